import type {FirstViewBudget, scriptBudgets} from '../../../src/config/budgets';
import {overBudget, weighFiles} from '../../weight';
import type {Problem} from '../lib/problem';
import type {BuiltPage, BuiltSite} from '../lib/site';
import {sheetSelector} from './style-sheets';

/**
 * Pages that weigh more than they may: the HTML, and of it the style sheets.
 *
 * @param folder of the site, from the root of the repository
 */
export async function pageBudgetProblems(
  site: BuiltSite,
  budgets: readonly FirstViewBudget[],
  folder = 'build',
): Promise<Problem[]> {
  const problems = await Promise.all(
    budgets.map(async ({path, html, css}) => {
      const page = site.pages.get(path);
      if (!page) {
        return [
          {
            file: 'src/config/budgets.ts',
            message: `has a budget for ${path}, which is no page; name another of its kind`,
          },
        ];
      }
      const document = await weighFiles([page.file.slice(folder.length)], folder);
      const styles = await weighFiles(stylesOf(page), folder);
      return [overBudget('is', document, html), overBudget('has CSS of', styles, css)].flatMap(
        (message) => (message === undefined ? [] : [{file: page.file, message}]),
      );
    }),
  );
  return problems.flat();
}

/** Scripts that weigh more than scripts of their name may. */
export async function scriptBudgetProblems(
  site: BuiltSite,
  budgets: typeof scriptBudgets,
  folder = 'build',
): Promise<Problem[]> {
  const scripts = await weighFiles(
    [...site.files].filter((file) => file.endsWith('.js')),
    folder,
  );
  return scripts.flatMap((script) => {
    const budget = budgets.find(({pattern}) => pattern.test(script.path));
    const message = budget && overBudget(`is ${budget.name} of`, [script], budget.bytes);
    return message === undefined ? [] : [{file: `${folder}${script.path}`, message}];
  });
}

/** Budgets of scripts that no file of the site has the name for, so that they would watch nothing. */
export function idleBudgetProblems(site: BuiltSite, budgets: typeof scriptBudgets): Problem[] {
  return budgets
    .filter(({pattern}) => ![...site.files].some((file) => pattern.test(file)))
    .map(({name, pattern}) => ({
      file: 'src/config/budgets.ts',
      message: `has a budget for ${name}, but no built file has a name like ${pattern.source}; correct it`,
    }));
}

function stylesOf({$}: BuiltPage): Set<string> {
  return new Set(
    $(`${sheetSelector}, link[rel="stylesheet"]`)
      .map((_index, sheet) => $(sheet).attr('data-href') ?? $(sheet).attr('href') ?? [])
      .get(),
  );
}
