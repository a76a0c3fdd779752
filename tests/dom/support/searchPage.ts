import {screen, within} from '@testing-library/react';

const main = () => within(screen.getByRole('main'));

export const field = () => main().getByRole<HTMLInputElement>('searchbox');
/** The results, and not the links to pages before anything is typed. */
export const hits = () => [...document.querySelectorAll<HTMLElement>('main [aria-busy] li')];
/** The outcome as it is shown, at once. */
export const count = () => document.querySelector('main p[aria-hidden]')?.textContent;
/** The outcome as screen readers say it, once the reader pauses. */
export const announced = () => main().getByRole('status').textContent;
export const more = () => main().queryByRole('button', {name: 'Show more results'});
