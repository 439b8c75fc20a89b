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

/** Swords and Sorcery as a game that can be played: rules, bots, boards, odds, and words for people. */
export const play = definePlayable({
  engine,
  seats: { least: 2, most: 7 },
  table,
  asksLess: { since: '2026.11.17', after: '2026.11.16' },
  letsChooseFirst: ({ firstPlayer }) => firstPlayer === 'chosen',
  steady,
  fewer: {
    army: 'The army has one piece less.',
    muster: 'The army has one piece less, and its spot is empty.',
    grimoire: 'The first hand has one card less; none is dealt in its place.',
  },
  foresight,
  length: { unit: 'round', of: (state) => state.round },
  shown: { drew: 'draw', drewCards: 'draw', dealt: 'reveal', tookCards: 'reveal', cardsTaken: 'reveal' },
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
