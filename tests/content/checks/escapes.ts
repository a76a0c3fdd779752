import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/**
 * Finds code with a backslash that its writer did not type: Docusaurus adds one before the id on every
 * line that looks like a heading, even in code.
 */
export function escapeProblems({file, $}: BuiltPage): Problem[] {
  return $('code')
    .toArray()
    .flatMap((code) => {
      const line = /^#+ .*\\\{#[\w-]+\}/m.exec($(code).text())?.[0];
      return line === undefined
        ? []
        : [
            {
              file,
              message: `shows "${line}" with a backslash; show the heading as code within a sentence`,
            },
          ];
    });
}
