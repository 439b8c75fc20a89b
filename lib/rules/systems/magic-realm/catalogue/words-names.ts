import type { Beast, RollTable, Where, Who } from './effects';

export const places: Readonly<Record<Where, string>> = {
  'cave-clearing': 'in a cave clearing',
  'mountain-clearing': 'in a mountain clearing',
  'dwelling-clearing': 'in a clearing with a dwelling or campfire',
  'own-clearing': 'in this clearing',
  'own-tile': 'in this tile',
  'woods-tiles-and-deep-woods': 'in the five woods tiles and Deep Woods',
  'other-woods-clearings': 'in woods clearings of other tiles but the Ruins and the valleys',
  'lost-castle-tile': 'in the tile of the Lost Castle',
  'lost-city-tile': 'in the tile of the Lost City',
  'ruins-tile': 'in the Ruins tile or a tile with a Ruins chit',
};

/** The same places without a preposition. */
export const bare: Readonly<Record<Where, string>> = {
  'cave-clearing': 'a cave clearing',
  'mountain-clearing': 'a mountain clearing',
  'dwelling-clearing': 'a dwelling',
  'own-clearing': 'this clearing',
  'own-tile': 'this tile',
  'woods-tiles-and-deep-woods': 'the woods tiles',
  'other-woods-clearings': 'woods clearings of other tiles',
  'lost-castle-tile': 'the Lost Castle',
  'lost-city-tile': 'the Lost City',
  'ruins-tile': 'the Ruins',
};

export const tableNames: Readonly<Record<RollTable, string>> = {
  hide: 'Hide',
  meeting: 'Meeting',
  search: 'search table',
  locate: 'Locate',
  loot: 'Loot',
  'site-card': 'site card',
  'reading-runes': 'Reading Runes',
  missile: 'Missile',
  wish: 'Wish',
  curse: 'Curse',
  'power-of-the-pit': 'Power of the Pit',
  transform: 'Transform',
  lost: 'Lost',
  'violent-storm': 'Violent Storm',
  any: 'own table',
};

export const beastNames: Readonly<Record<Beast, string>> = {
  demon: 'demons',
  'winged-demon': 'winged demons',
  imp: 'imps',
  bat: 'bats',
  dragon: 'dragons',
  'flying-dragon': 'flying dragons',
  spider: 'spiders',
  octopus: 'the octopus',
  goblin: 'goblins',
  giant: 'giants',
  ogre: 'ogres',
  'native-group': 'one native group',
};

export const oneBeast: Readonly<Record<Beast, string>> = {
  demon: 'demon',
  'winged-demon': 'winged demon',
  imp: 'imp',
  bat: 'bat',
  dragon: 'dragon',
  'flying-dragon': 'flying dragon',
  spider: 'spider',
  octopus: 'octopus',
  goblin: 'goblin',
  giant: 'giant',
  ogre: 'ogre',
  'native-group': 'native group',
};

export const subject: Readonly<Record<Who, string>> = {
  owner: 'You',
  target: 'The target',
  'everyone-there': 'Everyone there',
};
