import {expect, test} from 'vitest';
import {hashMark, nameByContent} from '../../../../src/plugins/lazy-routes/fileNames';

const build = '0a1b2c3d';

/** Two pages, the part that knows them, and the script that knows the part. */
function site(page: string): Map<string, string> {
  return new Map([
    ['assets/js/main.js', `main("${hashMark('routes0')}")`],
    [`assets/js/routes0.${build}.js`, `part("${hashMark('a')}","${hashMark('b')}")`],
    [`assets/js/a.${build}.js`, page],
    [`assets/js/b.${build}.js`, 'page b'],
    ['assets/js/site.11111111.js', 'shared'],
  ]);
}

/** The names of the files after all. */
function namesOf(files: ReadonlyMap<string, string>): string[] {
  return [...nameByContent(files, build).values()].map(({file}) => file).toSorted();
}

test('a file has the hash of its text in its name, of the same length', () => {
  const {file = ''} = nameByContent(site('page a'), build).get(`assets/js/b.${build}.js`) ?? {};
  expect(file).toMatch(/^assets\/js\/b\.[\da-f]{8}\.js$/);
  expect(file).not.toContain(build);
});

test('whoever knows a file knows the hash in its name', () => {
  const named = nameByContent(site('page a'), build);
  const hashOf = (chunk: string) =>
    named.get(`assets/js/${chunk}.${build}.js`)?.file.split('.').at(-2);
  expect(named.get(`assets/js/routes0.${build}.js`)?.text).toBe(
    `part("${hashOf('a')}","${hashOf('b')}")`,
  );
  expect(named.get('assets/js/main.js')?.text).toBe(`main("${hashOf('routes0')}")`);
});

test('a page that changes takes a new name, and so does the part that knows it, and nothing else', () => {
  const before = namesOf(site('page a'));
  const after = namesOf(site('page a, longer'));
  expect(after.filter((file) => !before.includes(file)).map((file) => file.split('.')[0])).toEqual([
    'assets/js/a',
    'assets/js/routes0',
  ]);
});

test('the hash of the build changes no name', () => {
  const later = new Map(
    [...site('page a')].map(([file, text]) => [file.replace(build, '99999999'), text]),
  );
  expect([...nameByContent(later, '99999999').values()].map(({file}) => file).toSorted()).toEqual(
    namesOf(site('page a')),
  );
});

test('a file that only the bundler asks for keeps the name by which it asks', () => {
  const file = `assets/js/dialog.${build}.js`;
  expect(nameByContent(new Map([[file, 'dialog']]), build).get(file)?.file).toBe(file);
});

test('code that looks a little like a mark stays as it is', () => {
  const text = 'let{hash:o}=e;for(let hash of list);';
  expect(nameByContent(new Map([['main.js', text]]), build).get('main.js')?.text).toBe(text);
});

test('a chunk without a file of its own has no hash', () => {
  const files = new Map([[`assets/js/routes0.${build}.js`, `part("${hashMark('gone')}")`]]);
  expect([...nameByContent(files, build).values()].map(({text}) => text)).toEqual(['part("")']);
});
