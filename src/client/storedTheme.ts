import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus takes whatever is stored for a colour mode, and shows a page without any. What is no
// mode counts as no choice: the reader's system decides, as on a first visit.
if (ExecutionEnvironment.canUseDOM) {
  try {
    const stored = window.localStorage.getItem('theme');
    if (stored !== null && stored !== 'light' && stored !== 'dark') {
      window.localStorage.removeItem('theme');
      const {dataset} = document.documentElement;
      dataset.themeChoice = 'system';
      dataset.theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    }
  } catch {
    // A storage that cannot be read holds no nonsense.
  }
}
