import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

// Removes a stored color mode that is none, so that the system decides, as on a first visit.
if (ExecutionEnvironment.canUseDOM) {
  const slot = createStorageSlot('theme');
  const stored = slot.get();
  if (stored !== null && stored !== 'light' && stored !== 'dark') {
    slot.del();
    const {dataset} = document.documentElement;
    dataset.themeChoice = 'system';
    dataset.theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
}
