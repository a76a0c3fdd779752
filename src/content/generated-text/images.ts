import {dateFormatOf, formatDate} from '../../components/FormattedDate/dateFormat';
import {images, retired} from '../facts/facts';
import {code, tableOf} from './table';

/** Lists every image with its references, one for each stream. */
export function imagesText(): string {
  return images.images
    .map(({name, dx, nvidia}) =>
      [
        `### ${name} {#${name}}`,
        [
          `${nvidia ? 'For NVIDIA cards: GTX 16 and every RTX' : 'For Intel and AMD graphics'}${dx ? ', with the tools for developers' : ''}.`,
          ...(dx ? ['<Badge>DX only</Badge>'] : []),
          ...(nvidia ? ['<Badge>NVIDIA</Badge>'] : []),
        ].join(' '),
        images.streams
          .map((stream) => `- ${code(`${images.registry}/${name}:${stream.name}`)}`)
          .join('\n'),
      ].join('\n\n'),
    )
    .join('\n\n');
}

type Stream = (typeof images.streams)[number];

/** Descriptions of how each kind of build is triggered. */
const builds: Record<Stream['built']['on'], string> = {
  schedule: 'on a schedule',
  push: 'whenever its branch changes',
  merge: 'when a change is merged',
};

const kernels: Readonly<Record<string, string>> = {
  'coreos-stable': 'the one of Fedora CoreOS stable',
  main: "Fedora's current one",
};

/** The streams, compared. */
export function streamsText(): string {
  return tableOf([
    ['Stream', 'Fedora', 'Kernel', 'Built', 'Source branch'],
    ...images.streams.map(({name, fedora, kernel, built, branch}) => [
      code(name),
      fedora,
      kernels[kernel] ?? code(kernel),
      built.on === 'schedule'
        ? `${builds.schedule}: ${code(built.cron)}, in UTC`
        : builds[built.on],
      code(branch),
    ]),
  ]);
}

/** The forms of tags, stream by stream. */
export function tagsText(): string {
  return images.streams
    .map(({name, tags, legacyTags}) =>
      [
        `### ${name} {#tags-${name}}`,
        tags.map((tag) => `- ${code(tag)}`).join('\n'),
        ...(legacyTags.length > 0
          ? [`Under a retired name, for the same builds: ${legacyTags.map(code).join(', ')}.`]
          : []),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** How long images stay in the registry. */
export function retentionText(): string {
  const {days, keepTagged, cron} = images.retention;
  return `An image stays in the registry for ${days} days. The newest ${keepTagged} stay whatever their age. Old ones are deleted on the schedule ${code(cron)}, in UTC. An image that is on your disk goes on working.`;
}

const currentNames: ReadonlySet<string> = new Set(
  [...images.images, ...images.streams].map(({name}) => name),
);

/** Writes the images and streams that a phrase names as what one types. */
function withNamesAsCode(phrase: string): string {
  return phrase.replace(/[a-z][a-z-]*/g, (word) => (currentNames.has(word) ? code(word) : word));
}

/** Lists images and streams that are no longer built, with their replacements. */
export function retiredImagesText(): string {
  return retired
    .filter(({kind}) => kind !== 'recipe')
    .map(({name, since, instead}) =>
      [
        `- ${code(name)}`,
        ...(since === null ? [] : [`, retired on ${formatDate(since, dateFormatOf('en'))}`]),
        ...(instead === null ? [] : [`: use ${withNamesAsCode(instead)}`]),
      ].join(''),
    )
    .join('\n');
}
