import {screen, within} from '@testing-library/react';

const main = () => within(screen.getByRole('main'));

export const field = () => main().getByRole<HTMLInputElement>('searchbox');
export const hits = () => main().queryAllByRole('listitem');
export const count = () => main().queryByRole('status')?.textContent;
export const more = () => main().queryByRole('button', {name: 'Show more results'});
