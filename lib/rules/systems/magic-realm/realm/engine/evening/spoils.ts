import type { Seat } from '../../../../../kernel/game/engine';
import type { NativeGroupId } from '../../../catalogue/vocabulary';
import {
  ACTIVE,
  AWAY,
  COLOR,
  COMMITTED,
  FATIGUED,
  FOE,
  GONE,
  isFoe,
  LAID,
  DEAD as KILLED_HERO,
  LEFT_BEHIND,
  ALIVE as STANDING,
  type Hero,
  type HeroState,
  type MrState,
} from '../../../combat/engine/state';
import { thingOf } from '../../../combat/engine/fighters/things';
import { foeAt, foeOf } from '../../../combat/engine/who';
import { putHorseAway } from '../activities/travel';
import type { Telling } from '../activity';
import { returningOf } from '../belongings/spent';
import { giveItem, leaveAt } from '../belongings/wearing';
import type { Told } from '../events';
import { isGifted, isWorn, itemOf } from '../kit';
import { fall, leaveGoods } from '../magic/dying';
import { spendColor } from '../magic/enhanced-items';
import { loseTarget } from '../magic/enspell';
import { strip } from '../movers/carrying';
import { actsAs } from '../movers/individuals';
import { HELD_BITS, PREPARED, type Field, type Held, type RealmState, type Who } from '../state';
import { bearGrudges, type EsteemEvent } from '../trade/esteem';
import { layWith } from '../trade/goods';
import { denizens, KILLED } from '../world/denizens';
import type { Place } from '../world/ground';
import { releaseAll } from '../world/warband';
import { takeBackConjured } from './conjured-fight';
import { breakProvoked } from './held-fight';
import { leaveOpen } from './laid-fight';
import { settleHired } from './warband-fight';
import { noThings, numbersOf } from '../../../lists';

export type SpoilsEvent =
  | EsteemEvent
  /** Destroyed in combat for good, or back with a group; `gold` is what its owner gets for it. (MR-177, MR-B58, MR-R31) */
  | Told<'gear-lost', { readonly seat: Seat; readonly id: string; readonly gold: number }>
  /** What becomes of all that a dead character had. (MR-181, MR-183) */
  | Told<
      'estate',
      {
        readonly seat: Seat;
        readonly count: number;
        readonly heirs: readonly Who[];
        readonly group: NativeGroupId | '';
        readonly place: Place;
      }
    >
  /** The goods of a group whose leader fell lie in the clearing. (MR-184) */
  | Told<'goods-left', { readonly group: NativeGroupId; readonly count: number; readonly place: Place }>;

/** Ordinary armor goes back to its group to be mended; all else leaves the game, horses too. The combat has paid for it. (MR-177, MR-B58, MR-R31) */
function lose(s: RealmState, seat: Seat, id: string, tell: Telling): void {
  const item = itemOf(id);
  const gold = thingOf(item).ruins ?? 0;
  if (item.kind === 'armor' && item.returnsTo !== undefined)
    (s.piles[item.returnsTo] ??= []).push({ id, state: 0 });
  tell?.({ type: 'gear-lost', rule: item.kind === 'horse' ? 'MR-R31' : 'MR-177', seat, id, gold });
}

/** His belongings as they are after the combat, what he has picked up among them. A card that he began to use in it is used today. (MR-B19) */
function bringHome(
  s: RealmState,
  seat: Seat,
  place: Place,
  { things }: Pick<Hero, 'things'>,
  { items: states, oiled }: Pick<HeroState, 'items' | 'oiled'>,
  tell: Telling,
): void {
  const who = s.who[seat]!;
  const before = who.items;
  const kept = noThings<Held>();
  things.forEach(({ id: named, conjured }, i) => {
    const state = states[i]!;
    // Where a bot imagines what others have, the combat still calls a covered card nothing.
    const id = before[i]?.id ?? named;
    if (conjured || id === '' || (state & LAID) !== 0) return;
    const on = before[oiled[i]!]?.id ?? things[oiled[i]!]?.id;
    const now: Held = { id, state: state & HELD_BITS, ...(on === undefined ? {} : { on }) };
    if ((state & LEFT_BEHIND) !== 0) leaveAt(s, place, now);
    else if ((state & GONE) !== 0) lose(s, seat, id, tell);
    else {
      if (isWorn(now) && returningOf(id) && !who.used.includes(id)) who.used.push(id);
      kept.push(now);
    }
  });
  who.items = kept;
}

