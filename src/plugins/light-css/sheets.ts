/** Components whose sheets come with the code that imports them. No page needs them at once. */
const ofSomePages = /[\\/](?:SearchModal|SearchPage|Welcome|LatestPost)[\\/]/;

/** The blog has many kinds of page, and one sheet for all. */
const ofBlog = /[\\/](?:Blog\w*|TagsListByLetter)[\\/]/;

/** A module as the bundler hands it to a test. */
interface BundledModule {
  nameForCondition?: () => string | null;
}

function fileOf(module: BundledModule): string {
  return module.nameForCondition?.() ?? '';
}

/**
 * How sheets are put into files, for `optimization.splitChunks`. Docusaurus puts all of them into
 * `styles`, so that they apply in one order; a sheet that is named here has to apply in any.
 */
export const cacheGroups = {
  styles: {
    test: (module: BundledModule) =>
      !ofSomePages.test(fileOf(module)) && !ofBlog.test(fileOf(module)),
  },
  blogStyles: {
    name: 'blog-styles',
    type: 'css/mini-extract',
    test: (module: BundledModule) => ofBlog.test(fileOf(module)),
    chunks: 'all' as const,
    enforce: true,
    // Before `styles`.
    priority: 60,
  },
};
