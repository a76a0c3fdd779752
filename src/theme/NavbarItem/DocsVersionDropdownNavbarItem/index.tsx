import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import DocsVersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

/**
 * The list of versions in the navbar. Wraps the theme's (theme-classic 3.9.2), whose button has the
 * version alone for a name: "Next" could be anything. In the mobile menu, it says "Versions".
 */
export default function DocsVersionDropdownWithPurpose(props: Props): ReactNode {
  const [{label: version}] = useDocsVersionCandidates(props.docsPluginId);
  return (
    <DocsVersionDropdown {...props}>
      {props.mobile
        ? undefined
        : translate(
            {
              id: 'theme.navbar.versionDropdown',
              message: 'Version: {version}',
              description: 'The button in the navbar that lists the versions of the documentation',
            },
            {version},
          )}
    </DocsVersionDropdown>
  );
}
