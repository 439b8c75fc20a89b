import type { Dice } from '../../../../../kernel/game/dice';
import type { Telling } from '../activity';
import { eveningOrder } from '../evening/combat-of';
import { goOnEvening } from '../evening/evening';
import { fighting } from '../evening/fight';
import { energizeAll } from '../magic/enspell';
import { dayOf, everybody, isBodiless, isLed, isMover, isOut } from '../movers/individuals';
import { ALIVE, type RealmState } from '../state';
import { callNewcomers } from '../world/newcomer';
import { enchantTiles } from './auto-enchant';
import { beginBirdsong, recording } from './birdsong';
import { nextCounter } from './counters';
import { endGame, isLastDay } from './ending';
import { midnight } from './midnight';
import { fallAsleep } from './sleeping';
import { sunrise } from './sunrise';
import { reviewTasks } from './tasks';
import { goOnTurn } from './turn';
import { turnWeek } from './weather';
import { noThings } from '../../../lists';

/**
 * The next day begins: whoever lives writes his record, whoever was killed may come anew, clockwise from whoever moved first on
 * the last one. (MR-006, MR-R20)
 */
export function beginDay(s: RealmState, tell: Telling): void {
  // Of yesterday: today nobody has moved yet.
  const order = eveningOrder(s, [...s.who.keys()]);
  s.day++;
  s.part = 'birdsong';
  s.turn = null;
  s.first = -1;
  s.drawn = [];
  s.called = [];
  s.undrawn = [];
  s.due = -1;
  s.peace = [];
  tell?.({ type: 'day', rule: 'MR-006', day: s.day });
  callNewcomers(s, order);
  for (const one of s.who) {
    one.record = noThings();
    one.recorded = one.life === ALIVE ? 0 : 1;
    one.chooses = 0;
    one.guide = -1;
    one.done = 0;
    one.blocked = 0;
    one.kills = 0;
    one.roams = 0;
    one.spotted = [];
    one.armed = 0;
  }
  enchantTiles(s, tell);
  energizeAll(s, tell);
  beginBirdsong(s, tell);
}

/** Sunrise: the monster roll; counters of all who do not follow are mixed. (MR-013) */
function beginDaylight(s: RealmState, dice: Dice, tell: Telling): void {
  s.part = 'daylight';
  sunrise(s, dice, tell);
  s.undrawn = everybody(s).filter(
    (who) =>
      isOut(s, who) && dayOf(s, who).guide < 0 && !isBodiless(s, who) && !(isMover(s, who) && isLed(s, who)),
  );
}

function goOn(s: RealmState, dice: Dice, tell: Telling): void {
  switch (s.part) {
    case 'birdsong':
      return beginDaylight(s, dice, tell);
    case 'daylight':
      if (s.turn?.step !== 'deed' && s.turn?.step !== 'end') fallAsleep(s, tell);
      return s.turn ? goOnTurn(s, s.turn, dice, tell) : nextCounter(s, dice, tell);
    case 'evening':
      if (!goOnEvening(s, dice, tell)) return;
      midnight(s, tell);
      if (isLastDay(s)) return endGame(s, tell);
      turnWeek(s, dice, tell);
      return beginDay(s, tell);
    case 'over':
  }
}

const isAsked = (s: RealmState): boolean =>
  s.asks.length > 0 ||
  (s.part === 'birdsong' && recording(s).length > 0) ||
  (s.part === 'evening' && fighting(s) !== undefined);

/** Goes on until somebody has something to decide, or the game is over. */
export function advance(s: RealmState, dice: Dice, tell: Telling): void {
  reviewTasks(s, tell);
  while (s.part !== 'over' && !isAsked(s)) {
    goOn(s, dice, tell);
    reviewTasks(s, tell);
  }
}
