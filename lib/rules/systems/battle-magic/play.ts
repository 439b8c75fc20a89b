import { definePlayable } from '../../kernel/game/playable';
import { boards } from './boards';
import { foresight } from './bot/foresight';
import { steady } from './bot/steady';
import { situations } from './odds';
import { choiceWords } from './scene/choice-words';
import { entriesOf } from './scene/entries-of';
import { endings, eventWords } from './scene/event-words';
import { lossReader } from './scene/losses';
import { scene } from './scene/scene';
import { seatedEngine, table } from './table';

/** Battle Magic as a game that can be played: rules, bots, boards, odds, and words for people. */
export const play = definePlayable({
  engine: seatedEngine,
  seats: { least: 2, most: 6 },
  table,
  asksLess: { since: '2026.11.11', after: '2026.11.10' },
  steady,
  fewer: {
    empire:
      'The cup has one counter less, so that the others are drawn sooner: each counter is measured against the average of the rest.',
  },
  foresight,
  length: { unit: 'round', of: (state) => state.round },
  shown: {
    drew: 'draw',
    drewCards: 'draw',
    cut: 'draw',
    battleCards: 'draw',
    ruins: 'draw',
    found: 'draw',
    chit: 'draw',
    reshuffled: 'draw',
  },
  scene,
  choiceWords,
  eventWords,
  entriesOf,
  endings,
  lossReader,
  boards,
  situations,
});
