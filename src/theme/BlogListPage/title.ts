import {createContext} from 'react';

/** The title of the current list; undefined on pages that have their own h1. */
export const BlogListTitle = createContext<string | null>(null);

/** Whether a post leads its list. */
export const IsLead = createContext(false);
