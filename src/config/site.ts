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

/** The issue forms in `.github/ISSUE_TEMPLATE`, each with the fields that links of this site fill in. */
export const issueForms = {
  'broken-site': ['address', 'problem'],
  'missing-page': ['query'],
  translation: [],
  'wrong-page': ['page', 'section', 'checked'],
} as const;

type IssueForm = keyof typeof issueForms;

/**
 * The address of a new issue in the documentation's repository, with some fields filled in. Labels
 * are set by the form itself: GitHub takes them from an address only if the reader may add labels.
 *
 * @param fields by the ids of the form
 */
export function newIssueUrl<Form extends IssueForm>(
  form: Form,
  title: string,
  fields: Partial<Record<(typeof issueForms)[Form][number], string>> = {},
): string {
  const parameters = new URLSearchParams({template: `${form}.yml`, title, ...fields});
  return `${site.docsSource}/issues/new?${parameters.toString()}`;
}
