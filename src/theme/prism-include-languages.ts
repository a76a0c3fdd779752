// Replaces the grammar loader of theme-classic 3.9.2: code is highlighted when the site is built
// (src/content/remark/code-blocks), so no browser needs a grammar.

/** Adds no languages to the highlighter. */
export default function prismIncludeLanguages(): void {
  // Nothing to add.
}
