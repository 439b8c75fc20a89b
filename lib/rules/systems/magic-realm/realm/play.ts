import { definePlayable } from '../../../kernel/game/playable';
import { MOST_SEATS } from '../../../kernel/game/seats';
import { maps } from '../boards/maps';
import { situations } from '../odds';
import { parts } from '../parting';
import { foresight } from './bot/foresight';
import { steady } from './bot/steady';
import { engine } from './engine';
import { choiceWords } from './scene/choice-words';
import { entriesOf } from './scene/entries-of';
import { eventWords } from './scene/event-words';
import { lossReader } from './scene/losses';
import { endings } from './scene/phase';
import { scene } from './scene/scene';
import { table } from './table';

/** The whole game of Magic Realm on its map: the 28 days with their evenings. */
export const days = definePlayable({
  engine,
  seats: { least: 1, most: MOST_SEATS },
  table,
  parts,
  steady,
  foresight,
  length: { unit: 'day', of: (state) => state.day },
  shown: {},
  scene,
  choiceWords,
  eventWords,
  entriesOf,
  endings,
  hasAsides: true,
  lossReader,
  boards: maps,
  situations,
});
