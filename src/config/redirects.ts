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
