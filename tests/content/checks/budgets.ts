import type {FirstViewBudget, scriptBudgets} from '../../../src/config/budgets';
import {overBudget, weighFiles} from '../../weight';
import type {Problem} from '../lib/problem';
import type {BuiltPage, BuiltSite} from '../lib/site';
import {sheetSelector} from './style-sheets';

/**
 * Finds pages that exceed their budget, for the HTML as a whole or for the style sheets in it.
 *
 * @param folder the folder of the site, from the root of the repository
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
            message: `has a budget for ${path}, which is not a page; name another of its kind`,
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

/** Finds scripts that exceed the budget for scripts of their name. */
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

/** Finds script budgets that match no file. */
export function unusedBudgetProblems(site: BuiltSite, budgets: typeof scriptBudgets): Problem[] {
  return budgets
    .filter(({pattern}) => ![...site.files].some((file) => pattern.test(file)))
    .map(({name, pattern}) => ({
      file: 'src/config/budgets.ts',
      message: `has a budget for ${name}, but no built file has a name like ${pattern.source}; correct it`,
    }));
}

function stylesOf({$}: BuiltPage): Set<string> {
  return new Set(
    $(sheetSelector)
      .map((_index, style) => $(style).attr('data-href'))
      .get(),
  );
}

/**
 * Finds packages of which the main script has more than their budget, those without one, and budgets
 * for what is not in it.
 *
 * @param bytes the code of each package, from src/plugins/main-packages
 */
export function packageBudgetProblems(
  bytes: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, number>>,
): Problem[] {
  const file = 'src/config/budgets.ts';
  const grown = Object.entries(bytes).flatMap(([name, size]) => {
    const budget = budgets[name];
    if (budget === undefined) {
      return [
        `has no budget for ${name}, of which the main script has ${size} bytes before it is minified; load it with import() where it is needed, or give it a budget and say why in the commit`,
      ];
    }
    return size > budget
      ? [
          `has a budget of ${budget} bytes for ${name} in the main script, which has ${size}; make it lighter, or raise the number and say why in the commit`,
        ]
      : [];
  });
  const gone = Object.keys(budgets)
    .filter((name) => !(name in bytes))
    .map((name) => `has a budget for ${name}, which is not in the main script; delete it`);
  return [...grown, ...gone].map((message) => ({file, message}));
}
