import {expect, test, vi} from 'vitest';
import Loading from '../../../../src/theme/Loading';
import {markupOf} from '../../support/markup';

const state = {isLoading: true, pastDelay: false, timedOut: false, retry: vi.fn()};

test('code that does not come while a page is built stops the build, with its cause', () => {
  const error = new Error('exports is not defined');
  expect(() => markupOf(<Loading {...state} error={error} />)).toThrow(error);
});

test('code that is on its way shows nothing at first, and then says so', () => {
  expect(markupOf(<Loading {...state} error={undefined} />).text()).toBe('');
  expect(markupOf(<Loading {...state} pastDelay error={undefined} />).text()).toBe(
    'Loading the page…',
  );
});
