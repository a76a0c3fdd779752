import {useEffect, useState} from 'react';
import {loadHandlingFailure} from '../../upstream/chunk-failures';
import type * as MarkdownModule from './markdown';

/**
 * Loads what renders answers, which the passages of the docs do not need. Until it is there, and if it
 * does not load, an answer is plain text.
 */
export default function useMarkdown(): typeof MarkdownModule | undefined {
  const [loaded, setLoaded] = useState<typeof MarkdownModule>();
  useEffect(() => {
    let isCurrent = true;
    loadHandlingFailure(() => import('./markdown'))
      .then((module) => {
        if (isCurrent) {
          setLoaded(module);
        }
      })
      .catch((error: unknown) => console.warn('Answers are shown as plain text.', error));
    return () => {
      isCurrent = false;
    };
  }, []);
  return loaded;
}
