import type {Plugin} from '@docusaurus/types';
import LicensePlugin from 'webpack-license-plugin';

/** What the plugin reads of a package. */
interface ShippedPackage {
  name: string;
  version: string;
  license: string | null;
  /** The texts of its license and notice files, if any. */
  licenseText?: string | null;
  noticeText?: string;
  author?: string;
}

const fileName = 'licenses.txt';

/**
 * Writes `/licenses.txt` in a build: the licenses of the packages that browsers load code from. The
 * list comes from the modules of the bundle, not from the installed packages.
 */
export default function licenses(): Plugin {
  return {
    name: 'licenses',
    configureWebpack(_config, isServer) {
      const options = {
        // The plugin writes JSON; the text for readers takes its place.
        outputFilename: fileName,
        additionalFiles: {[fileName]: licensesText},
        includeNoticeText: true,
      };
      return isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {plugins: [new LicensePlugin(options)]};
    },
  };
}

/** Formats the licenses as a text for readers. */
function licensesText(packages: readonly ShippedPackage[]): string {
  const intro = `Your browser loads code from the following packages. The license of this site and of its texts is
in its repository.`;
  const line = '='.repeat(80);
  const sections = packages.map(({name, version, license, licenseText, noticeText, author}) => {
    const texts = [licenseText, noticeText].flatMap((text) => text?.trim() ?? []);
    // Even without a license file, the author must be named.
    const text = texts.join('\n\n') || (author ? `Author: ${author}` : '');
    return `${line}\n${name} ${version} (${license ?? 'no license named'})\n${line}\n\n${text}\n`;
  });
  return [`${intro}\n`, ...sections].join('\n');
}
