import {expect, test, vi} from 'vitest';
import Loading from '../../../../src/theme/Loading';
import {markupOf} from '../../support/markup';

const state = {isLoading: true, pastDelay: false, timedOut: false, retry: vi.fn()};

test('code that does not load during the build stops it, with the cause', () => {
  const error = new Error('exports is not defined');
  expect(() => markupOf(<Loading {...state} error={error} />)).toThrow(error);
});

test('loading code shows nothing at first, then a message', () => {
  expect(markupOf(<Loading {...state} error={undefined} />).text()).toBe('');
  expect(markupOf(<Loading {...state} pastDelay error={undefined} />).text()).toBe(
    'Loading the page…',
  );
});
