import {brewfiles, brewfilesNotes, ujust, ujustNotes} from '../../data/facts';
import type {Recipe, UjustNotes} from '../../data/ujust-schema';
import {code, tableOf} from './table';

/**
 * Every recipe of ujust as a section of its own, in alphabetical order.
 *
 * @throws Error naming a recipe that has no note
 */
export function recipesText(
  recipes: readonly Recipe[] = ujust.recipes,
  notes: UjustNotes = ujustNotes,
): string {
  return recipes
    .map((recipe) => {
      const note = notes[recipe.name];
      if (!note) {
        throw new Error(
          `src/data/ujust-notes.json says nothing of the recipe ${recipe.name}; write what it does.`,
        );
      }
      return recipeText(recipe, note);
    })
    .join('\n\n');
}

function recipeText(recipe: Recipe, note: UjustNotes[string]): string {
  const words = ['ujust', recipe.name, ...recipe.parameters.map(({name}) => name.toUpperCase())];
  const facts = [
    `Command: ${code(words.join(' '))}`,
    ...parameterFacts(recipe),
    ...(recipe.aliases.length > 0
      ? [`Also: ${recipe.aliases.map((alias) => code(`ujust ${alias}`)).join(', ')}`]
      : []),
    `Undo: ${note.undo ?? 'Nothing to undo, it only shows something.'}`,
    ...(note.page ? [`More: [${note.page.title}](${note.page.path})`] : []),
  ];
  return [
    `### ${recipe.name} {#${recipe.name}}`,
    note.does,
    ...(note.danger ? [`:::warning[Before you run it]\n\n${note.danger}\n\n:::`] : []),
    `${note.asks ? 'Asks before it starts' : 'Starts without a question'}. ${note.admin ? 'Needs an administrator' : 'Needs no administrator'}.`,
    facts.map((fact) => `- ${fact}`).join('\n'),
  ].join('\n\n');
}

function parameterFacts({parameters}: Recipe): string[] {
  return parameters.map(({name, default: fallback}) => {
    const use =
      fallback === null
        ? 'has to be given'
        : fallback === ''
          ? 'may be left out'
          : `is ${code(fallback)} when left out`;
    return `${code(name.toUpperCase())} ${use}`;
  });
}

/** The Brewfiles of the image, with how much each lists. */
export function brewfilesText(): string {
  return tableOf([
    ['File', 'Holds', 'Tools', 'Casks', 'Flatpaks'],
    ...brewfiles.brewfiles.map(({file, entries}) => {
      const count = (kind: string) => String(entries.filter((entry) => entry.kind === kind).length);
      return [
        code(file),
        brewfilesNotes[file] ?? '',
        count('brew'),
        count('cask'),
        count('flatpak'),
      ];
    }),
  ]);
}
