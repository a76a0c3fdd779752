/**
 * Writes the data URL of a drawing as text. url-loader writes it in Base64, in which compression
 * finds nothing to repeat.
 *
 * @param {string} code the module that url-loader has made
 */
export default function loader(code) {
  return code.replace(/"data:image\/svg\+xml;base64,([^"]*)"/, (_whole, data) =>
    JSON.stringify(textUrl(Buffer.from(data, 'base64').toString())),
  );
}

/**
 * Returns a data URL whose text is that of a drawing, but for the characters that end or begin
 * something in a URL or in a page.
 *
 * @param {string} svg
 */
function textUrl(svg) {
  return `data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}`;
}
