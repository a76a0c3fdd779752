/**
 * Addresses that other places still link to, and where they lead now. Each source line says who
 * links to the old address, so that a later reader knows when it can go.
 */
export const redirects = [
  // Linked from the README of the ISO builder.
  {from: '/guides/iso-testing', to: '/guides/building#iso-testing'},
  // Addresses of posts on the documentation's first blog.
  {from: '/blog/hello-aurora-blog', to: '/blog'},
  {from: '/blog/plasma-6-6-beta', to: '/blog/plasma-66'},
];

/**
 * Sections of the home page that are on another page now. Docusaurus redirects paths, not hashes, so
 * the home page sends readers on itself.
 */
export const movedSections = {
  to: '/about',
  ids: [
    'applications',
    'aurora-in-brief',
    'desktop-applications',
    'different-from-what-you-may-expect',
    'do-i-have-to-restart-for-every-update',
    'do-i-need-aurora-dx',
    'how-aurora-differs',
    'how-does-it-compare-with-its-relatives',
    'images-and-release-streams',
    'in-a-terminal',
    'is-aurora-immutable',
    'limits-to-know-before-you-start',
    'media-languages-and-hardware',
    'middle-click-paste',
    'where-to-find-people-and-code',
  ],
};
