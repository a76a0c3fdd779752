/** Stands for `Prism`: code is coloured when the site is built, by src/plugins/code-blocks. */
export const Prism = {};
