import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { actChoices } from '../../../combat/engine/encounter/acting';
import { isChanging } from '../../../combat/engine/magic/changing';
import type { Aim } from '../../../combat/engine/covered';
import { MIST } from '../../../combat/engine/magic/shapes';
import { aimOf } from '../../../combat/engine/magic/spells';
import type { MrState } from '../../../combat/engine/state';
import type { Questions, Telling } from '../activity';
import type { Told } from '../events';
import { abilitiesOf, isCursed, SQUEAK } from '../kit';
import { essencesOf } from '../magic/becoming';
import { isMist, shapeOfDenizen } from '../magic/changes';
import { energizeAll } from '../magic/enspell';
import { isFading } from '../magic/in-effect';
import { showsWeather } from '../magic/see-weather';
import { isPacified } from '../magic/serving';
import { ALIVE, seatsAt, type Field, type RealmState } from '../state';
import { denizensAt, findsHired, maySee } from '../world/company';
import { ABSORBED, denizens } from '../world/denizens';
import type { Place } from '../world/ground';
import { employersAway, isUnderling } from '../world/warband';
import {
  afterFightAsks,
  askInPeace,
  askToArrange,
  settle,
  standing,
  type AfterFightAsk,
  type AfterFightChoice,
  type AfterFightEvent,
} from './after-fight';
import {
  battlingAsks,
  isBattled,
  meetingsIn,
  nextMeeting,
  type BattlingAsk,
  type BattlingChoice,
  type BattlingEvent,
} from './battling';
import { eveningOrder, isHere } from './combat-of';
import { beginFight, goOnFight, type FightEvent } from './fight';
import { combatIn } from './going-on';
import type { SpoilsEvent } from './spoils';
import { noThings } from '../../../lists';

export type EveningAsk =
  | AfterFightAsk
  | BattlingAsk
  /** Does he want rounds where nobody forces a fight? (MR-091, MR-R19) */
  | { readonly type: 'evening-rounds'; readonly seat: Seat };

export type EveningChoice =
  AfterFightChoice | BattlingChoice | { readonly type: 'evening-wish'; readonly rounds: boolean };

export type EveningEvent =
  | AfterFightEvent
  | BattlingEvent
  | FightEvent
  | SpoilsEvent
  /** The evening of a clearing begins. (MR-B51) */
  | Told<'evening-at', { readonly place: Place; readonly seats: readonly Seat[] }>
  | Told<'rounds-wished', { readonly seat: Seat; readonly place: Place }>
  | Told<'quiet-evening', { readonly place: Place }>;

/** Those who are there, and employers whose hirelings are. (MR-107) */
const newField = (s: RealmState, place: Place, there: readonly Seat[]): Field => ({
  day: s.day,
  place,
  seats: eveningOrder(s, [...there, ...employersAway(s, place)]),
  denizens: [...denizensAt(s, place), ...essencesOf(s, there)],
  meets: [],
  battles: [],
  unasked: [],
  over: 0,
  lent: 0,
});

/** Hired leaders and controlled monsters, and where they are. (MR-090) */
function leaders(s: RealmState): readonly number[] {
  const out: number[] = [];
  for (let i = 0; i < s.hirer.length; i++)
    if (s.hirer[i]! >= 0 && s.at[i]! >= 0 && !isUnderling(s, i)) out.push(i);
  return out;
}

/** Employers who are elsewhere, and have a leader there. (MR-090, MR-092) */
const leading = (s: RealmState, place: Place): Seat[] => {
  const hirers = leaders(s).flatMap((i) => (s.at[i] === place ? [s.hirer[i]!] : []));
  return employersAway(s, place).filter((seat) => hirers.includes(seat));
};

/** Clearings with a character or a hired leader, in the order of a draw. (MR-090, MR-B51) */
export function beginEvening(s: RealmState, dice: Dice): void {
  const places = new Set([
    ...s.who.flatMap((one) => (one.life === ALIVE && one.toward < 0 ? [one.place] : [])),
    ...leaders(s).map((i) => s.at[i]!),
  ]);
  s.fields = noThings();
  s.ahead = dice.shuffle([...places]);
}

