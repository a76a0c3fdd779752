/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    // DocSearch's class names are kept (DocSearch-Modal), CSS modules use camelCase.
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*(?:[-_]{1,2}[a-zA-Z0-9]+)*$|^DocSearch', {}],
    'property-disallowed-list': [
      [
        ...[
          'margin-left',
          'margin-right',
          'padding-left',
          'padding-right',
          'left',
          'right',
          'float',
        ],
        'backdrop-filter',
      ],
      {
        message: (/** @type {string} */ property) =>
          property === 'backdrop-filter'
            ? 'Do without: where no graphics processor draws it, every change on the page takes 100 ms.'
            : 'Use the logical property, so that the layout works in both writing directions.',
      },
    ],
    'declaration-no-important': true,
    'no-descending-specificity': null,
  },
};
