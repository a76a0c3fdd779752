import {ujustNotes} from '../facts/facts';
import type {UjustNote, UjustNotes} from '../facts/ujust-schema';

/** The facts that a page can take from a recipe, as Markdown; undefined when there is none. */
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

/** A `<Recipe>` as a page has it: the attributes that are there. */
export interface RecipeTag {
  name: string | undefined;
  /** One of the facts above. */
  fact: string | undefined;
  /** The label of an answer of its dialog, instead of a fact. */
  answer: string | undefined;
}

/** What is wrong with a tag, as the content check reports it. */
interface TagFault {
  what: string;
  /** What to write, unless the usual form of the tag is the answer. */
  instead?: string;
}

/**
 * The text that takes the place of `<Recipe name="…" fact="…" />`, on one line.
 *
 * @returns undefined when there is none; `recipeFault` says why
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
export function recipeFault(tag: RecipeTag, notes = ujustNotes): TagFault | undefined {
  const {name = '', fact, answer} = tag;
  const note = noteOf(name, notes);
  if (!note) {
    return unknownName(name);
  }
  if (Boolean(fact) === Boolean(answer)) {
    return {what: 'needs either a "fact" or an "answer"'};
  }
  if (recipeFactText(tag, notes) !== undefined) {
    return undefined;
  }
  const there = [...facts.keys()].filter((key) => facts.get(key)?.(note, name) !== undefined);
  const labels = Object.keys(note.answers ?? {});
  return {
    what: fact
      ? `has no fact "${fact}" for the recipe ${name}`
      : `has no answer "${answer}" for the recipe ${name}`,
    instead: fact
      ? `one of ${there.join(', ')}, or add it to src/content/facts/ujust-notes.json`
      : labels.length > 0
        ? `one of ${labels.join(', ')}, or add it to src/content/facts/ujust-notes.json`
        : 'a fact, or add its answers to src/content/facts/ujust-notes.json',
  };
}

/** What is wrong with the names of a `<Recipes>`, or undefined. */
export function recipeNamesFault(names: string | undefined): TagFault | undefined {
  const unknown = recipeNamesOf(names).find((name) => !noteOf(name, ujustNotes));
  if (unknown !== undefined) {
    return unknownName(unknown);
  }
  return names ? undefined : {what: 'has no "names"'};
}

/** The names in a list with commas. */
export function recipeNamesOf(names: string | undefined): string[] {
  return (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** What it does, as a sentence with its command as the subject. */
function doesText({does}: UjustNote, name: string): string {
  const verb = does.replace(/^Old name/, 'is the old name');
  return `\`ujust ${name}\` ${verb.charAt(0).toLowerCase()}${verb.slice(1)}`;
}

/** Whether it asks, as a sentence. */
export function askText({asks}: UjustNote): string {
  return asks ? 'It asks before it starts.' : 'It starts without a question.';
}

/** Whether it needs an administrator, as a sentence. */
export function adminText({admin}: UjustNote): string {
  return admin ? 'It needs an administrator.' : 'It needs no administrator.';
}

/** What each answer of its dialog does; undefined when the notes do not say. */
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

function unknownName(name: string): TagFault {
  return {
    what: `names no recipe "${name}"`,
    instead: 'a name of src/content/facts/ujust-notes.json, or add the recipe there',
  };
}
