import {brewfiles, brewfilesNotes, ujust, ujustNotes} from '../facts/facts';
import type {Recipe, UjustNote, UjustNotes} from '../facts/ujust-schema';
import {answersText} from '../../components/Recipe/facts';
import {code, tableOf} from './table';

/**
 * Lists every ujust recipe in a section of its own, in alphabetical order.
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
          `src/content/facts/ujust-notes.json says nothing about the recipe ${recipe.name}; write what it does.`,
        );
      }
      return recipeText(recipe, note);
    })
    .join('\n\n');
}

/**
 * Returns the recipes of a `<Recipes names="…" />` as a table: the name, what the recipe does and
 * risks, and what happens before it acts.
 *
 * @param names names of existing recipes that have a note
 */
export function recipeTable(
  names: readonly string[],
  recipes: readonly Recipe[] = ujust.recipes,
  notes: UjustNotes = ujustNotes,
): string {
  return tableOf([
    ['Recipe', 'What it does', 'Before it acts'],
    ...names.flatMap((name) => {
      const note = notes[name];
      const recipe = recipes.find((other) => other.name === name);
      return note && recipe ? [rowOf(recipe, note, notes)] : [];
    }),
  ]);
}

/**
 * Lists the recipes with a risk, each with the risk, how to leave the dialog, and how to undo it.
 */
export function dangersText(notes: UjustNotes = ujustNotes): string {
  return Object.entries(notes)
    .filter(([, {does, danger}]) => danger !== null && !does.startsWith('Another name of'))
    .map(([name, {danger, leave, undo}]) =>
      [
        `- [${code(name)}](#${name}): ${danger}`,
        ...(leave ? [leave] : []),
        ...(undo ? [`Undo: ${undo}`] : []),
      ].join(' '),
    )
    .join('\n');
}

function rowOf({name, aliases}: Recipe, note: UjustNote, notes: UjustNotes): string[] {
  const otherNames = Object.keys(notes).filter(
    (other) => notes[other]?.does === `Another name of ${code(name)}.`,
  );
  const others = [
    ...(aliases.length > 0 ? [`also ${aliases.map(code).join(', ')}`] : []),
    ...(otherNames.length > 0 ? [`other name ${otherNames.map(code).join(', ')}`] : []),
  ];
  const before = [...(note.asks ? ['asks'] : []), ...(note.admin ? ['admin'] : [])];
  return [
    `${code(name)}${others.length > 0 ? ` (${others.join('; ')})` : ''}`,
    [
      note.does,
      ...(note.danger ? [note.danger] : []),
      ...(note.page ? [`See [${note.page.title}](${note.page.path}).`] : []),
    ].join(' '),
    before.join(', ') || '–',
  ];
}

function recipeText(recipe: Recipe, note: UjustNote): string {
  const words = ['ujust', recipe.name, ...recipe.parameters.map(({name}) => name.toUpperCase())];
  const badges = [
    ...(note.asks ? ['asks first'] : []),
    ...(note.admin ? ['administrator'] : []),
    ...(note.deletes ? ['deletes'] : []),
    ...(note.undo && !note.final ? ['undo'] : []),
  ].map(badge);
  const facts = [
    ...parameterFacts(recipe),
    ...(recipe.aliases.length > 0
      ? [`Also: ${recipe.aliases.map((alias) => code(`ujust ${alias}`)).join(', ')}`]
      : []),
    ...answerFacts(note),
    ...(note.undo ? [`Undo: ${note.undo}`] : []),
    ...(note.page ? [`More: [${note.page.title}](${note.page.path})`] : []),
    `Topic: ${badge(note.topic)}`,
  ];
  const command = `\`\`\`bash\n${words.join(' ')}\n\`\`\``;
  return [
    `### ${recipe.name} {#${recipe.name}}`,
    // What can be lost is said before the command.
    ...(note.danger ? [`**Before you run it:** ${note.danger}`] : []),
    command,
    [
      '<details>',
      `<summary>${[note.does, ...badges].join(' ')}</summary>`,
      '',
      ...facts.map((fact) => `- ${fact}`),
      '',
      '</details>',
    ].join('\n'),
  ].join('\n\n');
}

function badge(text: string): string {
  return `<Badge>${text}</Badge>`;
}

function answerFacts(note: UjustNote): string[] {
  const answers = answersText(note);
  return [
    ...(answers ? [`Answers: ${answers}`] : []),
    ...(note.leave ? [`Leave it: ${note.leave}`] : []),
  ];
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

/** Lists the Brewfiles of the image, with the number of entries in each. */
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
