import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Recipe, UjustNote, UjustNotes} from '../../../src/content/facts/ujust-schema';
import {recipeCalls} from '../../../src/content/freshness/mentions';
import {textAttribute} from '../../../src/content/markdown/attribute';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {blocksOf, type Block} from './recipe-blocks';

/** The facts that a page may not state in its own words. */
type Fact = 'does' | 'dialog' | 'undo' | 'danger';

/** What of `<Recipe>` counts as taking a fact. */
const taking: Record<Fact, readonly string[]> = {
  does: ['does'],
  dialog: ['answers', 'answer', 'leave'],
  undo: ['undo'],
  // What is lost is a matter of what a dialog's answer deletes, or of what stays behind.
  danger: ['danger', 'answers', 'answer'],
};

const advice: Record<Fact, string> = {
  does: 'take it from the notes: <Recipe name="NAME" fact="does" />, or <Recipes names="NAME" /> for a table',
  dialog:
    'take it from the notes: <Recipe name="NAME" fact="answers" />, answer="LABEL" or fact="leave"',
  undo: 'take it from the notes: <Recipe name="NAME" fact="undo" />',
  danger: 'take it from the notes: <Recipe name="NAME" fact="danger" />',
};

const telling: Record<Fact, string> = {
  does: 'what it does',
  dialog: 'what the answers of its dialog do',
  undo: 'how to undo it',
  danger: 'what it can cost',
};

/** Words that describe a consequence; telling the reader to choose an answer does not count. */
const effects =
  /\b(?:means?|counts? as|leaves|sets up|starts|stops|keeps|switches|turns|installs|is preselected)\b/;
const losses =
  /\b(?:(?:wipes|erases|deletes|removes|prunes|drops|uninstalls|loses|publishes|uploads)\b|(?:is|are|be) (?:wiped|erased|deleted|removed|pruned|dropped|lost|public)\b|(?:can|may|will|would|could) (?:\w+ )?(?:wipe|erase|delete|remove|prune|drop|lose)\b)/;
const undoing = /(?:^|\. )(?:To undo|To take (?:it|this) back|Undo:)/;
const keys = /^(?:Esc|N|Q|Ctrl\+C)$/;

/**
 * Blocks that state a fact about a recipe in their own words. A block is a table row, a list item, a
 * paragraph, or an admonition with all that is in it. It is about the recipes that it names with
 * `ujust NAME`, or with a name in backticks that can be nothing else; when it names none, about the
 * one that its section names, if there is one only. It tells
 *
 * - what a recipe does, when it is a row or an item that begins with its name and goes on with text;
 * - its dialog, when a sentence names an answer or a key of the dialog and what follows from it;
 * - its undo, when a sentence begins with "To undo";
 * - its danger, when the notes know one and a sentence names a loss with the recipe as its subject.
 *
 * Each is fine if the same block takes that fact from the notes.
 */
export function recipeFactProblems(
  {file, tree}: Page,
  recipes: readonly Recipe[],
  notes: UjustNotes,
): Problem[] {
  const names = namesOf(recipes, notes);
  return blocksOf(tree).flatMap((block) =>
    subjectsOf(block, names).flatMap((name) => {
      const note = notes[name];
      const taken = takenIn(block.nodes, name, names);
      return (note ? factsToldBy(block, name, note, names) : [])
        .filter((fact) => !taking[fact].some((way) => taken.has(way)))
        .map((fact) => ({
          file,
          line: block.line,
          message: `says ${telling[fact]} (${name}) in its own words; ${advice[fact].replaceAll('NAME', name)}`,
        }));
    }),
  );
}

/** Every name of a recipe, with the name that its facts are listed under. */
function namesOf(recipes: readonly Recipe[], notes: UjustNotes): ReadonlyMap<string, string> {
  return new Map(
    recipes.flatMap(({name, aliases}) => {
      const real = /^Old name of `(?<real>[\w-]+)`/.exec(notes[name]?.does ?? '')?.groups?.real;
      return [name, ...aliases].map((other): [string, string] => [other, real ?? name]);
    }),
  );
}

