import { definePlayable } from '../../../kernel/game/playable';
import { MOST_SEATS } from '../../../kernel/game/seats';
import { boards } from './clearings/maker';
import { foresight } from './bot/foresight';
import { steady } from './bot/steady';
import { engine } from './engine';
import { situations } from '../odds';
import { choiceWords } from './scene/choice-words';
import { entriesOf } from './scene/entries-of';
import { eventWords } from './scene/event-words';
import { lossReader } from './scene/losses';
import { endings } from './scene/phase';
import { scene } from './scene/scene';
import { table } from './table';

/** One evening's combat of Magic Realm as a game that can be played: rules, bots, clearings, odds, and words for people. */
export const play = definePlayable({
  engine,
  seats: { least: 1, most: MOST_SEATS },
  table,
  steady,
  foresight,
  length: { unit: 'round', of: (state) => state.round },
  shown: { revealed: 'reveal' },
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
