import {translate} from '@docusaurus/Translate';

/** A link from the start screen to a page or section. */
export interface StartPage {
  /** The path, with the anchor of the relevant heading. */
  to: string;
  label: string;
}

/** Links for people whose computer has a problem. */
export function emergencies(): StartPage[] {
  return [
    {
      to: '/guides/rescue-mode',
      label: translate({
        id: 'theme.SearchModal.emergencies.start',
        message: 'Aurora does not start',
        description: 'A link on the start screen of the search, to the page on rescue mode',
      }),
    },
    {
      to: '/guides/basic-usage#rolling-back',
      label: translate({
        id: 'theme.SearchModal.emergencies.update',
        message: 'Undo an update',
        description: 'A link on the start screen of the search, to how to roll back',
      }),
    },
    {
      to: '/guides/basic-usage#clean-system',
      label: translate({
        id: 'theme.SearchModal.emergencies.disk',
        message: 'The disk is full',
        description: 'A link on the start screen of the search, to how to free disk space',
      }),
    },
    {
      to: '/guides/rescue-mode#set-a-new-password',
      label: translate({
        id: 'theme.SearchModal.emergencies.password',
        message: 'Forgot the password',
        description: 'A link on the start screen of the search, to how to set a new password',
      }),
    },
  ];
}

/** Pages that most readers need at some point: those that Aurora's own menus and messages open. */
export function mostUsed(): StartPage[] {
  return [
    {
      to: '/guides/install-guide',
      label: translate({
        id: 'theme.SearchModal.mostUsed.install',
        message: 'Install Aurora',
        description: 'A link on the start screen of the search',
      }),
    },
    {
      to: '/guides/basic-usage',
      label: translate({
        id: 'theme.SearchModal.mostUsed.basics',
        message: 'Everyday use',
        description: 'A link on the start screen of the search',
      }),
    },
    {
      to: '/guides/coming-from-windows',
      label: translate({
        id: 'theme.SearchModal.mostUsed.windows',
        message: 'Coming from Windows',
        description: 'A link on the start screen of the search',
      }),
    },
    {
      to: '/guides/software',
      label: translate({
        id: 'theme.SearchModal.mostUsed.software',
        message: 'Get software',
        description: 'A link on the start screen of the search',
      }),
    },
    {
      to: '/guides/release-streams',
      label: translate({
        id: 'theme.SearchModal.mostUsed.streams',
        message: 'Release streams',
        description: 'A link on the start screen of the search',
      }),
    },
    {
      to: '/guides/faq',
      label: translate({
        id: 'theme.SearchModal.mostUsed.faq',
        message: 'Questions and answers',
        description: 'A link on the start screen of the search',
      }),
    },
  ];
}
