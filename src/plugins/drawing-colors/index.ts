import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Gives the drawings in docs/img the colors of the site, which images cannot read from their page, and
 * puts them into pages as text.
 */
export default function drawingColors({siteDir}: LoadContext): Plugin {
  const drawings = {test: /\.svg$/, include: path.join(siteDir, 'docs/img')};
  return {
    name: 'drawing-colors',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Runs before the loader that Docusaurus names in each import of an image.
            ...drawings,
            enforce: 'pre',
            loader: path.join(__dirname, 'loader.mjs'),
            options: {tokens: path.join(siteDir, 'src/css/tokens.css')},
          },
          {...drawings, enforce: 'post', loader: path.join(__dirname, 'text-url.mjs')},
        ],
      },
    }),
  };
}
