import {describe, expect, test} from 'vitest';
import {limits} from '../../../../src/search/core/client';
import {createEngine} from '../../../../src/search/embedded/engine';
import {searchRequest} from '../../../../src/search/core/request';
import synonyms from '../../../../src/search/embedded/synonyms.json';
import {synonymsSchema} from '../../../../src/search/embedded/synonyms-schema';
import {recordsOfPage} from '../../support/records';

// cspell:words flatpakrepo gefunden grafic nicht seco secnod seconddisk strean theterminal whatsterminal wird xteam

const pages = [
  ...recordsOfPage('## Theme\n\nA look for the stream.', {
    url: '/reference/glossary',
    title: 'Glossary',
    rank: 20,
  }),
  ...recordsOfPage('## Second disk\n\nUse `auto-mount` for a second drive.', {
    url: '/guides/drives',
    title: 'Drives',
  }),
  ...recordsOfPage('Run `rpm-ostree rollback` in a terminal.', {
    url: '/guides/undo',
    title: 'Undo',
  }),
  ...recordsOfPage('You roll it. It goes back.', {url: '/guides/dice', title: 'Dice'}),
  ...recordsOfPage('## Theme\n\nA look for the stream.', {
    url: '/guides/look',
    title: 'Colours',
  }),
  ...recordsOfPage('Enter the graphic firmware of the processor.', {
    url: '/guides/start',
    title: 'Start',
  }),
  ...recordsOfPage('Steam, Steam and Steam.', {url: '/guides/gaming', title: 'Games'}),
];
const engine = createEngine(pages);

const urlsOf = (query: string, over = engine) =>
  over
    .search(searchRequest({indexName: 'docs', query, snippetWords: limits.snippetWords}))
    .hits.map(({url}) => url);

describe('a query finds', () => {
  test.each([
    ['a compound written as one word', 'automount', '/guides/drives#second-disk'],
    ['a compound written as two words', 'auto mount', '/guides/drives#second-disk'],
    ['the beginning of a compound', 'auto-mo', '/guides/drives#second-disk'],
    ['one word written as two', 'rollback', '/guides/undo'],
    ['two words written as one', 'seconddisk', '/guides/drives#second-disk'],
    ['the beginnings of two words', 'seco dis', '/guides/drives#second-disk'],
    ['a word spelled by ear', 'grafic', '/guides/start'],
    ['another inflection', 'drives seconds', '/guides/drives#second-disk'],
    ['two transposed letters', 'secnod', '/guides/drives#second-disk'],
    ['a synonym', 'cpu', '/guides/start'],
    ['the page with most words of a question', 'why is the firmware qqq', '/guides/start'],
  ])('%s', (_what, query, url) => {
    expect(urlsOf(query)[0]).toBe(url);
  });

  test('nothing if too few words match', () => {
    expect(urlsOf('qqq terminal www zzz')).toEqual([]);
  });

  test('no typos of a word that occurs on the site', () => {
    expect(urlsOf('steam ')).toEqual(['/guides/gaming']);
    expect(urlsOf('strean')[0]).toBe('/guides/look#theme');
  });

  test('no word of which a part says nothing', () => {
    expect(urlsOf('theterminal')).toEqual([]);
    expect(urlsOf('whatsterminal')).toEqual([]);
  });

  test('no word with a different first letter', () => {
    expect(urlsOf('xteam')).toEqual([]);
  });
});

test('a guide comes before the glossary', () => {
  expect(urlsOf('theme')).toEqual(['/guides/look#theme', '/reference/glossary#theme']);
});

test('adjacent words score higher', () => {
  const over = createEngine([
    ...recordsOfPage('A boot of the secure kind is here now.', {url: '/apart'}),
    ...recordsOfPage('A kind of the secure boot is here now.', {url: '/together'}),
  ]);
  expect(urlsOf('secure boot', over)[0]).toBe('/together');
});

