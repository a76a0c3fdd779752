import type {Files} from '../facts/files-schema';
import type {Images} from '../facts/images-schema';
import type {Ujust} from '../facts/ujust-schema';

/** Something in the image that pages mention. */
export interface Fact {
  kind: 'recipe' | 'image' | 'stream' | 'file' | 'unit';
  name: string;
  /** Other names for the same thing. */
  aliases: readonly string[];
  /** When it last changed, for example `2026-08-22`. */
  changed: string;
}

/** Everything in the snapshot that a page can be compared with. */
export function factsOf(snapshot: {ujust: Ujust; images: Images; files: Files}): Fact[] {
  const {ujust, images, files} = snapshot;
  const plain = (kind: Fact['kind'], name: string, changed: string): Fact => ({
    kind,
    name,
    aliases: [],
    changed,
  });
  return [
    ...ujust.recipes.map(({name, aliases, changed}): Fact => ({
      kind: 'recipe',
      name,
      aliases,
      changed,
    })),
    ...images.images.map(({name, changed}) => plain('image', name, changed)),
    ...images.streams.map(({name, changed}) => plain('stream', name, changed)),
    ...files.files.map(({path, changed}) => plain('file', path, changed)),
    ...files.units.map(({name, changed}) => plain('unit', name, changed)),
  ];
}
