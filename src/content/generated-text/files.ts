import {files, filesNotes} from '../facts/facts';
import type {FileKind} from '../facts/files-schema';
import {code} from './table';

/** Badges for what only some images contain. */
const holders = {dx: 'DX only', nvidia: 'NVIDIA'} as const;

/** Headings for the kinds of files, in the order that is most useful for debugging. */
const headings: Record<FileKind, string> = {
  command: 'Commands',
  helper: 'Helpers that commands and services run',
  justfile: 'Recipes of ujust',
  Brewfile: 'Brewfiles',
  unit: 'Unit files',
  'unit preset': 'Presets of units',
  hook: 'Setup hooks',
  'system setting': 'System settings',
  'kernel setting': 'Kernel settings',
  'boot setting': 'Boot settings',
  'temporary files': 'Temporary files',
  'signature policy': 'Signatures of images',
  'udev rule': 'Device rules',
  'polkit rule': 'Rules for administrators',
  'shell setup': 'Shell setup',
  'home folder default': 'Defaults of a new home folder',
  'desktop default': 'Defaults of the desktop',
  'desktop entry': 'Launchers',
  look: 'Look',
  data: 'Other data',
};

/** Lists the units that Aurora enables or disables: system units and user units. */
export function unitsText(): string {
  return (['system', 'user'] as const)
    .map((scope) =>
      [
        `### ${scope === 'system' ? 'Units of the system' : 'Units of your account'}`,
        files.units
          .filter((unit) => unit.scope === scope)
          .map(({name, state, images, streams}) =>
            entryOf(
              `${code(name)} (${state})`,
              [
                ...(images === 'all' ? [] : [holders[images]]),
                ...(streams ?? []).map((stream) => `${stream} only`),
              ],
              filesNotes[name],
            ),
          )
          .join('\n'),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** Lists every file that Aurora adds, by kind. */
export function filesText(): string {
  return (Object.keys(headings) as FileKind[])
    .map((kind) => ({kind, found: files.files.filter((file) => file.kind === kind)}))
    .filter(({found}) => found.length > 0)
    .map(({kind, found}) =>
      [
        `### ${headings[kind]}`,
        found
          .map(({path, images}) =>
            entryOf(code(path), images === 'all' ? [] : [holders[images]], filesNotes[path]),
          )
          .join('\n'),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** A list item: a path or a unit, its badges, and its purpose. */
function entryOf(name: string, badges: readonly string[], note: string | undefined): string {
  const shown = badges.map((badge) => ` <Badge>${badge}</Badge>`).join('');
  return `- ${name}${shown}${note ? `: ${note}` : ''}`;
}
