import {limits} from './client';
import {truncate} from './truncate';

/** Text that differs on every computer or at every time, so that no page can quote it. */
const variableParts: readonly RegExp[] = [
  // "2025-01-10T11:40:45.447613Z", "2025-01-10 11:40:45"
  /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g,
  // The time and the host in journalctl's lines, in any language: "May 02 14:30:43 aurora "
  /(?<!\p{L})\p{L}{3,5}\.? {1,2}\d{1,2} \d\d:\d\d:\d\d(?:\.\d+)? \S+(?= )/gu,
  // The time in the kernel's lines: "[    3.141592]"
  /\[ *\d+\.\d+\]/g,
  // The number of a process: "ostree[55159]:"
  /\[\d+\](?=:)/g,
  // Identifiers, checksums and addresses in memory
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\b(?:0x[\da-f]+|(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{8,})\b/gi,
  // Where a device is: "0000:00:1d.0", "pci0000:00", "usb2/2-1/2-1.2"
  /\b(?:pci[\da-f]{4}:[\da-f]{2}|[\da-f]{4}:[\da-f]{2}:[\da-f]{2}\.[0-7])\b/gi,
  /\busb\d+(?:\/\d+-[\d.]+)+/g,
  // Colors of a terminal, and other characters that nobody sees
  /\p{Cc}\[[\d;?]*[A-Za-z]|(?!\n)\p{Cc}/gu,
  // What journalctl's catalog says of a message, in the same words for any program
  /^░░.*$/gm,
  // What is private: tokens, addresses of people and devices. Networks of containers and of virtual
  // machines have the same addresses everywhere.
  /(?<=\b(?:token|password|passwd|secret|api[_-]?key)(?:=|:|[=:]\s(?=\S*\d)))\S+|\bgh[a-z]_\w{20,}/gi,
  /(?!git@)\b[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.(?!service|socket|timer|mount|target|scope|slice|path|device|swap)[a-z]{2,}\b/gi,
  /\b(?:[\da-f]{2}:){5}[\da-f]{2}\b/gi,
  /\b192\.168\.(?!122\.)\d{1,3}\.\d{1,3}\b/g,
  // What Chromium begins its lines with: "[7780:7780:0824/124747.585874:ERROR:"
  /\[\d+:\d+:\d{4}\/\d{6}\.\d+:(?=[A-Z]+:)/g,
  // A place in the source of a program: "../../grub-core/kern/efi/sb.c:192"
  /[^\s'"`]+\.(?:c|cc|cpp|go|h|js|py|rs):\d+/g,
  // Files in a home folder, except those of Homebrew and of programs, which are the same for everyone
  /(?:\/var)?\/home\/(?!linuxbrew\b)[^/\s'"`]+(?:\/(?!\.)[^\s'"`:]*)?/g,
];

/** Words that programs use to report errors. */
const errorWords =
  /\b(?:error|fail\w*|unable|cannot|can't|could(?:n't| not)|denied|refused|missing|required|invalid|not (?:found|supported|permitted)|no such)\b/gi;

/** Where a message can be cut: before a new sentence, clause or line. */
const clauses = /(?<=[.:;!?])\s+|\n+/;

/** A text that is too long for the search field. */
export interface Message {
  /** The part to show in the field. */
  shown: string;
  /** The query: the part that others may have seen as well. */
  text: string;
}

/**
 * Prepares a text that the reader has pasted or selected.
 *
 * @returns undefined if it fits in the search field, or has nothing that others may have seen
 */
export function parseMessage(text: string): Message | undefined {
  const trimmed = text.trim();
  const screen = screenOf(trimmed);
  const message = {shown: errorPartOf(screen), text: queryOf(screen)};
  const isTooLong = screen !== trimmed || oneLine(screen).length > limits.queryLength;
  return isTooLong && message.shown !== '' ? message : undefined;
}

/**
 * Returns what is examined of a text: all of it if it is about a screenful. Of a longer log, it is the
 * lines that report errors, or else its end, where it usually says what went wrong.
 */
function screenOf(text: string): string {
  if (text.length <= limits.textLength) {
    return text;
  }
  const end = text.slice(-limits.logLength);
  const errors = end.split('\n').filter(reportsError).join('\n');
  // What is cut off must not begin with half of a surrogate pair.
  return (errors || end).slice(-limits.textLength).replace(/^[\uDC00-\uDFFF]/, '');
}

/** What people seldom write in sentences: paths, options, dots within words, numbers, brackets. */
const programText = /[:=<>[\](){}_\\|]|--|\/\w|\w\.\w|\d{3}/;

/** How programs begin a message, whatever its length. */
const reported = /^\s*(?:error|fatal|warning)\s*:/i;

/** How a line of a log begins: with a time. */
const logged = /^\s*(?:\[ *\d+\.\d+\]|\p{L}{3,5}\.? {1,2}\d{1,2} \d\d:\d\d:\d\d) /u;

/**
 * Whether a text is a message: it begins like one or like a line of a log, or is too long for the
 * search field and not a sentence of a person.
 */
export function isFromProgram(text: string): boolean {
  return (
    reported.test(text) ||
    logged.test(text) ||
    (text.length > limits.queryLength && programText.test(text))
  );
}

/**
 * Returns the query for a message: the part of it that others may have seen as well, each line of it
 * in a line. If that is too long, lines that report an error stay, and what follows them.
 */
export function queryOf(message: string): string {
  const lines = linesOf(withoutVariableParts(truncate(message, limits.textLength)));
  const isKept = lines.map(
    (line, place) => reportsError(line) || reportsError(lines[place - 1] ?? ''),
  );
  const isTooLong = lines.join('\n').length > limits.messageLength;
  const kept =
    isTooLong && isKept.includes(true) ? lines.filter((_, place) => isKept[place]) : lines;
  return truncate(kept.join('\n'), limits.messageLength);
}

/** Splits a text into its lines, each once, without white space around them. */
function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map(oneLine).filter(Boolean))];
}

/** Whether a line reports an error, and not only that some command or service has failed. */
export function reportsError(line: string): boolean {
  return line.search(errorWords) >= 0 && line.search(exits) < 0 && line.search(pointers) < 0;
}

/** A line that says only that a command or a service has failed. */
const exits =
  /^.*(?:\bexit (?:status|code)\b|(?:Main|Control) process exited|Failed with result |Failed to start |Dependency failed for |\bCommand failed: |^System update failed).*$/gim;

/** A line that says only where to read more. */
const pointers =
  /^\W*(?:(?:for|run|see|try|use)\b.*\b(?:details|information|systemctl|journalctl)\b|dmesg\(1\) may have ).*$/gim;

/**
 * Returns the clause with most words about an error and what follows it, truncated to the field. The
 * clauses that it explains come along if there is room, or the beginning of the last one: "No such file or
 * directory" alone says little.
 */
function errorPartOf(text: string): string {
  const partsOf = (some: string) => some.split(clauses).map(oneLine).filter(Boolean);
  const lines = withoutVariableParts(text);
  const telling = partsOf(lines.replace(exits, '').replace(pointers, ''));
  const parts = telling.length > 0 ? telling : partsOf(lines);
  const counts = parts.map((part) => part.match(errorWords)?.length ?? 0);
  const most = Math.max(0, ...counts);
  // Programs report the general error first, so the last clause is the most specific.
  let start = most === 0 ? 0 : counts.lastIndexOf(most);
  // What comes after the sentence is advice, as a rule.
  const after = parts.findIndex((part, index) => index >= start && /[.!?]$/.test(part)) + 1;
  const sentenceFrom = (index: number) => parts.slice(index, after || undefined).join(' ');
  while (parts[start - 1]?.endsWith(':') && sentenceFrom(start - 1).length <= limits.queryLength) {
    start--;
  }
  const error = parts.slice(start).join(' ');
  const room = limits.queryLength - error.length;
  const before = parts[start - 1];
  return before?.endsWith(':') && room > limits.queryLength / 2
    ? `${truncate(before, room - 2)}… ${error}`
    : truncate(error, limits.queryLength);
}

function withoutVariableParts(text: string): string {
  const rest = variableParts.reduce((some, pattern) => some.replace(pattern, ' '), text);
  // What was between two colons is gone: "error: sb.c:192: bad shim signature".
  return rest.replace(/:[^\S\n]+:/g, ':');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
