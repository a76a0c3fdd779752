/** Names and addresses that more than one place needs. */
export const site = {
  title: 'Aurora Documentation',
  tagline: 'A KDE Plasma desktop whose system is one image',
  url: 'https://docs.getaurora.dev',
  website: 'https://getaurora.dev',
  discussions: 'https://github.com/ublue-os/aurora/discussions',
  chat: 'https://discord.getaurora.dev',
  source: 'https://github.com/ublue-os/aurora',
  releases: 'https://github.com/ublue-os/aurora/releases',
  docsSource: 'https://github.com/ublue-os/aurora-docs',
} as const;

/** The address of the editor for one file of this repository, as "Edit this page" opens it. */
export const editUrl = `${site.docsSource}/edit/main/`;

/**
 * A new issue in the documentation's repository, filled in.
 *
 * @param title what the issue is called
 * @param body its first text, Markdown
 */
export function newIssueUrl(title: string, body: string): string {
  return `${site.docsSource}/issues/new?${new URLSearchParams({title, body}).toString()}`;
}
