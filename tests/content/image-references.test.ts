import {expect, test} from 'vitest';
import {images, retired} from '../../src/content/facts/facts';
import {imageReferenceProblems, type OtherImage} from './checks/image-references';
import {readPages} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const others: readonly OtherImage[] = [
  {name: 'akmods', reason: 'Kernel modules that images are built with.'},
  {name: 'bazzite', reason: 'A sibling that people come from and go to.'},
  {name: 'brew', reason: 'Homebrew as a layer of the image.'},
];

test('every image reference in a page is published', () => {
  const published = {
    registry: images.registry,
    names: images.images.map(({name}) => name),
    tags: images.streams.flatMap(({tags}) => tags),
    retired: retired.map(({name}) => name),
  };
  expect(sentences(imageReferenceProblems(readPages(fromRoot()), published, others))).toEqual([]);
});

test('an unpublished image or tag is reported with the published ones', () => {
  const published = {
    registry: 'ghcr.io/ublue-os',
    names: ['aurora', 'aurora-dx'],
    tags: ['stable', 'stable-44.YYYYMMDD', 'stable-YYYYMMDD.N'],
    retired: ['stable-daily'],
  };
  const problems = imageReferenceProblems(readPages(`${fixtures}/image-references`), published, [
    {name: 'brew', reason: 'A fixture.'},
    {name: 'bluefin', reason: 'A fixture.'},
  ]);
  const tags = 'write one of stable, stable-44.YYYYMMDD, stable-YYYYMMDD.N';
  expect(sentences(problems)).toEqual([
    'docs/wrong.md:8: "ghcr.io/ublue-os/auroa" is not an image of Aurora; write one of aurora, aurora-dx.',
    `docs/wrong.md:9: "stabel" is not a tag of aurora; ${tags}.`,
    `docs/wrong.md:10: "stable-today" is not a tag of aurora; ${tags}.`,
    'tests/content/image-references.test.ts: allows the image "bluefin", which no page mentions any more; remove it.',
  ]);
});
