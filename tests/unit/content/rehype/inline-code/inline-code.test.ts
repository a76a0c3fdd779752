import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import inlineCode from '../../../../../src/content/rehype/inline-code';

function codeOf(value: string): Element {
  return {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{type: 'text', value}],
  };
}

/** The code as HTML: `[…]` is kept together, and `|` is where it may break. */
function broken(value: string, tag = 'p'): string {
  const code = codeOf(value);
  const tree: Root = {
    type: 'root',
    children: [{type: 'element', tagName: tag, properties: {}, children: [code]}],
  };
  inlineCode()(tree);
  return code.children
    .map((child) => {
      if (child.type === 'text') {
        return child.value;
      }
      const [text] = child.type === 'element' ? child.children : [];
      return text?.type === 'text' ? `[${text.value}]` : '|';
    })
    .join('');
}

test('the hyphens of an option stay with its name', () => {
  expect(broken('chown -v /etc/shadow')).toBe('chown [-v] /etc/shadow');
  expect(broken('-hwe')).toBe('[-hwe]');
  expect(broken('ujust --choose')).toBe('ujust [--choose]');
  expect(broken('rpm-ostree status')).toBe('rpm-ostree status');
  expect(broken('--append-if-missing=KEY')).toBe('[--append]-if-missing=KEY');
});

test('a schedule is one word', () => {
  expect(broken('0 1 * * TUE')).toBe('[0 1 * * TUE]');
  expect(broken('5 nodes')).toBe('5 nodes');
});

test('a long path may break at its folders, in a table a shorter one as well', () => {
  const path = '/usr/share/ublue-os/image-info.json';
  expect(broken(path)).toBe('/usr/|share/|ublue-os/|image-info.json');
  expect(broken('/etc/containers/policy.json')).toBe('/etc/containers/policy.json');
  expect(broken('/etc/containers/policy.json', 'table')).toBe('/etc/|containers/|policy.json');
  expect(broken('~/.local/share/ublue/', 'table')).toBe('~/.local/|share/|ublue/');
});

test('code that has elements is left alone', () => {
  const code = {...codeOf('a'), children: [codeOf('--b')]};
  inlineCode()({type: 'root', children: [code]});
  expect(code.children[0]?.children[0]).toMatchObject({tagName: 'span'});
  expect(code.children).toHaveLength(1);
});
