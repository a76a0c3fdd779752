/** The rules of axe that depend on the width of the window. All rules at all widths are in tests/nightly. */
export const layoutRules = ['target-size', 'scrollable-region-focusable'];
