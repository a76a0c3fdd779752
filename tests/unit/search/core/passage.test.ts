import {expect, test} from 'vitest';
import {passagesFor} from '../../../../src/search/core/passage';
import {createEngine} from '../../../../src/search/embedded/engine';
import {recordsOfPage} from '../../support/records';

const {sections} = createEngine(
  recordsOfPage('## Harbor\n\nShips stay here. The lighthouse is dark at night.'),
).findSections('dark lighthouse');

function statusOf(question: string, closeness?: 'near' | 'partial') {
  const {isCovered, isInDoubt} = passagesFor(question, {sections, ...(closeness && {closeness})});
  return {isCovered, isInDoubt};
}

test('what the search doubts is no answer from the docs, but only what comes closest', () => {
  expect(statusOf('dark lighthouse')).toEqual({isCovered: true, isInDoubt: false});
  expect(statusOf('dark lighthouse', 'near')).toEqual({isCovered: true, isInDoubt: true});
  expect(statusOf('dark lighthouse', 'partial')).toEqual({isCovered: false, isInDoubt: true});
});

test('a long question is covered by the share that a section has, since none has all of it', () => {
  const long = 'why is the lighthouse dark at night although all the ships need its light so badly';
  expect(statusOf(long, 'partial')).toEqual({isCovered: true, isInDoubt: false});
  expect(passagesFor(long, {sections: []})).toMatchObject({isCovered: false, isInDoubt: true});
});
