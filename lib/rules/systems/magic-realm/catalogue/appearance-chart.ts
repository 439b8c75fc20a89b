import type { DwellingId, NativeGroupId } from './vocabulary';

/** Counters that stand together in one box and come together. */
export type Box = readonly { readonly monster: string; readonly count: number }[];

export interface Summons {
  /** `smoke-M` needs that warning chit, or a sound in a tile with that letter; `flutter` alone works in any tile. */
  readonly by: readonly string[];
  /** Emptied from left to right, one box for each chit and day. (MR-B48) */
  readonly boxes: readonly Box[];
}

export interface ChartRow {
  readonly row: number;
  readonly monsters: readonly Summons[];
  readonly natives?: { readonly group: NativeGroupId; readonly at: readonly DwellingId[] };
}

/** The appearance chart: what a row sends when it prowls. (MR-B48, MR-B49) */
export const chart: readonly ChartRow[] = [
  {
    row: 1,
    monsters: [
      { by: ['flutter', 'smoke-M'], boxes: [[{ monster: 'heavy-flying-dragon', count: 2 }]] },
      {
        by: ['smoke-C', 'slither', 'roar-C'],
        boxes: [[{ monster: 'heavy-dragon', count: 1 }], [{ monster: 'tremendous-dragon', count: 1 }]],
      },
      { by: ['site-hoard'], boxes: [[{ monster: 'tremendous-flying-dragon', count: 1 }]] },
      { by: ['site-lair'], boxes: [[{ monster: 'tremendous-dragon', count: 1 }]] },
    ],
    natives: { group: 'company', at: ['inn', 'large-campfire'] },
  },
  {
    row: 2,
    monsters: [
      { by: ['dank-W'], boxes: [[{ monster: 'viper', count: 2 }]] },
      {
        by: ['dank-C', 'slither'],
        boxes: [[{ monster: 'heavy-serpent', count: 2 }], [{ monster: 'tremendous-serpent', count: 1 }]],
      },
      { by: ['site-altar'], boxes: [[{ monster: 'demon', count: 1 }]] },
      { by: ['site-shrine'], boxes: [[{ monster: 'winged-demon', count: 1 }]] },
    ],
    natives: { group: 'woodfolk', at: ['house', 'small-campfire'] },
  },
  {
    row: 3,
    monsters: [
      {
        by: ['ruins-W'],
        boxes: [
          [
            { monster: 'wolf-a', count: 3 },
            { monster: 'wolf-b', count: 3 },
          ],
        ],
      },
      { by: ['bones-W'], boxes: [[{ monster: 'ogre', count: 2 }]] },
      {
        by: ['ruins-C', 'patter-C', 'howl-C'],
        boxes: [
          [{ monster: 'goblin-axe', count: 6 }],
          [{ monster: 'goblin-spear', count: 6 }],
          [{ monster: 'goblin-great-sword', count: 6 }],
        ],
      },
      { by: ['site-pool'], boxes: [[{ monster: 'octopus', count: 1 }]] },
    ],
    natives: { group: 'patrol', at: ['inn', 'chapel', 'house', 'guardhouse'] },
  },
  {
    row: 4,
    monsters: [
      {
        by: ['bones-M', 'roar-M', 'stink-M'],
        boxes: [[{ monster: 'giant', count: 1 }], [{ monster: 'giant', count: 1 }]],
      },
      {
        by: ['stink-C', 'bones-C', 'roar-C'],
        boxes: [[{ monster: 'heavy-troll', count: 2 }], [{ monster: 'tremendous-troll', count: 1 }]],
      },
      { by: ['site-vault'], boxes: [[{ monster: 'tremendous-troll', count: 1 }]] },
    ],
    natives: { group: 'lancers', at: ['chapel', 'large-campfire', 'small-campfire'] },
  },
  {
    row: 5,
    monsters: [
      {
        by: ['stink-M', 'dank-M', 'patter-M'],
        boxes: [
          [{ monster: 'heavy-spider', count: 1 }],
          [{ monster: 'heavy-spider', count: 1 }],
          [{ monster: 'heavy-spider', count: 1 }],
        ],
      },
      { by: ['site-cairns'], boxes: [[{ monster: 'tremendous-spider', count: 1 }]] },
      { by: ['site-statue'], boxes: [[{ monster: 'imp', count: 1 }]] },
    ],
    natives: { group: 'bashkars', at: ['large-campfire', 'small-campfire'] },
  },
  {
    row: 6,
    monsters: [
      {
        by: ['ruins-M', 'bones-M', 'flutter', 'howl-M'],
        boxes: [
          [{ monster: 'giant-bat', count: 1 }],
          [{ monster: 'giant-bat', count: 2 }],
          [{ monster: 'giant-bat', count: 3 }],
        ],
      },
    ],
  },
];

/** Row 6 also holds seven boxes for visitor and mission chits; a chit comes to its unhired leader, site or card. (MR-B49) */
export const visitorBoxes: readonly (readonly string[])[] = [
  ['leader-company'],
  ['leader-woodfolk'],
  ['leader-patrol'],
  ['leader-lancers'],
  ['leader-bashkars'],
  ['site-altar', 'card-enchanted-meadow'],
  ['site-shrine', 'card-toadstool-circle'],
];
