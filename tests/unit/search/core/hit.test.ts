import {describe, expect, test} from 'vitest';
import type {SearchHit} from '../../../../src/search/core/client';
import {
  isByOtherWords,
  isFile,
  rowOf,
  targetOfHit,
  textOfHit,
} from '../../../../src/search/core/hit';
import {hierarchy, hit} from '../../support/hits';

const site = 'https://docs.example.org';

test.each([
  ['/licenses.txt', true],
  ['/assets/files/a.b.pdf?x=1#page=2', true],
  ['/guides/vpn', false],
  ['/guides/vpn.html', false],
  ['/guides/vpn#openvpn.conf', false],
  ['/search?q=fstab.txt', false],
  ['/release-44.1/notes', false],
  ['/', false],
  ['https://example.com/a.txt', false],
])('%s is the URL of a file: %s', (target, expected) => {
  expect(isFile(target)).toBe(expected);
});

describe('targetOfHit', () => {
  test.each([
    ['a path', '/guides/vpn', '/guides/vpn'],
    ['a path with query and anchor', '/guides/vpn?a=b#tailscale', '/guides/vpn?a=b#tailscale'],
    ['an address of this site', `${site}/guides/vpn#tailscale`, '/guides/vpn#tailscale'],
    ['the home page', site, '/'],
    ['an https address elsewhere', 'https://example.com/a#b', 'https://example.com/a#b'],
  ])('links %s', (_what, url, target) => {
    expect(targetOfHit(url, site)).toBe(target);
  });

  test('ignores a trailing slash of the site', () => {
    expect(targetOfHit(`${site}/guides/vpn`, `${site}/`)).toBe('/guides/vpn');
  });

  test('lets the site build the URLs of its pages, and keeps query and hash', () => {
    const target = (url: string) =>
      targetOfHit(url, site, (own) => new URL(own).pathname.replace('/next/', '/'));
    expect(target('/next/vpn?a=b#peer')).toBe('/vpn?a=b#peer');
    expect(target('https://example.com/next/vpn')).toBe('https://example.com/next/vpn');
  });

  test('never links a path that becomes another host', () => {
    const withoutDocs = (own: string) => new URL(own).pathname.replace('/docs', '');
    expect(targetOfHit('/docs//example.com/', site, withoutDocs)).toBeUndefined();
    expect(targetOfHit('/docs/\\example.com/', site, withoutDocs)).toBeUndefined();
    expect(targetOfHit('/a', site, () => `${site}//example.com/`)).toBeUndefined();
  });

  test.each([
    ['javascript:', 'javascript:alert(1)'],
    ['javascript: in capitals', 'JaVaScRiPt:alert(1)'],
    ['javascript: behind a space', ' javascript:alert(1)'],
    ['javascript: with a tab inside', 'java\tscript:alert(1)'],
    ['data:', 'data:text/html,<script>alert(1)</script>'],
    ['vbscript:', 'vbscript:run'],
    ['blob:', `blob:${site}/1`],
    ['file:', 'file:///etc/passwd'],
    ['http elsewhere', 'http://example.com/'],
    ['this site by http', 'http://docs.example.org/guides/vpn'],
    ['an address without a scheme', '//example.com/'],
    ['an address without a scheme, with a backslash', '/\\example.com/'],
    ['an address without a scheme, with a tab inside', '/\t/example.com/'],
    ['an address of this site whose path is another site', `${site}//example.com/`],
    ['an address of this site with such a path by backslashes', `${site}\\\\example.com/`],
    ['this site as the user name of another', 'https://docs.example.org@example.com/'],
    ['a password', 'https://:secret@example.com/'],
    ['an invalid URL', 'https://'],
    ['an invalid port', 'https://example.com:port/'],
  ])('never links %s', (_what, url) => {
    expect(targetOfHit(url, site)).toBeUndefined();
  });
});

