import type {SynonymHit} from 'algoliasearch';
import * as z from 'zod';

const groupsSchema = z.array(z.array(z.string().trim().min(1)).min(2).max(20));

/**
 * The synonyms of the hosted index: each group is a list of words and phrases that mean the same.
 *
 * @param groups the parsed content of the file
 * @param file its path, for messages
 * @throws Error that says which group is wrong, and how to write one
 */
export function synonymsOf(groups: unknown, file: string): SynonymHit[] {
  const parsed = groupsSchema.safeParse(groups);
  if (!parsed.success) {
    const [group] = parsed.error.issues[0]?.path ?? [];
    const place = typeof group === 'number' ? `group ${group + 1}` : 'the file';
    throw new Error(
      `${file}: ${place} is not a list of synonyms; write each group as 2 to 20 words, for example [["wipe", "factory reset"]].`,
    );
  }
  return parsed.data.map((synonyms, index) => ({
    objectID: `group-${index + 1}`,
    type: 'synonym',
    synonyms,
  }));
}
