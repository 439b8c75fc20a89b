import type { Back } from '../../kernel/catalogue/face';
import type { MmEntry } from './catalogue/entry';

/**
 * What is shuffled before it is laid out has a back of its own: the Ally deck, the tiles of the map and the chits upon them
 * (MM-P01, MM-P03, MM-P04). Units and markers are never turned; nothing is known of their backs.
 */
export function back(entry: MmEntry): Back | undefined {
  switch (entry.kind) {
    case 'ally':
      return { kind: 'common', tone: 'violet', icon: 'magic-gate', words: 'Ally deck' };
    case 'terrain':
      return { kind: 'common', tone: 'moss', icon: 'magic-gate', words: 'Terrain' };
    case 'structure':
      return { kind: 'common', tone: 'slate', icon: 'magic-gate', words: 'Structure' };
    case 'unit':
    case 'marker':
      return undefined;
  }
}
