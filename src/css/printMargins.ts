import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Prints the title and the URL of the page in the page margins, in browsers that support margin
// boxes. A style sheet cannot read them from the page. For everything else, see src/css/print.css.
if (ExecutionEnvironment.canUseDOM) {
  let sheet: CSSStyleSheet | undefined;
  window.addEventListener('beforeprint', () => {
    // Only when printing, because a new style sheet makes the browser recalculate the styles and
    // layout of the whole page.
    sheet ??= adoptPrintSheet();
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    sheet.replaceSync(`@page {
      @top-left { content: ${quoted(document.title)}; }
      @bottom-left { content: ${quoted(canonical?.href ?? window.location.href)}; }
    }`);
  });
}

/** The security policy forbids inline styles, but allows constructed style sheets. */
function adoptPrintSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet({media: 'print'});
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** Returns a text as a CSS string. */
function quoted(text: string): string {
  return `"${text.replace(/["\\\n<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}
