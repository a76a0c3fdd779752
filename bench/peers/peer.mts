/** A page in Markdown that every generator understands. */
export interface PlainPage {
  /** In sidebars.ts. */
  id: string;
  /** For example `/guides/vpn`. */
  path: string;
  title: string;
  /** Its name in the sidebar. */
  label: string;
  description: string;
  /** Without front matter and title. */
  markdown: string;
}

export interface SidebarLink {
  label: string;
  path: string;
}

export interface SidebarGroup {
  label: string;
  collapsed: boolean;
  items: readonly SidebarLink[];
}

export type SidebarEntry = SidebarLink | SidebarGroup;

/** What is built with each peer. */
export interface SiteText {
  title: string;
  tagline: string;
  url: string;
  pages: readonly PlainPage[];
  sidebar: readonly SidebarEntry[];
  /** The folder of the images in the pages, which are below `/img/`. */
  images: string;
}

/** Another generator of documentation sites. */
export interface Peer {
  /** The name in the tables. */
  name: string;
  /** Exact versions, so that everyone measures the same. */
  dependencies: Readonly<Record<string, string>>;
  /** The command that builds the site, of an installed package. */
  build: readonly [command: string, ...args: string[]];
  /** Relative to the folder of the site. */
  folders: {pages: string; static: string; output: string};
  /** Whether a page shows only the title that is in its text. */
  hasTitleInText: boolean;
  /** Configuration files by path. */
  files: (text: SiteText) => Readonly<Record<string, string>>;
}
