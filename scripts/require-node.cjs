// Loaded before anything else (node -r), and so written for the oldest Node there is.
'use strict';
var required = require('../package.json').engines.node.replace('>=', '');
var wants = required.split('.');
var has = process.versions.node.split('.');
var difference = Number(has[0]) - Number(wants[0]) || Number(has[1]) - Number(wants[1]);
if (difference < 0) {
  console.error(
    'The documentation needs Node ' +
      required +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and try again.',
  );
  process.exit(1);
}
