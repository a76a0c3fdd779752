/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    // DocSearch's class names are kept (DocSearch-Modal), CSS modules use camelCase.
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*(?:[-_]{1,2}[a-zA-Z0-9]+)*$|^DocSearch', {}],
    'property-disallowed-list': [
      ['margin-left', 'margin-right', 'padding-left', 'padding-right', 'left', 'right', 'float'],
      {message: 'Use the logical property, so that the layout works in both writing directions.'},
    ],
    'declaration-no-important': true,
    'no-descending-specificity': null,
  },
};