/** Denizens of the field in nobody's service. */
const wildIn = (s: RealmState, { denizens: all }: Field): readonly number[] =>
  all.filter((denizen) => s.hirer[denizen]! < 0 && s.at[denizen] !== ABSORBED);

const isLonely = (s: RealmState, field: Field): boolean =>
  field.seats.length === 1 && wildIn(s, field).length === 0;

function open(s: RealmState, place: Place, tell: Telling): void {
  const there = eveningOrder(s, seatsAt(s, place));
  const asked = [...there, ...eveningOrder(s, leading(s, place))];
  if (asked.length === 0) return;
  // Some may have come there in this evening, through the air or by a wish. (MR-B25)
  energizeAll(s, tell);
  const field = newField(s, place, there);
  s.fields.push(field);
  // Where somebody has wished for peace nobody fights today; rounds for actions remain. (MR-X10)
  const isPeaceful = s.peace.includes(place);
  field.meets = isPeaceful ? [] : meetingsIn(s, field);
  field.unasked = isPeaceful ? [...there] : asked.filter((seat) => mayWish(s, field, seat));
  if (!isLonely(s, field)) tell?.({ type: 'evening-at', rule: 'MR-B51', place, seats: there });
}

/** Does it serve its caster or the clearing, if nobody else is there? */
const servesAlone = (aim: Aim, spell: string): boolean =>
  ['hero', 'individual', 'light', 'place', 'rival-or-place', 'own-chits', 'own-item'].includes(aim) ||
  (aim === 'any' && isChanging(spell));

/** A cast that serves a character who is all alone: on himself, or on the clearing. */
function castsAlone(s: RealmState, field: Field, seat: Seat): boolean {
  const { spells, items } = s.who[seat]!;
  if (
    spells.length === 0 &&
    items.every(({ id }) => (s.awake[id] ?? []).length === 0 && !showsWeather(s, id))
  )
    return false;
  const combat = combatIn(s, field);
  const at = field.seats.indexOf(seat);
  return actChoices({ ...combat, phase: 'act' }, at).some((choice) => {
    const aim = choice.type === 'cast' ? aimOf(combat, at, choice.spell) : undefined;
    return (
      aim !== undefined &&
      servesAlone(aim, choice.type === 'cast' ? combat.game.heroes[at]!.spells[choice.spell]!.id : '')
    );
  });
}

/** Does he see another, or a hireling of his? (MR-033, MR-138, MR-X30) */
const isSeen = (s: RealmState, field: Field, seat: Seat, other: Seat): boolean =>
  (isHere(s, field, other) && maySee(s, seat, other)) ||
  hasOpenHired(s, field, other) ||
  field.denizens.some((denizen) => s.hirer[denizen] === other && findsHired(s, seat, denizen));

/** Has he a hireling there who is not hidden? */
const hasOpenHired = (s: RealmState, { denizens: all }: Field, seat: Seat): boolean =>
  all.some((denizen) => s.hirer[denizen] === seat && s.hiding[denizen] === 0);

/** Might he vanish from sight after a round? (MR-S36) */
const mayFade = (s: RealmState, seat: Seat): boolean =>
  s.who[seat]!.hidden === 0 && isFading(s, seat) && !isCursed(s.who[seat]!, SQUEAK);

/** Could he do anything in rounds of his own wish: cast, vanish, fight another character, lure or attack a denizen? (MR-091) */
const mayWish = (s: RealmState, field: Field, seat: Seat): boolean =>
  wildIn(s, field).length > 0 ||
  field.seats.some((other) => other !== seat && isSeen(s, field, seat, other)) ||
  (isHere(s, field, seat) && (mayFade(s, seat) || castsAlone(s, field, seat)));

