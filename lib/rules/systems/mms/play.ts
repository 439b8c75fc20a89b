import { definePlayable } from '../../kernel/game/playable';
import { boards } from './boards/maker';
import { foresight } from './bot/foresight';
import { steady } from './bot/steady';
import { engine } from './engine';
import { situations } from './odds';
import { choiceWords } from './scene/choice-words';
import { entriesOf } from './scene/entries-of';
import { eventWords } from './scene/event-words';
import { lossReader } from './scene/losses';
import { endings } from './scene/phase';
import { scene } from './scene/scene';
import { table } from './table';

/** Magic, Monsters and Swords as a game that can be played: rules, bots, mats, odds, and words for people. */
export const play = definePlayable({
  engine,
  seats: { least: 2, most: 6 },
  table,
  letsChooseFirst: ({ orderOfPlay }) => orderOfPlay === 'agreed',
  steady,
  foresight,
  length: { unit: 'round', of: (state) => state.round },
  shown: {
    joined: 'reveal',
    identified: 'reveal',
    told: 'reveal',
    stopped: 'reveal',
    decoyGone: 'reveal',
    attackLost: 'reveal',
  },
  scene,
  choiceWords,
  eventWords,
  entriesOf,
  endings,
  hasAsides: true,
  lossReader,
  boards,
  situations,
});