/** Chits of spells that ended tire, and prepared ones where that was agreed. (MR-195, MR-R39, MR-R48) */
function chitAfter(s: RealmState, seat: Seat, state: number, isPrepared: boolean, isTied: boolean): number {
  if (state === COMMITTED) return isTied ? COMMITTED : FATIGUED;
  if (state !== ACTIVE || !isPrepared) return state;
  if (isGifted(s, seat, 'prepared-stay')) return PREPARED;
  return s.game.house['magic.preparedFatigueAt'] === 'combat-end' ? FATIGUED : PREPARED;
}

/** Everything that happened to a character in the combat; who was elsewhere has only what his hirelings won and lost. */
function bring(s: RealmState, field: Field, combat: MrState, at: number, tell: Telling): void {
  const seat = field.seats[at]!;
  const who = s.who[seat]!;
  const hero = combat.heroes[at]!;
  who.fame += hero.fame;
  who.notoriety += hero.notoriety;
  who.gold += hero.gold;
  if (hero.life === AWAY) return;
  who.hidden = hero.hidden;
  who.berserk = hero.berserk;
  who.curses = hero.curses;
  who.strong = hero.strong;
  who.kills = hero.kills;
  // A carpet has its color until midnight. (MR-B25, MR-T28)
  if (hero.lit !== 0) s.lit = 1;
  const isTied = (chit: number): boolean => s.effects.some((one) => one.by === seat && one.chit === chit);
  who.chits = numbersOf(who.chits, (_, i) =>
    chitAfter(s, seat, hero.chits[i]!, (hero.prepared & (1 << i)) !== 0, isTied(i)),
  );
  // What has cast is used today. (MR-125)
  const { things, playings } = combat.game.heroes[at]!;
  playings.forEach(({ item, kind }, i) => {
    const isUnused = hero.chits[i] === ACTIVE || hero.chits[i] === COLOR;
    const isCaster = item >= 0 && kind === 'MAGIC' && !isUnused;
    if (isCaster) spendColor(s, seat, who.items[item]?.id ?? things[item]!.id);
  });
  bringHome(s, seat, field.place, { things }, hero, tell);
  putHorseAway(s, seat, tell);
}

/** Who gets what somebody killed had: characters and leaders, or a group of natives; neither: the clearing. */
interface Heirs {
  readonly who: readonly Who[];
  readonly group: NativeGroupId | '';
}
const NOBODY: Heirs = { who: [], group: '' };

/**
 * Whoever killed him, or the employer of a hired leader who is still there; natives for their group. Where one of them is dead
 * too, who killed that one: he had it all by then. Who killed one another leave all of it to the clearing. (MR-183, MR-184)
 */
function heirsOf(
  s: RealmState,
  field: Field,
  combat: MrState,
  slayers: readonly number[],
  met: readonly number[] = [],
): Heirs {
  const through = (one: number): Heirs => {
    const beyond = (by: readonly number[]): Heirs => heirsOf(s, field, combat, by, [...met, one]);
    if (!isFoe(one)) {
      const { life, slayers: by } = combat.heroes[one]!;
      return life === KILLED_HERO ? beyond(by) : { who: [field.seats[one]!], group: '' };
    }
    const { owner, alive, slayer } = foeAt(combat, one);
    const { leader, group } = foeOf(combat, one);
    // With their leader dead the goods of a group lie in the clearing, those that he won among them.
    if (owner < 0)
      return leader && alive === 0 ? NOBODY : { who: [], group: (group ?? '') as Heirs['group'] };
    if (!leader) return NOBODY;
    if (combat.heroes[owner]!.life === STANDING) return { who: [field.seats[owner]!], group: '' };
    if (alive === 0) return beyond(slayer < 0 ? [] : [slayer]);
    const who = actsAs(s, field.denizens[one - FOE]!);
    return who < 0 ? NOBODY : { who: [who], group: '' };
  };
  const all = slayers.filter((one) => !met.includes(one)).map(through);
  const who = [...new Set(all.flatMap((one) => one.who))];
  return { who, group: who.length > 0 ? '' : (all.find((one) => one.group !== '')?.group ?? '') };
}

