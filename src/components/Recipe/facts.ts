import {ujustNotes} from '../../content/facts/facts';
import type {UjustNote, UjustNotes} from '../../content/facts/ujust-schema';
import type {Fault} from '../rules';

/**
 * The facts of a recipe that a page may use, each with a function that returns its Markdown, or
 * undefined if the recipe has no such fact.
 */
const facts: ReadonlyMap<string, (note: UjustNote, name: string) => string | undefined> = new Map<
  string,
  (note: UjustNote, name: string) => string | undefined
>([
  ['does', doesText],
  ['asks', askText],
  ['admin', adminText],
  ['undo', ({undo}) => undo ?? undefined],
  ['danger', ({danger}) => danger ?? undefined],
  ['answers', answersText],
  ['leave', ({leave}) => leave],
]);

/** The attributes of a `<Recipe>` in a page. */
export interface RecipeTag {
  name: string | undefined;
  /** One of the facts above. */
  fact: string | undefined;
  /** The label of an answer in the recipe's dialog, instead of a fact. */
  answer: string | undefined;
}

/**
 * The Markdown that replaces `<Recipe name="…" fact="…" />`, on one line.
 *
 * @returns undefined if there is none; `recipeFault` says why
 */
export function recipeFactText(tag: RecipeTag, notes: UjustNotes = ujustNotes): string | undefined {
  const note = noteOf(tag.name, notes);
  if (!note || Boolean(tag.fact) === Boolean(tag.answer)) {
    return undefined;
  }
  return tag.answer
    ? answerText(note, tag.answer)
    : facts.get(tag.fact ?? '')?.(note, tag.name ?? '');
}

/** What is wrong with a `<Recipe>`, or undefined. */
export function recipeFault(tag: RecipeTag, notes = ujustNotes): Fault | undefined {
  const {name = '', fact, answer} = tag;
  const note = noteOf(name, notes);
  if (!note) {
    return unknownName(name);
  }
  if (Boolean(fact) === Boolean(answer)) {
    return {what: 'does not have exactly one of "fact" and "answer"'};
  }
  if (recipeFactText(tag, notes) !== undefined) {
    return undefined;
  }
  const there = [...facts.keys()].filter((key) => facts.get(key)?.(note, name) !== undefined);
  const labels = Object.keys(note.answers ?? {});
  return {
    what: fact
      ? `names the fact "${fact}", which the recipe ${name} does not have`
      : `names the answer "${answer}", which the recipe ${name} does not have`,
    instead: fact
      ? `one of ${there.join(', ')}, or add it to src/content/facts/ujust-notes.json`
      : labels.length > 0
        ? `one of ${labels.join(', ')}, or add it to src/content/facts/ujust-notes.json`
        : 'a fact, or add its answers to src/content/facts/ujust-notes.json',
  };
}

/** What is wrong with the names of a `<Recipes>`, or undefined. */
export function recipeNamesFault(names: string | undefined): Fault | undefined {
  const unknown = recipeNamesOf(names).find((name) => !noteOf(name, ujustNotes));
  if (unknown !== undefined) {
    return unknownName(unknown);
  }
  return names ? undefined : {what: 'has no "names"'};
}

/** The names in a comma-separated list. */
export function recipeNamesOf(names: string | undefined): string[] {
  return (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** What the recipe does, as a sentence whose subject is its command. */
function doesText({does}: UjustNote, name: string): string {
  const verb = does.replace(/^Another name/, 'is another name');
  return `\`ujust ${name}\` ${verb.charAt(0).toLowerCase()}${verb.slice(1)}`;
}

/** Whether the recipe asks questions, as a sentence. */
export function askText({asks}: UjustNote): string {
  return asks ? 'It asks before it starts.' : 'It starts without a question.';
}

/** Whether the recipe needs administrator rights, as a sentence. */
export function adminText({admin}: UjustNote): string {
  return admin ? 'It needs an administrator.' : 'It needs no administrator.';
}

/** What each answer of its dialog does; undefined if the notes do not say. */
export function answersText(note: UjustNote): string | undefined {
  const labels = Object.keys(note.answers ?? {});
  return labels.map((label) => answerText(note, label)).join(' ') || undefined;
}

function answerText({answers = {}}: UjustNote, label: string): string | undefined {
  return Object.hasOwn(answers, label) ? `**${label}** ${answers[label]}` : undefined;
}

function noteOf(name: string | undefined, notes: UjustNotes): UjustNote | undefined {
  return name !== undefined && Object.hasOwn(notes, name) ? notes[name] : undefined;
}

function unknownName(name: string): Fault {
  return {
    what: `names the recipe "${name}", which does not exist`,
    instead: 'a name from src/content/facts/ujust-notes.json, or add the recipe there',
  };
}
