import {createContext} from 'react';

/** The id of the tabs that a panel belongs to. */
export const TabsGroup = createContext('');

/** The id of the tab for a value. */
export const tabId = (group: string, value: string) => `${group}-tab-${value}`;

/** The id of the panel for a value. */
export const panelId = (group: string, value: string) => `${group}-panel-${value}`;
