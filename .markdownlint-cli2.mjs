/** Rules for docs/ and blog/, beyond markdownlint's defaults. */
export default {
  globs: ['docs/**/*.{md,mdx}', 'blog/**/*.md', '*.md', '{bench,deploy,scripts,src}/**/*.md'],
  config: {
    // One paragraph is one line.
    MD013: false,
    // The title in the front matter is the h1 of a page.
    MD025: {front_matter_title: ''},
    MD041: false,
    // The truncation mark of a post is an MDX comment, which looks like spaced emphasis.
    MD037: false,
    // The components of src/components are the only tags that pages use.
    MD033: {
      allowed_elements: [
        'Badge',
        'BeforeAfter',
        'Cards',
        'Commands',
        'Figure',
        'FileTree',
        'Filter',
        'Generated',
        'Kbd',
        'LatestPost',
        'Recipe',
        'Recipes',
        'Since',
        'Steps',
        'TabItem',
        'Tabs',
        'Term',
        'Until',
        'Way',
        'Ways',
        'Welcome',
      ],
    },
    // Wide tables are easier to write without padding; Prettier aligns them where it can.
    MD060: false,
  },
};