test('a path as it is written scores higher than its words', () => {
  const over = createEngine([
    ...recordsOfPage('Run media. To run media, run media.', {url: '/words'}),
    ...recordsOfPage('Look below `/Run/media/NAME` for a list of sticks.', {url: '/path'}),
  ]);
  expect(urlsOf('run media', over)[0]).toBe('/words');
  expect(urlsOf('/run/media', over)[0]).toBe('/path');
  expect(urlsOf('where is /run/media/name', over)[0]).toBe('/path');
});

test('a page with many hits does not hide the others', () => {
  const headings = Array.from({length: 6}, (_, index) => `## Kernel ${index}\n\nThe kernel.`);
  const over = createEngine([
    ...recordsOfPage(headings.join('\n\n'), {url: '/long', title: 'Kernel'}),
    ...recordsOfPage('One kernel.', {url: '/short', title: 'Other'}),
  ]);
  expect(urlsOf('kernel', over).indexOf('/short')).toBe(3);
});

test('a category with many hits does not hide the others', () => {
  const many = Array.from({length: 25}, (_, index) =>
    recordsOfPage('The kernel.', {url: `/many-${index}`, title: 'Kernel', group: 'Guides'}),
  );
  const one = recordsOfPage('One kernel.', {url: '/one', title: 'Other', group: 'Blog', rank: 50});
  const urls = urlsOf('kernel', createEngine([...many.flat(), ...one]));
  expect(urls).toHaveLength(limits.hitsPerPage);
  expect(urls.indexOf('/one')).toBe(limits.hitsPerGroup);
});

test('the page with more matching sections comes first', () => {
  const over = createEngine([
    ...recordsOfPage('## Disk\n\nOne kernel.\n\n## Drive\n\nOne.', {url: '/a-little'}),
    ...recordsOfPage('## Disk\n\nOne kernel.\n\n## Drive\n\nA kernel.', {url: '/more'}),
  ]);
  expect(urlsOf('kernel', over)[0]).toBe('/more#disk');
});

test('matches in several sections score higher than repetition in one', () => {
  const over = createEngine([
    ...recordsOfPage('## Disk\n\nKernel, kernel, kernel.\n\n## Drive\n\nOne.\n\n## Bay\n\nTwo.', {
      url: '/repeats',
    }),
    ...recordsOfPage('## Disk\n\nA kernel.\n\n## Drive\n\nOne kernel.\n\n## Bay\n\nTwo kernel.', {
      url: '/places',
    }),
  ]);
  expect(urlsOf('kernel', over)[0]).toBe('/places#disk');
});

test('the page whose title begins with the query comes first', () => {
  const over = createEngine([
    ...recordsOfPage('For programs.', {url: '/editor', title: 'VS Code'}),
    ...recordsOfPage('How people act.', {url: '/conduct', title: 'Code of conduct'}),
  ]);
  expect(urlsOf('code of', over)[0]).toBe('/conduct');
});

test('an unknown number lowers the score little', () => {
  const over = createEngine([
    ...recordsOfPage('A card.', {url: '/card', title: 'Card'}),
    ...recordsOfPage('A card too.', {url: '/other', title: 'Other'}),
    ...recordsOfPage('Nothing.', {url: '/nothing', title: 'Nothing'}),
  ]);
  expect(urlsOf('card 4090', over)[0]).toBe('/card');
  const request = searchRequest({indexName: 'docs', query: 'card qqqq', snippetWords: 10});
  expect(over.search(request).closeness).toBeDefined();
});

test('many words with the same beginning do not outweigh the one in a title', () => {
  const over = createEngine([
    ...recordsOfPage('Drab, dram, draw, dress, drift, drill, drink, drop and drum.', {
      url: '/list',
    }),
    ...recordsOfPage('One more.', {url: '/drive', title: 'Drive'}),
  ]);
  expect(urlsOf('dr', over)[0]).toBe('/drive');
});

test('one or two letters after other words change nothing yet', () => {
  expect(urlsOf('second fi')).toEqual(urlsOf('second '));
  expect(urlsOf('second fir')).not.toEqual(urlsOf('second '));
});

