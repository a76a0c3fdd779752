import {describe, expect, test} from 'vitest';
import Term from '.';
import {markupOf} from '../../../tests/unit/support/markup';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

describe('Term', () => {
  test('renders its definition on the server, as the description of a button', () => {
    const definition = 'A system image as it is installed.';
    const $ = markupOf(<Term definition={definition}>deployments</Term>);
    const button = $('button');
    expect(button.text()).toBe('deployments');
    const tooltip = $('[role="tooltip"]');
    expect(tooltip.attr('id')).toBe(button.attr('aria-describedby'));
    expect(tooltip.text()).toBe(definition);
  });

  test('renders only the word if there is no definition', () => {
    expect(markupOf(<Term>computer</Term>).html()).toBe('computer');
  });
});

test('a page can only explain words from the glossary', () => {
  expect(problemsOf('<Term>deployments</Term>')).toEqual([]);
  expect(problemsOf('<Term>kernel</Term>')).toEqual([
    `1: <Term> has the word "kernel", which is not in the glossary; write ${rule.form}`,
  ]);
});
