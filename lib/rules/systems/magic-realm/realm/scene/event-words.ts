import type { EventWords } from '../../../../kernel/game/playable';
import type { RealmEvent } from '../engine/events';
import { everybody, isMover, playerOf } from '../engine/movers/individuals';
import type { RealmState } from '../engine/state';
import { foughtIn, shownFight } from './fight';
import { onMap } from './touched';
import { birdsongEventWords } from './words/birdsong';
import { blockEventWords } from './words/block';
import { cacheEventWords } from './words/caching';
import { choosingEventWords } from './words/choosing';
import { curseEventWords } from './words/curses';
import { enchantEventWords } from './words/enchant';
import { eveningEventWords } from './words/evening';
import { hideEventWords } from './words/hide';
import { hireEventWords } from './words/hire';
import { lootEventWords } from './words/loot';
import { midnightEventWords } from './words/midnight';
import { moveEventWords } from './words/move';
import { newcomerEventWords } from './words/newcomer';
import { phaseEventWords } from './words/phase-start';
import { restEventWords } from './words/rest';
import { searchEventWords } from './words/search';
import { spellEventWords } from './words/spells';
import { summonEventWords } from './words/summon';
import { sunriseEventWords } from './words/sunrise';
import { taskEventWords } from './words/tasks';
import { tradeEventWords } from './words/trade';
import { turnEventWords } from './words/turn';
import { weatherEventWords } from './words/weather';
import { warbandEventWords } from './words/warband';
import type { EventWriters } from './writing';

const writers: EventWriters<RealmEvent['type']> = {
  ...birdsongEventWords,
  ...blockEventWords,
  ...cacheEventWords,
  ...choosingEventWords,
  ...curseEventWords,
  ...enchantEventWords,
  ...eveningEventWords,
  ...hideEventWords,
  ...hireEventWords,
  ...lootEventWords,
  ...midnightEventWords,
  ...moveEventWords,
  ...newcomerEventWords,
  ...phaseEventWords,
  ...restEventWords,
  ...searchEventWords,
  ...spellEventWords,
  ...summonEventWords,
  ...sunriseEventWords,
  ...taskEventWords,
  ...tradeEventWords,
  ...turnEventWords,
  ...warbandEventWords,
  ...weatherEventWords,
};

/** Only what is drawn can be pointed at: the combat that is fought now, or else the map. */
function shown(s: RealmState, event: RealmEvent, touches: readonly string[]): readonly string[] {
  const fought = shownFight(s);
  if (event.type === 'fought') return fought && foughtIn(s, event) === fought ? touches : [];
  return fought ? [] : onMap(s, touches);
}

type Die = NonNullable<EventWords['dice']>[number];

/** Whoever moves for somebody has his color. */
function owned(s: RealmState, { seat, ...die }: Die): Die {
  if (seat === undefined || (isMover(s, seat) && seat >= everybody(s).length)) return die;
  return { ...die, seat: playerOf(s, seat) };
}

/** An event for people. */
export function eventWords(event: RealmEvent, s: RealmState): EventWords {
  const words = (writers[event.type] as (event: RealmEvent, s: RealmState) => EventWords)(event, s);
  return {
    ...words,
    ...(words.touches ? { touches: shown(s, event, words.touches) } : {}),
    ...(words.dice ? { dice: words.dice.map((die) => owned(s, die)) } : {}),
  };
}
