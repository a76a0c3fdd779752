import {describe, expect, test} from 'vitest';
import Term from '.';
import {markupOf} from '../../../tests/unit/support/markup';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

describe('Term', () => {
  test('has its definition in the built page, as the description of a button', () => {
    const definition = 'A system image as it is installed.';
    const $ = markupOf(<Term definition={definition}>deployments</Term>);
    const button = $('button');
    expect(button.text()).toBe('deployments');
    const tooltip = $('[role="tooltip"]');
    expect(tooltip.attr('id')).toBe(button.attr('aria-describedby'));
    expect(tooltip.text()).toBe(definition);
  });

  test('of a word without a definition is that word alone', () => {
    expect(markupOf(<Term>computer</Term>).html()).toBe('computer');
  });
});

test('a page only explains words of the glossary', () => {
  expect(problemsOf('<Term>deployments</Term>')).toEqual([]);
  expect(problemsOf('<Term>kernel</Term>')).toEqual([
    `1: <Term> has the word "kernel", which is not in the glossary; write ${rule.form}`,
  ]);
});
