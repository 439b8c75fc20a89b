import { definePlayable } from '../../kernel/game/playable';
import { boards } from './boards/maker';
import { foresight } from './bot/foresight';
import { steady } from './bot/steady';
import { engine } from './engine';
import { situations } from './odds';
import { choiceWords } from './scene/choice-words';
import { entriesOf } from './scene/entries-of';
import { endings, eventWords } from './scene/event-words';
import { lossReader } from './scene/losses';
import { scene } from './scene/scene';
import { table } from './table';

/** Monsters and Magic as a game that can be played: rules, bots, boards, odds, and words for people. */
export const play = definePlayable({
  engine,
  seats: { least: 2, most: 4 },
  table,
  steady,
  fewer: {
    permanents:
      'A permanent that is missing is dealt as the table agreed: each card is measured against one that comes by chance.',
  },
  foresight,
  length: { unit: 'round', of: (state) => state.round },
  shown: { drew: 'draw', drewCards: 'draw', looked: 'reveal', swappedHands: 'reveal', dealt: 'reveal' },
  scene,
  choiceWords,
  eventWords,
  entriesOf,
  endings,
  lossReader,
  boards,
  situations,
});