describe('textOfHit', () => {
  const highlights = {
    hierarchy: {
      lvl0: {value: 'Guides'},
      lvl1: {value: 'VPN'},
      lvl2: {value: '<mark>Tailscale</mark>'},
    },
    content: {value: 'the whole text'},
  };

  test('is the title of a page', () => {
    const page = hit({hierarchy: hierarchy('Guides', 'VPN'), _highlightResult: highlights});
    expect(textOfHit(page)).toEqual({title: {value: 'VPN'}, path: []});
  });

  test('is a heading with the headings above it and the first text below it', () => {
    const heading = hit({
      type: 'lvl2',
      hierarchy: hierarchy('Guides', 'VPN', 'Tailscale'),
      _highlightResult: highlights,
      _snippetResult: {content: {value: 'Join a network.'}},
    });
    expect(textOfHit(heading)).toEqual({
      title: {value: '<mark>Tailscale</mark>'},
      snippet: {value: 'Join a network.'},
      path: [{value: 'VPN'}],
    });
  });

  test('is the heading above a text, its page and a snippet', () => {
    const text = hit({
      type: 'content',
      hierarchy: hierarchy('Guides', 'VPN', 'Tailscale'),
      _highlightResult: highlights,
      _snippetResult: {content: {value: '…text'}},
    });
    expect(textOfHit(text)).toEqual({
      title: {value: '<mark>Tailscale</mark>'},
      path: [{value: 'VPN'}],
      snippet: {value: '…text'},
    });
  });

  test('finds the heading above a text if a level is missing', () => {
    const text = hit({
      type: 'content',
      hierarchy: hierarchy('Guides', 'VPN', null, 'Deep'),
      _highlightResult: {hierarchy: {lvl1: {value: 'VPN'}, lvl3: {value: 'Deep'}}},
    });
    expect(textOfHit(text)).toEqual({title: {value: 'Deep'}, path: [{value: 'VPN'}]});
  });

  test('is plain text if a hosted index returns no highlights', () => {
    const bare = hit({
      type: 'content',
      content: 'Not shown',
      hierarchy: hierarchy('Guides', 'Mount <host> & "share"', '<mark>Tailscale</mark>'),
    });
    expect(textOfHit(bare)).toEqual({
      title: {value: '&lt;mark&gt;Tailscale&lt;/mark&gt;'},
      path: [{value: 'Mount &lt;host&gt; &amp; &quot;share&quot;'}],
    });
  });

  test.each([
    ['its text', ' Use <host> here ', 'Use &lt;host&gt; here'],
    ['no more of a long text than of a heading', 'x'.repeat(1_000), 'x'.repeat(500)],
    ['its address, when it has no text', null, '/page'],
    ['its address, when its text is empty', ' ', '/page'],
  ])('is %s for a hit without a title', (_what, content, title) => {
    const untitled = hit({
      type: 'content',
      content,
      hierarchy: hierarchy('Guides'),
      _highlightResult: {hierarchy: {lvl0: {value: 'Guides'}, lvl1: {value: ' '}}},
    });
    expect(textOfHit(untitled)).toEqual({title: {value: title}, path: []});
  });

  test('ignores empty highlights', () => {
    const empty = {value: ' <mark></mark>'};
    const silent = hit({
      type: 'content',
      content: 'Text',
      hierarchy: hierarchy('Guides', 'VPN', ' ', 'Tailscale', ' '),
      _highlightResult: {hierarchy: {lvl1: empty, lvl2: empty, lvl3: empty}},
      _snippetResult: {content: empty},
    });
    expect(textOfHit(silent)).toEqual({title: {value: 'Tailscale'}, path: [{value: 'VPN'}]});
  });

  test('includes all headings above a hit, starting with the page', () => {
    const names = ['VPN', 'Tailscale', 'Turn it off'];
    const deep = hit({
      type: 'lvl3',
      hierarchy: hierarchy('Guides', ...names),
      _highlightResult: {
        hierarchy: {
          lvl0: {value: 'Guides'},
          lvl1: {value: 'VPN'},
          lvl2: {value: 'Tailscale'},
          lvl3: {value: 'Turn it off'},
        },
      },
    });
    expect(textOfHit(deep)).toEqual({
      title: {value: 'Turn it off'},
      path: [{value: 'VPN'}, {value: 'Tailscale'}],
    });
  });

  describe('of a code block', () => {
    const codeWith = (...lines: string[]) => {
      const whole = lines.map((line) => `${line}\n`).join('');
      return hit({
        type: 'content',
        content: whole.replaceAll(/<\/?mark>/g, ''),
        hierarchy: hierarchy('Guides', 'VPN'),
        _highlightResult: {hierarchy: {lvl1: {value: 'VPN'}}, content: {value: whole}},
        _snippetResult: {content: {value: '…a part of it'}},
      });
    };

    test.each([
      ['the line that matches', ['sudo -i', '<mark>tailscale</mark> up'], 1],
      ['the line with the most matches', ['a <mark>b</mark>', '<mark>a</mark> <mark>b</mark>'], 1],
      ['the first of equal lines', ['x', '<mark>a</mark> 1', '<mark>a</mark> 2'], 1],
      ['the first line when its heading matches', ['sudo -i', 'tailscale up'], 0],
    ])('is %s instead of a snippet', (_what, lines, index) => {
      const {code, snippet} = textOfHit(codeWith(...lines));
      expect(code).toEqual({value: lines[index]});
      expect(snippet).toBeUndefined();
    });

    test('is the snippet if the full text is missing', () => {
      const {_highlightResult, ...bare} = codeWith('tailscale up');
      expect(_highlightResult).toBeDefined();
      expect(textOfHit(bare)).toMatchObject({snippet: {value: '…a part of it'}});
      expect(textOfHit(bare)).not.toHaveProperty('code');
    });
  });
});

describe('rowOf', () => {
  test('returns the cells of a row of a table', () => {
    expect(rowOf({type: 'content', content: 'Paint · KolourPaint'})).toBe('Paint · KolourPaint');
  });

  test.each([
    ['another text', {type: 'content', content: 'Paint with KolourPaint.'}],
    ['the meaning of a message', {type: 'lvl2', content: 'The disk is full · by far.'}],
    ['a heading', {type: 'lvl2', content: null}],
  ] as const)('returns nothing for %s', (_what, hit) => {
    expect(rowOf(hit)).toBeUndefined();
  });
});

describe('a hit is found by other words', () => {
  const isFound = (given: SearchHit) => isByOtherWords(given, textOfHit(given));
  const marked = (title: string, snippet: string) =>
    isFound(
      hit({
        _highlightResult: {hierarchy: {lvl1: {value: title}}},
        _snippetResult: {content: {value: snippet}},
      }),
    );

  test('if nothing that it shows is marked', () => {
    expect(marked('Enter the firmware', 'Hold a key.')).toBe(true);
    expect(marked('Enter the <mark>firmware</mark>', 'Hold a key.')).toBe(false);
    expect(marked('Enter the firmware', 'Hold a <mark>key</mark>.')).toBe(false);
  });

  test('not if the engine marks nothing at all', () => {
    expect(isFound(hit())).toBe(false);
  });
});
