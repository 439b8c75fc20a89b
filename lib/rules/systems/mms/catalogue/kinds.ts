import type { Kind } from '../../../kernel/catalogue/entry';
import type { Category } from './card';

/** The five categories of cards (MMS-003). */
export const kinds: readonly (Kind & { readonly id: Category })[] = [
  {
    id: 'character',
    name: 'Character',
    plural: 'Characters',
    explains: 'Warriors, magicians and monsters: the pieces that move, attack, heal and detect.',
  },
  {
    id: 'artifact',
    name: 'Artifact',
    plural: 'Artifacts',
    explains: 'Weapons, charms and tools that a Character carries, and engines placed on the mat.',
  },
  {
    id: 'modification',
    name: 'Modification',
    plural: 'Modifications',
    explains: 'Armor, training and enchantments that belong to one Character.',
  },
  {
    id: 'terrain',
    name: 'Terrain',
    plural: 'Terrain',
    explains: 'Woods, swamps, roads and traps, one square each; nothing destroys them.',
  },
  {
    id: 'defense',
    name: 'Defense',
    plural: 'Defense works',
    explains: 'Castles, walls, gates and camps with CAP of their own.',
  },
];
