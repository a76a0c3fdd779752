import type {Configuration} from 'webpack-dev-server';

/**
 * Lets `npm start` serve a folder. It serves what `static/` holds, and not what a build writes
 * beside the pages: links to that would show the home page while a writer works.
 *
 * @param directory may be written later; changes in it do not reload the page
 * @param publicPath where its files are found
 */
export function servedWhileWriting(
  directory: string,
  publicPath: string,
): {devServer: Configuration} {
  return {devServer: {static: [{directory, publicPath, serveIndex: false, watch: false}]}};
}
