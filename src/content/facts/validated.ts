import {readFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {jsonLine} from './jsonLine';

/**
 * Validates the content of a file of facts.
 *
 * @param file its name in this folder
 * @throws Error a sentence for each mistake, with the file, the line, and what is expected
 */
export function validated<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const {data, error} = schema.safeParse(content);
  if (error) {
    const text = readFileSync(path.join(__dirname, file), 'utf8');
    throw new Error(
      error.issues
        .map(
          ({path: place, message}) =>
            `src/content/facts/${file}:${jsonLine(text, place)}: ${place.join('.')}: ${message.replace(/\.$/, '')}.`,
        )
        .join('\n'),
    );
  }
  return data;
}
