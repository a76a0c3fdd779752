import {describe, expect, test} from 'vitest';
import Term from '../../../src/components/Term';
import {glossary, glossaryEntryOf} from '../../../src/data/glossary';
import {markupOf} from '../support/markup';

describe('Term', () => {
  test('has its definition in the built page, as the description of a button', () => {
    const $ = markupOf(<Term>deployments</Term>);
    const button = $('button');
    expect(button.text()).toBe('deployments');
    const tooltip = $('[role="tooltip"]');
    expect(tooltip.attr('id')).toBe(button.attr('aria-describedby'));
    expect(tooltip.text()).toBe(glossaryEntryOf('deployment')?.definition);
  });

  test('of a word without a definition is that word alone', () => {
    expect(markupOf(<Term>computer</Term>).html()).toBe('computer');
  });
});

describe('the glossary knows a word', () => {
  test.each(glossary.flatMap(({term, forms}) => [term, ...forms].map((form) => [form, term])))(
    '"%s"',
    (form, term) => {
      expect(glossaryEntryOf(form)?.term).toBe(term);
    },
  );

  test('at the start of a sentence and over two lines', () => {
    expect(glossaryEntryOf('Roll\n back')?.term).toBe('roll back');
  });

  test('but not one that it does not explain', () => {
    expect(glossaryEntryOf('kernel')).toBeUndefined();
  });
});