test('one or two letters after words that say nothing change nothing yet', () => {
  const over = createEngine([
    ...recordsOfPage('## What is the shell?\n\nIt is a program.', {
      url: '/faq',
      title: 'Questions',
    }),
    ...recordsOfPage('Drives.', {url: '/drives', title: 'Drives'}),
    ...recordsOfPage('For a PC.', {url: '/pc', title: 'Computers'}),
  ]);
  expect(urlsOf('what is the dr', over)).toEqual(urlsOf('what is the ', over));
  expect(urlsOf('what is the dri', over)[0]).toBe('/drives');
  expect(urlsOf('what is the pc', over)[0]).toBe('/pc');
});

test('the synonyms of the site are valid', () => {
  expect(synonymsSchema.safeParse(synonyms).error).toBeUndefined();
  expect(synonymsSchema.safeParse([['one']]).success).toBe(false);
  expect(synonymsSchema.safeParse([['One', 'two']]).success).toBe(false);
  expect(
    synonymsSchema.safeParse([
      ['a', 'b'],
      ['b', 'c'],
    ]).success,
  ).toBe(false);
});

describe('what says little counts little', () => {
  const over = createEngine([
    ...recordsOfPage('You keep it, and keep trying another way.', {url: '/keep', title: 'Files'}),
    ...recordsOfPage('The printer.', {url: '/printer', title: 'Printers and scanners'}),
  ]);

  test('words that are in sentences about anything do not outweigh the subject', () => {
    expect(urlsOf('keep trying printer', over)[0]).toBe('/printer');
  });

  test('a query of nothing else finds the page that has them', () => {
    expect(urlsOf('keep trying', over)[0]).toBe('/keep');
  });
});

test('a word that only begins like the one typed does not double a match', () => {
  const over = createEngine([
    ...recordsOfPage('A flatpakrepo is a file, and a flatpak as well.', {
      url: '/ref',
      title: 'Files',
    }),
    ...recordsOfPage('A flatpak.', {url: '/flatpak', title: 'Apps'}),
  ]);
  expect(urlsOf('flatpak', over)).toEqual(['/flatpak', '/ref']);
});

test('the section whose heading is the query comes before one that says more', () => {
  const over = createEngine(
    recordsOfPage(
      '## Turn the printer off\n\nA printer, a printer, a printer.\n\n## Printer\n\nText.',
      {url: '/hardware', title: 'Hardware'},
    ),
  );
  expect(urlsOf('printer', over)[0]).toBe('/hardware#printer');
});

describe('hits have only a part of a query', () => {
  const over = createEngine([
    ...recordsOfPage('Photoshop runs in a virtual machine with a network.', {
      url: '/windows',
      title: 'Windows',
    }),
    ...recordsOfPage('The scanner, and the network.', {url: '/scanner', title: 'Scanner'}),
    // How much a word says depends on how many pages lack it.
    ...['Sound', 'Disks', 'Wi-Fi', 'Games'].flatMap((title, number) =>
      recordsOfPage('It is louder.', {url: `/other-${number}`, title}),
    ),
  ]);
  const isInDoubt = (query: string) =>
    !!over.search(searchRequest({indexName: 'docs', query, snippetWords: 10})).closeness;

  test.each([
    ['if a word is on no page', 'photoshop virtual machine brushes', true],
    ['but not if all are', 'photoshop virtual machine', false],
    ['but not for a word that says little', 'photoshop runs anyway', false],
    ['but not for a number', 'photoshop 2024', false],
  ])('%s', (_what, query, expected) => {
    expect(isInDoubt(query)).toBe(expected);
  });

  test.each([
    ['in another language', 'nicht gefunden scanner', '/scanner'],
    ['in another language, with a word that says less', 'nicht network gefunden', '/scanner'],
    ['of which all but one are unknown', 'photoshop brushes', '/windows'],
    ['of which none is known', 'nicht gefunden', undefined],
    ['with many words of which one is known', 'der scanner wird nicht gefunden', undefined],
  ])('of one %s', (_what, query, url) => {
    const request = searchRequest({indexName: 'docs', query, snippetWords: 10});
    expect(over.search(request).hits[0]?.url).toBe(url);
  });
});
