/** Components whose sheets come with the code that imports them. No page needs them at once. */
const ofSomePages = /[\\/](?:SearchModal|SearchPage|Welcome|LatestPost)[\\/]/;

/**
 * Components for writers that few pages use, and one sheet for all. Those of many guides stay in
 * `styles`, as one file comes sooner than two.
 */
const ofComponents =
  /[\\/](?:Badge|BeforeAfter|Cards|FileTree|Filter|Kbd|Steps|TabItem|Tabs|Term)[\\/]/;

/** The blog has many kinds of page, and one sheet for all. */
const ofBlog = /[\\/](?:Blog\w*|Socials|TagsListByLetter)[\\/]/;

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
      [ofSomePages, ofComponents, ofBlog].every((some) => !some.test(fileOf(module))),
  },
  componentStyles: sharedSheet('component-styles', ofComponents),
  blogStyles: sharedSheet('blog-styles', ofBlog),
};

function sharedSheet(name: string, pattern: RegExp): object {
  return {
    name,
    type: 'css/mini-extract',
    test: (module: BundledModule) => pattern.test(fileOf(module)),
    chunks: 'all',
    enforce: true,
    // Before `styles`.
    priority: 60,
  };
}
