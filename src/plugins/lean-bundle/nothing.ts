/** Stands for `Prism`: code is coloured when the site is built, by src/content/remark/code-blocks. */
export const Prism = {};
