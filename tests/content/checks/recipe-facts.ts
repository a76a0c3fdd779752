import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Recipe, UjustNote, UjustNotes} from '../../../src/content/facts/ujust-schema';
import {recipeCalls} from '../../../src/content/freshness/mentions';
import {textAttribute} from '../../../src/content/markdown/attribute';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {blocksOf, type Block} from './recipe-blocks';

/** The facts that pages must not state in their own words. */
type Fact = 'does' | 'dialog' | 'undo' | 'danger';

/** The attributes of `<Recipe>` that include a fact. */
const including: Record<Fact, readonly string[]> = {
  does: ['does'],
  dialog: ['answers', 'answer', 'leave'],
  undo: ['undo'],
  // The answers of a dialog also say what they delete.
  danger: ['danger', 'answers', 'answer'],
};

const advice: Record<Fact, string> = {
  does: 'take it from the notes: <Recipe name="NAME" fact="does" />, or <Recipes names="NAME" /> for a table',
  dialog:
    'take it from the notes: <Recipe name="NAME" fact="answers" />, answer="LABEL" or fact="leave"',
  undo: 'take it from the notes: <Recipe name="NAME" fact="undo" />',
  danger: 'take it from the notes: <Recipe name="NAME" fact="danger" />',
};

const descriptions: Record<Fact, string> = {
  does: 'what it does',
  dialog: 'what the answers of its dialog do',
  undo: 'how to undo it',
  danger: 'what it can cost',
};

/** Words that describe a consequence. Advice to choose an answer does not count. */
const effects =
  /\b(?:means?|counts? as|leaves|sets up|starts|stops|keeps|switches|turns|installs|is preselected)\b/;
const losses =
  /\b(?:(?:wipes|erases|deletes|removes|prunes|drops|uninstalls|loses|publishes|uploads)\b|(?:is|are|be) (?:wiped|erased|deleted|removed|pruned|dropped|lost|public)\b|(?:can|may|will|would|could) (?:\w+ )?(?:wipe|erase|delete|remove|prune|drop|lose)\b)/;
const undoing = /(?:^|\. )(?:To undo|To take (?:it|this) back|Undo:)/;
const keys = /^(?:Esc|N|Q|Ctrl\+C)$/;

/**
 * Finds blocks that state a fact about a recipe in their own words. A block is about the recipes that
 * it names with `ujust NAME`, or with an unambiguous name in backticks. If it names none, it is about
 * the recipe of its section, if there is only one. It states
 *
 * - what a recipe does, if it is a row or an item that begins with its name, followed by text;
 * - its dialog, if a sentence names an answer or a key of the dialog with its consequence;
 * - its undo, if a sentence begins with "To undo";
 * - its danger, if the notes have one and a sentence names a loss with the recipe as its subject.
 *
 * Each is allowed if the same block includes that fact from the notes.
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
      const included = includedFacts(block.nodes, name, names);
      return (note ? statedFacts(block, name, note, names) : [])
        .filter((fact) => !including[fact].some((way) => included.has(way)))
        .map((fact) => ({
          file,
          line: block.line,
          message: `says ${descriptions[fact]} (${name}) in its own words; ${advice[fact].replaceAll('NAME', name)}`,
        }));
    }),
  );
}

/** Returns every name of each recipe, with the name under which its facts are listed. */
function namesOf(recipes: readonly Recipe[], notes: UjustNotes): ReadonlyMap<string, string> {
  return new Map(
    recipes.flatMap(({name, aliases}) => {
      const real = /^Another name of `(?<real>[\w-]+)`/.exec(notes[name]?.does ?? '')?.groups?.real;
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

/** Returns the recipes that nodes name, by the names under which their facts are listed. */
function namedIn(nodes: readonly Nodes[], names: ReadonlyMap<string, string>): Set<string> {
  const tree: Root = {type: 'root', children: nodes.filter(isRootContent)};
  const found = recipeCalls(tree).map(({name}) => name);
  visit(tree, 'inlineCode', ({value}) => {
    // A name without a dash may also be an everyday word or another program.
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

function includedFacts(
  nodes: readonly Nodes[],
  name: string,
  names: ReadonlyMap<string, string>,
): Set<string> {
  const included = new Set<string>();
  visit({type: 'root', children: nodes.filter(isRootContent)} satisfies Root, (node) => {
    if ('name' in node && node.name === 'Recipe') {
      const of = textAttribute(node, 'name') ?? '';
      if ((names.get(of) ?? of) === name) {
        included.add(textAttribute(node, 'fact') ?? 'answer');
      }
    }
  });
  return included;
}

function statedFacts(
  block: Block,
  name: string,
  note: UjustNote,
  names: ReadonlyMap<string, string>,
): Fact[] {
  const stated = new Set<Fact>();
  if (isDescription(block, name, names)) {
    stated.add('does');
  }
  for (const {text, code} of block.sentences) {
    const labels = Object.keys(note.answers ?? {});
    const saysAnswer =
      labels.some((label) => new RegExp(`(?<!\\w|[Cc]hoose )${label}(?!\\w)`).test(text)) ||
      (note.asks && code.some((word) => keys.test(word)));
    if (saysAnswer && (effects.test(text) || losses.test(text))) {
      stated.add('dialog');
    }
    if (note.undo !== null && undoing.test(text) && isAbout(text, name, names)) {
      stated.add('undo');
    }
    if (note.danger !== null && isSubjectOfLoss(text, name, names)) {
      stated.add('danger');
    }
  }
  return [...stated];
}

/** Whether the recipe precedes a loss: "`ujust x` deletes …", "The recipe wipes …". */
function isSubjectOfLoss(text: string, name: string, names: ReadonlyMap<string, string>): boolean {
  const subject = new RegExp(`(?:${wordsFor(name, names)}|^It|^Its \\w+)(?![\\w-])(?<rest>[^.;]*)`);
  return losses.test(subject.exec(text)?.groups?.rest ?? '');
}

function isAbout(text: string, name: string, names: ReadonlyMap<string, string>): boolean {
  return new RegExp(`(?:${wordsFor(name, names)}|run it again)(?![\\w-])`).test(text);
}

/** Returns a pattern for the names of a recipe. */
function wordsFor(name: string, names: ReadonlyMap<string, string>): string {
  const own = [...names].filter(([, real]) => real === name).map(([other]) => other);
  return [...own, '(?:[Tt]he|[Tt]his) recipe'].join('|');
}

/** Whether a row or an item consists of a recipe's name and a description. */
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
