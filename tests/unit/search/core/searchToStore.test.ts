import {describe, expect, test} from 'vitest';
import {searchToStore, textOfStored} from '../../../../src/search/core/stored';
import {hierarchy, hit} from '../../support/hits';

describe('searchToStore', () => {
  const page = hit({objectID: 'page', url: '/vpn', hierarchy: hierarchy('Guides', 'VPN')});
  const text = hit({
    objectID: 'text',
    url: '/vpn#tailscale',
    type: 'content',
    content: 'the text',
    hierarchy: hierarchy('Guides', 'VPN', 'Tailscale'),
    _highlightResult: {content: {value: 'the <mark>text</mark>'}},
  });

  test('stores the page of a text', () => {
    expect(searchToStore(text, [text, page])).toEqual(page);
  });

  test('stores a heading itself, without highlights', () => {
    const heading = hit({
      type: 'lvl2',
      content: 'What the message means.',
      hierarchy: hierarchy('Guides', 'VPN', 'Tailscale'),
      _highlightResult: {},
    });
    expect(searchToStore(heading, [heading, page])).toEqual(
      hit({type: 'lvl2', hierarchy: heading.hierarchy}),
    );
  });

  test('stores a text itself, without highlights, if its page is not a hit', () => {
    const otherPage = hit({objectID: 'other', url: '/dx', hierarchy: hierarchy('Guides', 'VPN')});
    expect(searchToStore(text, [otherPage, text])).toEqual({
      objectID: 'text',
      url: '/vpn#tailscale',
      type: 'content',
      content: 'the text',
      hierarchy: text.hierarchy,
    });
  });
});

describe('textOfStored', () => {
  test('is the title of a page', () => {
    expect(textOfStored(hit())).toEqual({title: 'The page'});
  });

  test('is the title of a heading and of its page', () => {
    const heading = hit({hierarchy: hierarchy('Guides', 'VPN', null, 'Tailscale')});
    expect(textOfStored(heading)).toEqual({title: 'Tailscale', path: 'VPN'});
  });

  test('is the path if there is no title', () => {
    expect(textOfStored(hit({hierarchy: hierarchy()}))).toEqual({title: '/page'});
  });
});
