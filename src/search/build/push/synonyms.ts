import type {SynonymHit} from 'algoliasearch';
import * as z from 'zod';

const groupsSchema = z.array(z.array(z.string().trim().min(1)).min(2).max(20));

/**
 * Returns the synonyms for the hosted index. Each group is a list of words and phrases with the
 * same meaning.
 *
 * @param groups the parsed content of the file
 * @param file its path, for messages
 * @throws Error that names the invalid group, and shows how to write one
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
