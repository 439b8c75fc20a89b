import type { Seat } from '../../../../kernel/game/engine';
import type { ChoiceWords } from '../../../../kernel/game/playable';
import type { RealmChoice } from '../engine/choices';
import { playerOf } from '../engine/movers/individuals';
import type { RealmState, Who } from '../engine/state';
import { touchable } from './touched';
import { birdsongChoiceWords } from './words/birdsong';
import { blockChoiceWords } from './words/block';
import { cacheChoiceWords } from './words/caching';
import { choosingChoiceWords } from './words/choosing';
import { curseChoiceWords } from './words/curses';
import { enchantChoiceWords } from './words/enchant';
import { eveningChoiceWords } from './words/evening';
import { hireChoiceWords } from './words/hire';
import { lootChoiceWords } from './words/loot';
import { moveChoiceWords } from './words/move';
import { newcomerChoiceWords } from './words/newcomer';
import { phaseChoiceWords } from './words/phase-start';
import { restChoiceWords } from './words/rest';
import { searchChoiceWords } from './words/search';
import { spellChoiceWords } from './words/spells';
import { taskChoiceWords } from './words/tasks';
import { tradeChoiceWords } from './words/trade';
import { turnChoiceWords } from './words/turn';
import type { ChoiceWriters } from './writing';

const writers: ChoiceWriters<RealmChoice['type']> = {
  ...birdsongChoiceWords,
  ...blockChoiceWords,
  ...cacheChoiceWords,
  ...choosingChoiceWords,
  ...curseChoiceWords,
  ...enchantChoiceWords,
  ...eveningChoiceWords,
  ...hireChoiceWords,
  ...lootChoiceWords,
  ...moveChoiceWords,
  ...newcomerChoiceWords,
  ...phaseChoiceWords,
  ...restChoiceWords,
  ...searchChoiceWords,
  ...taskChoiceWords,
  ...spellChoiceWords,
  ...tradeChoiceWords,
  ...turnChoiceWords,
};

/** For whom a seat decides now: for its character, or for one who moves for it. */
function actorOf(s: RealmState, seat: Seat): Who {
  const ask = s.asks.at(-1);
  return ask && playerOf(s, ask.seat) === seat ? ask.seat : seat;
}

/** A choice as a line of the list, and as things to touch in their order. */
export function choiceWords(s: RealmState, seat: Seat, choice: RealmChoice): ChoiceWords {
  const write = writers[choice.type] as (s: RealmState, seat: Who, choice: RealmChoice) => ChoiceWords;
  const words = write(s, actorOf(s, seat), choice);
  return { ...words, touches: touchable(s, words.touches) };
}