/** Does that denizen come to him or to a hireling of his by itself, if he is seen? (MR-031, MR-032, MR-A17) */
function comes(s: RealmState, field: Field, denizen: number, seat: Seat): boolean {
  const { monster, native } = denizens[denizen]!;
  if (shapeOfDenizen(s, denizen) === MIST) return false;
  const isOpen = isHere(s, field, seat) && s.who[seat]!.hidden === 0 && !isMist(s, seat);
  const hasHired = hasOpenHired(s, field, seat);
  if (isPacified(s, denizen, seat)) return false;
  if (native) return (isOpen || hasHired) && isBattled(field, native.group, seat);
  // Nothing protects hirelings.
  if (hasHired || !isOpen) return hasHired;
  return !abilitiesOf(s, seat).some(
    (e) => e.kind === 'protected-from' && e.beasts.some((beast) => beast === monster!.id),
  );
}

const isForced = (s: RealmState, field: Field): boolean =>
  field.seats.some((seat) => wildIn(s, field).some((denizen) => comes(s, field, denizen, seat)));

/** How many of the rounds that he wished for there, the last ones, were quiet. (MR-R51) */
const quietRounds = (s: RealmState, place: Place): number =>
  s.fields
    .filter((one) => one.place === place)
    .reduce((n, { combat }) => (combat?.stirred === 0 ? n + 1 : 0), 0);

/**
 * Who ended it all alone may wish for another round, as long as rounds bring something: they are counted on. To whom a quiet
 * one may bring something as well, the last of them does not come before its time. (MR-091, MR-094, MR-168, MR-R19, MR-S36)
 */
function reopen(s: RealmState, { place, battles }: Field, combat: MrState, there: readonly Seat[]): boolean {
  const played = s.fields.filter((one) => one.place === place).length;
  if (combat.by !== 'victory' || there.length !== 1) return false;
  const quiet = quietRounds(s, place);
  if (quiet > 0 && (quiet >= s.game.house['combat.quietRoundsToEnd'] || !mayFade(s, there[0]!))) return false;
  if (played >= s.game.house['combat.maxRounds']) return false;
  const next: Field = { ...newField(s, place, there), from: combat.round + 1 };
  next.battles = [...battles];
  next.unasked = there.filter((seat) => mayWish(s, next, seat));
  if (next.unasked.length === 0) return false;
  s.fields.push(next);
  return true;
}

function close(s: RealmState, field: Field, combat: MrState, tell: Telling): void {
  settle(s, field, combat, tell);
  const there = standing(field, combat);
  if (!reopen(s, field, combat, there)) askToArrange(s, field.place, there);
}

/** One step of the evening of a clearing. */
function goOnField(s: RealmState, field: Field, dice: Dice, tell: Telling): void {
  const { combat } = field;
  if (combat && (combat.phase !== 'over' || field.lent === 1)) return goOnFight(s, field, combat, dice, tell);
  if (combat) return close(s, field, combat, tell);
  if (field.meets.length > 0) return nextMeeting(s, field, dice, tell);
  if (!s.peace.includes(field.place) && isForced(s, field)) return beginFight(s, dice, tell);
  const next = field.unasked.shift();
  if (next !== undefined) {
    s.asks.push({ type: 'evening-rounds', seat: next });
    return;
  }
  field.over = 1;
  if (!isLonely(s, field)) tell?.({ type: 'quiet-evening', rule: 'MR-091', place: field.place });
  askInPeace(s, field.place, eveningOrder(s, seatsAt(s, field.place)));
}

/** Goes on until somebody is asked. @returns whether the evening is over */
export function goOnEvening(s: RealmState, dice: Dice, tell: Telling): boolean {
  const field = s.fields.at(-1);
  if (field?.over === 0) {
    goOnField(s, field, dice, tell);
    return false;
  }
  const place = s.ahead.shift();
  if (place === undefined) return true;
  open(s, place, tell);
  return false;
}

export const eveningAsks: Questions<EveningAsk['type']> = {
  ...afterFightAsks,
  ...battlingAsks,
  'evening-rounds': {
    choices: () => [false, true].map((rounds) => ({ type: 'evening-wish', rounds })),
    answer(s, { seat }, choice, dice, tell) {
      if (choice.type !== 'evening-wish' || !choice.rounds) return;
      tell?.({ type: 'rounds-wished', rule: 'MR-091', seat, place: s.fields.at(-1)!.place });
      beginFight(s, dice, tell);
    },
  },
};
