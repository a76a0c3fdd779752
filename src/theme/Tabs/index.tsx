import {sanitizeTabsChildren} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import Tabs from '@theme-original/Tabs';
import {cloneElement, useId, type KeyboardEvent, type ReactNode} from 'react';
import {panelId, tabId, TabsGroup} from './group';
import styles from './styles.module.css';
import {useHashInPanel} from './useHashInPanel';

/**
 * The theme's tabs (theme-classic 3.9.2). Tabs of one group are switched together and kept in the
 * URL. Tabs and panels reference each other, Space, Home and End work, and a link to a heading in a
 * hidden panel shows that panel. Without JavaScript and on paper, all panels are shown one below
 * the other.
 */
export default function SyncedTabs({children, ...props}: Props): ReactNode {
  const group = useId();
  useHashInPanel(group);
  return (
    <TabsGroup value={group}>
      <div className={styles.tabs}>
        <Tabs queryString={props.groupId !== undefined} {...props}>
          {sanitizeTabsChildren(children).map((item) =>
            cloneElement(item, {
              attributes: {
                ...item.props.attributes,
                id: tabId(group, item.props.value),
                'aria-controls': panelId(group, item.props.value),
                onKeyDown,
              },
            }),
          )}
        </Tabs>
      </div>
    </TabsGroup>
  );
}

/** Replaces the theme's handler, which does not support Space, Home and End. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const index = tabs.indexOf(tab);
  switch (event.key) {
    case 'ArrowRight':
      tabs.at((index + 1) % tabs.length)?.focus();
      break;
    case 'ArrowLeft':
      tabs.at(index - 1)?.focus();
      break;
    case 'Home':
      tabs.at(0)?.focus();
      break;
    case 'End':
      tabs.at(-1)?.focus();
      break;
    case 'Enter':
    case ' ':
      tab.click();
      break;
    default:
      return;
  }
  event.preventDefault();
}
