import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Since from '../../../src/components/Since';
import Until from '../../../src/components/Until';
import {dayOf} from '../../../src/components/Until/today';

const pair = (come: boolean) =>
  renderToStaticMarkup(
    <p>
      <Until date="2027-04-13" come={come}>
        It is planned.
      </Until>
      <Since date="2027-04-13" come={come}>
        It was planned.
      </Since>
    </p>,
  );

test('a page is served with what held when it was built, alone', () => {
  expect(pair(false)).toBe('<p>It is planned.</p>');
  expect(pair(true)).toBe('<p>It was planned.</p>');
});

test('a day is that of UTC', () => {
  expect(dayOf(new Date('2027-04-13T00:30:00+02:00'))).toBe('2027-04-12');
});
