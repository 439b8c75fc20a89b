import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { LIGHT, MEDIUM } from '../../../reckon/harm';
import { isWarded } from './charms';
import type { MrEvent } from '../events';
import { allFoes, byWorth, killBy } from '../melee/kills';
import { playingAt, ruin, strengthOf, thingAt, wornEffect } from '../fighters/playing';
import {
  ACTIVE,
  COLOR,
  DAMAGED,
  FATIGUED,
  GONE,
  isFoe,
  WORN,
  WOUNDED,
  type MrState,
  type Playing,
  type Who,
} from '../state';
import { bodyIn, foeAt, foeOf, isMist, isThere } from '../who';

/** Bits of the Curse table that matter in a combat. */
export const SQUEAK = 2;
export const WITHER = 4;
export const ILL_HEALTH = 8;
export const DISGUST = 32;

/** A curse counts once; denizens know none. (MR-B28, MR-X01 to MR-X06) */
export function curse(
  s: MrState,
  by: Who,
  at: Who,
  faces: readonly number[],
  result: number,
  tell?: Tell<MrEvent>,
): void {
  const isVain = isFoe(at) || isMist(s, at) || isWarded(s, at) || s.game.heroes[at]!.uncursed === true;
  const vain = isVain ? ({ vain: true } as const) : {};
  tell?.({ type: 'rolled', rule: `MR-X0${result}`, by, at, table: 'curse', faces, result, ...vain });
  if (isVain) return;
  const hero = s.heroes[at]!;
  hero.curses |= 1 << (result - 1);
  if ((hero.curses & SQUEAK) !== 0) hero.hidden = 0;
  // Chits of whom a spell has changed are out of reach. (MR-B29)
  if ((hero.curses & WITHER) === 0 || bodyIn(s, at)) return;
  s.game.heroes[at]!.playings.forEach(({ asterisks, item }, chit) => {
    const state = hero.chits[chit];
    if (item < 0 && asterisks > 0 && (state === ACTIVE || state === COLOR)) {
      hero.chits[chit] = FATIGUED;
      s.stirred = 1;
    }
  });
}

/** Wounds or fatigues all active chits of a character that are meant. */
function strike(
  s: MrState,
  seat: Seat,
  to: number,
  isMeant: (playing: Playing, chit: number) => boolean,
): void {
  const hero = s.heroes[seat]!;
  if (bodyIn(s, seat)) return;
  // Wounds of who has the Vial of Healing become fatigue at once. (MR-T73)
  const isHealed = to === WOUNDED && wornEffect(s, seat, 'wounds-become-fatigue') !== undefined;
  s.game.heroes[seat]!.playings.forEach((_, chit) => {
    const playing = playingAt(s, seat, chit);
    if (playing.item >= 0 || hero.chits[chit] !== ACTIVE || !isMeant(playing, chit)) return;
    // What was made whole in this round is as before: the two undo each other. (MR-S02)
    const before = hero.before.chits[chit]!;
    const isWhole = before === FATIGUED || before === WOUNDED;
    hero.chits[chit] = isWhole ? before : isHealed ? FATIGUED : to;
    s.stirred = 1;
  });
}

/** Armor that is damaged once more; what is damaged already is destroyed. Cards are spared. (MR-X18) */
function rust(s: MrState, seat: Seat): void {
  const hero = s.heroes[seat]!;
  if (bodyIn(s, seat)) return;
  hero.items.forEach((state, item) => {
    const { armor } = thingAt(s, seat, item);
    if (!armor || armor.card || (state & (WORN | GONE)) !== WORN) return;
    if ((state & DAMAGED) !== 0) ruin(s, seat, item);
    else hero.items[item] = state | DAMAGED;
    s.stirred = 1;
  });
}

const isWeak = (strength: number): boolean => strength === LIGHT || strength === MEDIUM;

/** Says whom the Pit takes, and by which result of its table. */
export type Taking = (victims: readonly Who[], rule: string) => void;

/** Terror kills the horses of natives too. */
function frighten(s: MrState, take: Taking): void {
  for (let seat = 0; seat < s.heroes.length; seat++)
    if (isThere(s, seat))
      strike(
        s,
        seat,
        WOUNDED,
        // A belt makes them as strong as it says. (MR-T08)
        ({ kind }, chit) => (kind === 'MOVE' || kind === 'FIGHT') && isWeak(strengthOf(s, seat, chit)),
      );
  const victims = allFoes(s).filter((who) => isWeak(foeOf(s, who).vulnerability) && !isMist(s, who));
  take(victims, 'MR-X15');
  for (const who of allFoes(s)) {
    const { horse } = foeOf(s, who);
    if (horse && isWeak(horse.vulnerability)) foeAt(s, who).mounted = 0;
  }
  s.heroes.forEach((hero, seat) => {
    if (!isThere(s, seat) || bodyIn(s, seat)) return;
    hero.items.forEach((state, item) => {
      const { horse } = thingAt(s, seat, item);
      if (horse && isWeak(horse.vulnerability)) hero.items[item] = state | GONE;
    });
  });
}

/** Who is taken dies at once. (MR-B61) */
const atOnce =
  (s: MrState, by: Who, tell?: Tell<MrEvent>): Taking =>
  (victims, rule) => {
    for (const who of byWorth(s, victims)) killBy(s, who, [by], rule, tell);
  };

/**
 * The Power of the Pit, which asks for neither armor nor horse. Where it is a blow, whom it takes dies when its instant ends.
 * (MR-X13 to MR-X18, MR-B56, MR-R28)
 */
export function pit(
  s: MrState,
  by: Who,
  at: Who,
  faces: readonly number[],
  result: number,
  tell?: Tell<MrEvent>,
  take: Taking = atOnce(s, by, tell),
): void {
  const rule = `MR-X${12 + result}`;
  tell?.({ type: 'rolled', rule, by, at, table: 'pit', faces, result });
  switch (result) {
    case 1: {
      const open = s.heroes.flatMap((hero, seat) =>
        isThere(s, seat) && hero.hidden === 0 && !isMist(s, seat) ? [seat] : [],
      );
      const seen = allFoes(s).filter((who) => foeAt(s, who).hidden === 0 && !isMist(s, who));
      return take([...seen, ...open], rule);
    }
    case 2:
      return take([at], rule);
    case 3:
      return frighten(s, take);
    default:
      if (isFoe(at)) return;
      if (result === 4) strike(s, at, WOUNDED, ({ asterisks }) => asterisks > 0);
      else if (result === 5) strike(s, at, FATIGUED, ({ kind }) => kind === 'MAGIC');
      else rust(s, at);
  }
}
