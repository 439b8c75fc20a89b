import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { provoke } from '../fighters/enmity';
import type { MrEvent } from '../events';
import { timeOf } from '../fighters/playing';
import { fell, killFallen, type Fallen } from '../melee/fallen';
import { allFoes } from '../melee/kills';
import { betray } from '../melee/sheets';
import { CANCELLED, FOE, isFoe, PENDING, WORKING, type MrState, type Who } from '../state';
import { foeAt, isMist, isPresent, isThere, serves } from '../who';
import type { Taking } from './pit';
import { aimOf, castingAt, isCharming } from './spells';
import { takeEffect } from './spell-work';

const casters = (s: MrState): Seat[] =>
  s.drawn.filter((seat) => isThere(s, seat) && s.heroes[seat]!.spell >= 0);

/** Is an earlier spell, not cancelled itself, aimed at this caster? (MR-143, MR-R26) */
const isOvertaken = (s: MrState, seat: Seat, time: number, before: readonly Seat[]): boolean =>
  before.some(
    (other) =>
      other !== seat &&
      s.heroes[other]!.spellState === WORKING &&
      s.heroes[other]!.targets.includes(seat) &&
      timeOf(s, other, s.heroes[other]!.spellChit) < time,
  );

/** It falls on everybody, own hirelings too. (MR-B45) */
function aimAtAll(s: MrState, seat: Seat, tell?: Tell<MrEvent>): void {
  const here = [...s.heroes.keys()].filter((other) => isThere(s, other));
  s.heroes[seat]!.targets = [...allFoes(s), ...here].filter((who) => !isMist(s, who));
  s.foes.forEach((foe, i) => {
    if (serves(foe, seat)) betray(s, seat, FOE + i, tell);
  });
}

/** One spell comes, or is cancelled by those before it. */
function come(
  s: MrState,
  seat: Seat,
  before: readonly Seat[],
  fallen: Fallen,
  dice: Dice,
  tell?: Tell<MrEvent>,
): void {
  const hero = s.heroes[seat]!;
  if (!isThere(s, seat) || hero.spellState !== PENDING) return;
  if (aimOf(s, seat, hero.spell) === 'all') aimAtAll(s, seat, tell);
  if (!isCharming(s, seat)) for (const who of hero.targets) provoke(s, seat, who);
  const isCancelled = isOvertaken(s, seat, timeOf(s, seat, hero.spellChit), before);
  hero.spellState = isCancelled ? CANCELLED : WORKING;
  tell?.({
    type: 'spell',
    rule: isCancelled ? 'MR-143' : 'MR-145',
    seat,
    spell: hero.spell,
    works: !isCancelled,
  });
  if (isCancelled) return;
  const take: Taking = (victims, rule) => {
    for (const who of victims) fell(fallen, who, seat, rule);
  };
  takeEffect(s, seat, dice, take, tell);
}

/**
 * Spells take effect in order of time; one that is aimed at a slower caster cancels his. Whom one of them kills still casts what is
 * as fast. (MR-143 to MR-145, MR-R26, MR-R28)
 */
export function castAll(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  const times = new Map(casters(s).map((seat) => [seat, timeOf(s, seat, s.heroes[seat]!.spellChit)]));
  const order = casters(s).sort((a, b) => times.get(a)! - times.get(b)!);
  // Exorcise beats every other spell. (MR-B26)
  order.sort((a, b) => Number(isExorcist(s, b)) - Number(isExorcist(s, a)));
  let fallen: Fallen = new Map();
  order.forEach((seat, i) => {
    const last = order[i - 1];
    if (last !== undefined && (isExorcist(s, last) || times.get(last) !== times.get(seat))) {
      killFallen(s, fallen, tell);
      fallen = new Map();
    }
    come(s, seat, order.slice(0, i), fallen, dice, tell);
  });
  killFallen(s, fallen, tell);
  for (const seat of s.drawn) {
    const hero = s.heroes[seat]!;
    // A target that is gone is aimed at no longer.
    hero.targets = hero.targets.filter((who) => isFoe(who) || isPresent(s, who));
    if (hero.spellState === CANCELLED) hero.targets = hero.targets.filter((who) => mayStrike(s, seat, who));
  }
}

/** Whom a spell was meant to help its caster does not strike instead: himself, his hirelings, or a friend. (MR-144) */
const mayStrike = (s: MrState, seat: Seat, who: Who): boolean =>
  isFoe(who) ? !serves(foeAt(s, who), seat) : who !== seat && s.game.rivals;

const isExorcist = (s: MrState, seat: Seat): boolean =>
  castingAt(s, seat, s.heroes[seat]!.spell).id === 'exorcise';
