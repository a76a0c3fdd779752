/** The keys of recent and favorite searches in local storage. */
export const keys = {
  recents: '__DOCSEARCH_RECENT_SEARCHES__aurora-docs',
  favorites: '__DOCSEARCH_FAVORITE_SEARCHES__aurora-docs',
};

/** A stored search with the title "Search NAME". */
export const entry = (name: string) => ({
  objectID: name,
  url: `/guides/vpn?from=${name}`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: `Search ${name}`},
});
