import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Puts the title and the address of the page into the margins of its print-out, in browsers that
// have such margins. A style sheet cannot read them from the page; src/css/print.css does the rest.
if (ExecutionEnvironment.canUseDOM) {
  let sheet: CSSStyleSheet | undefined;
  window.addEventListener('beforeprint', () => {
    // Not before: with a new sheet, the browser recalculates styles and layout of the whole page.
    sheet ??= adoptPrintSheet();
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    sheet.replaceSync(`@page {
      @top-left { content: ${quoted(document.title)}; }
      @bottom-left { content: ${quoted(canonical?.href ?? window.location.href)}; }
    }`);
  });
}

/** The site's security policy runs no inline style; a sheet that a script has made is none. */
function adoptPrintSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet({media: 'print'});
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** A text as a string of CSS. */
function quoted(text: string): string {
  return `"${text.replace(/["\\\n<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}
