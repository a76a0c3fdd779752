import {createContext} from 'react';

/** The title of the list that is being shown; none below pages that have an h1 of their own. */
export const BlogListTitle = createContext<string | null>(null);
