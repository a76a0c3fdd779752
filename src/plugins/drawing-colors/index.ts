import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

/** Gives the drawings in docs/img the colors of the site, which images cannot read from their page. */
export default function drawingColors({siteDir}: LoadContext): Plugin {
  return {
    name: 'drawing-colors',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Runs before the loader that Docusaurus names in each import of an image.
            enforce: 'pre',
            test: /\.svg$/,
            include: path.join(siteDir, 'docs/img'),
            loader: path.join(__dirname, 'loader.mjs'),
            options: {tokens: path.join(siteDir, 'src/css/tokens.css')},
          },
        ],
      },
    }),
  };
}