/** He is dead: killers take his things in turns, natives for their group, else they lie in the clearing. (MR-181, MR-183, MR-B61) */
function bequeath(s: RealmState, field: Field, combat: MrState, at: number, tell: Telling): void {
  const { place, seats } = field;
  const seat = seats[at]!;
  const { who: heirs, group } = heirsOf(s, field, combat, combat.heroes[at]!.slayers, [at]);
  // What he has won of others in this combat he keeps no more.
  s.asks = s.asks.filter((ask) => ask.seat !== seat);
  const left = fall(s, seat, tell);
  releaseAll(s, seat, 'death', tell);
  tell?.({ type: 'estate', rule: 'MR-183', seat, count: left.length, heirs, group, place });
  left.forEach((held, i) => {
    const heir = heirs[i % heirs.length];
    if (heir !== undefined) giveItem(s, heir, held, tell);
    else if (group !== '') layWith(s, group, held);
    else leaveAt(s, place, held);
  });
}

/** What a hired leader carried goes to whoever killed him. (MR-184) */
function inherit(s: RealmState, field: Field, combat: MrState, at: number, tell: Telling): void {
  const { slayer } = combat.foes[at]!;
  const { who, group } = heirsOf(s, field, combat, slayer < 0 ? [] : [slayer], [FOE + at]);
  const [heir] = who;
  for (const held of strip(s, field.denizens[at]!))
    if (heir !== undefined) giveItem(s, heir, held, tell);
    else if (group !== '') layWith(s, group, held);
    else leaveAt(s, field.place, held);
}

/** Dead denizens leave the map, and the goods of a group whose unhired leader is among them lie in the clearing. (MR-179, MR-184, MR-R31) */
function bury(s: RealmState, field: Field, combat: MrState, tell: Telling): void {
  const { place, denizens: all } = field;
  combat.foes.forEach(({ alive, owner }, i) => {
    // What a wish sent away is not dead.
    if (alive === 1 || s.at[all[i]!] !== place) return;
    inherit(s, field, combat, i, tell);
    s.at[all[i]!] = KILLED;
    loseTarget(s, all[i]!, tell);
    const { native } = denizens[all[i]!]!;
    if (native?.leader && owner < 0) leaveGoods(s, native.group, place, tell);
  });
}

/** A native whose horse was killed goes on foot, until both are back where they began. (MR-187, MR-R31) */
function unhorse(s: RealmState, { denizens: all }: Field, { game, foes }: MrState): void {
  foes.forEach(({ alive, away, mounted }, i) => {
    const isOnFoot = mounted === 0 || mounted === 2;
    if ((alive === 1 || away === 1) && isOnFoot && game.foes[i]!.horse) s.unhorsed[all[i]!] = 1;
  });
}

/** The combat is over: what it did is done to the realm. */
export function endFight(s: RealmState, field: Field, combat: MrState, tell: Telling): void {
  field.over = 1;
  unhorse(s, field, combat);
  takeBackConjured(s, field, combat, tell);
  breakProvoked(s, field, combat, tell);
  combat.heroes.forEach((_, at) => bring(s, field, combat, at, tell));
  leaveOpen(s, field, combat);
  bearGrudges(s, field, combat, tell);
  bury(s, field, combat, tell);
  settleHired(s, field, combat, tell);
  combat.heroes.forEach(({ life }, at) => {
    if (life === KILLED_HERO) bequeath(s, field, combat, at, tell);
  });
}