function subjectsOf(block: Block, names: ReadonlyMap<string, string>): string[] {
  const own = namedIn(block.nodes, names);
  if (own.size > 0) {
    return [...own];
  }
  const ofSection = namedIn(block.section, names);
  return ofSection.size === 1 ? [...ofSection] : [];
}

/** The recipes that nodes name, by the names that facts stand under. */
function namedIn(nodes: readonly Nodes[], names: ReadonlyMap<string, string>): Set<string> {
  const tree: Root = {type: 'root', children: nodes.filter(isRootContent)};
  const found = recipeCalls(tree).map(({name}) => name);
  visit(tree, 'inlineCode', ({value}) => {
    // A name without a dash is an everyday word or another program too.
    if (value.includes('-')) {
      found.push(value);
    }
  });
  visit(tree, (node) => {
    if ('name' in node && node.name === 'Recipe') {
      found.push(textAttribute(node, 'name') ?? '');
    }
  });
  return new Set(found.flatMap((name) => names.get(name) ?? []));
}

function takenIn(
  nodes: readonly Nodes[],
  name: string,
  names: ReadonlyMap<string, string>,
): Set<string> {
  const taken = new Set<string>();
  visit({type: 'root', children: nodes.filter(isRootContent)} satisfies Root, (node) => {
    if ('name' in node && node.name === 'Recipe') {
      const of = textAttribute(node, 'name') ?? '';
      if ((names.get(of) ?? of) === name) {
        taken.add(textAttribute(node, 'fact') ?? 'answer');
      }
    }
  });
  return taken;
}

function factsToldBy(
  block: Block,
  name: string,
  note: UjustNote,
  names: ReadonlyMap<string, string>,
): Fact[] {
  const told = new Set<Fact>();
  if (isDescription(block, name, names)) {
    told.add('does');
  }
  for (const {text, code} of block.sentences) {
    const labels = Object.keys(note.answers ?? {});
    const saysAnswer =
      labels.some((label) => new RegExp(`(?<!\\w|[Cc]hoose )${label}(?!\\w)`).test(text)) ||
      (note.asks && code.some((word) => keys.test(word)));
    if (saysAnswer && (effects.test(text) || losses.test(text))) {
      told.add('dialog');
    }
    if (note.undo !== null && undoing.test(text) && isAbout(text, name, names)) {
      told.add('undo');
    }
    if (note.danger !== null && isSubjectOfLoss(text, name, names)) {
      told.add('danger');
    }
  }
  return [...told];
}

/** A sentence that has the recipe before the loss: "`ujust x` deletes …", "The recipe wipes …". */
function isSubjectOfLoss(text: string, name: string, names: ReadonlyMap<string, string>): boolean {
  const subject = new RegExp(`(?:${wordsFor(name, names)}|^It|^Its \\w+)(?![\\w-])(?<rest>[^.;]*)`);
  return losses.test(subject.exec(text)?.groups?.rest ?? '');
}

function isAbout(text: string, name: string, names: ReadonlyMap<string, string>): boolean {
  return new RegExp(`(?:${wordsFor(name, names)}|run it again)(?![\\w-])`).test(text);
}

/** What a page calls a recipe, as a pattern. */
function wordsFor(name: string, names: ReadonlyMap<string, string>): string {
  const own = [...names].filter(([, real]) => real === name).map(([other]) => other);
  return [...own, '(?:[Tt]he|[Tt]his) recipe'].join('|');
}

/** A row or an item that begins with the recipe's name, alone, and goes on with words about it. */
function isDescription(
  {subject, description}: Block,
  name: string,
  names: ReadonlyMap<string, string>,
): boolean {
  return (
    subject !== undefined &&
    names.get(subject.replace(/^ujust /, '')) === name &&
    (subject.startsWith('ujust ') || subject.includes('-')) &&
    description.split(/\s+/).filter(Boolean).length >= 3
  );
}

function isRootContent(node: Nodes): node is Root['children'][number] {
  return node.type !== 'root';
}
