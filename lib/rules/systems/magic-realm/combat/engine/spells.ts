import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import { spells as entries } from '../../catalogue';
import type { Effect } from '../../catalogue/effects';
import { castSpells, lasting, type Aim } from './covered';
import { provoke } from './enmity';
import type { MrEvent } from './events';
import { breakSpells, killBy } from './kills';
import { curse, pit } from './pit';
import { timeOf, weaponOf } from './playing';
import { betray } from './sheets';
import { rollBy, tableRoll } from './tables';
import {
  ACTIVE,
  COLOR,
  DAMAGED,
  FATIGUED,
  FOE,
  foeAt,
  isFoe,
  isPresent,
  isThere,
  NOBODY,
  serves,
  WOUNDED,
  type Casting,
  type MrState,
  type Who,
} from './state';

type Attack = Extract<Effect, { readonly kind: 'attack' }>;

const attacks: ReadonlyMap<string, Attack> = new Map(
  entries.flatMap(({ id, effects }) =>
    effects.flatMap((e): [string, Attack][] => (e.kind === 'attack' ? [[id, e]] : [])),
  ),
);

const benevolent: ReadonlySet<string> = new Set(
  entries.flatMap((spell) => (spell.benevolent ? [spell.id] : [])),
);

export const castingOf = (s: MrState, seat: Seat, spell: number): Casting =>
  s.game.heroes[seat]!.spells[spell]!;

/** What the spell is aimed at. */
export function aimOf(s: MrState, spell: number, seat: Seat): Aim {
  const { id, days } = castingOf(s, seat, spell);
  return days?.aim ?? castSpells[id as keyof typeof castSpells];
}

/** Does the spell that he casts stay in effect beyond the round? (MR-B25) */
export function lasts(s: MrState, seat: Seat): boolean {
  const { id, days } = castingOf(s, seat, s.heroes[seat]!.spell);
  return days?.lasts ?? lasting.has(id);
}

/** Is it treachery to aim at it: an own hireling, and no spell that does him good by agreement? (MR-B45, MR-B70) */
export function isTreachery(s: MrState, seat: Seat, who: Who): boolean {
  if (!isFoe(who) || foeAt(s, who).owner !== seat) return false;
  const { spell } = s.heroes[seat]!;
  return spell < 0 || !s.game.benevolent || !benevolent.has(castingOf(s, seat, spell).id);
}

/** The attack that a spell makes, if it makes one. (MR-145) */
const attackOf = (s: MrState, seat: Seat): Attack | undefined => {
  const { spell } = s.heroes[seat]!;
  return spell < 0 ? undefined : attacks.get(castingOf(s, seat, spell).id);
};

/** Spells that are plotted and must hit, once they took effect. */
export const spellAttack = (s: MrState, seat: Seat): Attack | undefined =>
  s.heroes[seat]!.spellState === 1 ? attackOf(s, seat) : undefined;

/** A chit is tied up no longer than its spell lasts: an instant one fatigues at once. (MR-R48) */
const release = (s: MrState, seat: Seat): void => {
  const hero = s.heroes[seat]!;
  hero.chits[hero.spellChit] = FATIGUED;
};

/** Kills every demon and imp, ends spells being cast and curses, and fatigues the color chits there. (MR-S01) */
function exorcise(s: MrState, seat: Seat, tell?: Tell<MrEvent>): void {
  const demons = ['demon', 'winged-demon', 'imp'];
  s.foes.forEach(({ alive }, i) => {
    if (alive === 1 && demons.includes(s.game.foes[i]!.id)) killBy(s, FOE + i, [seat], 'MR-S01', tell);
  });
  s.heroes.forEach((hero, other) => {
    if (!isThere(s, other)) return;
    hero.curses = 0;
    breakSpells(s, other);
    hero.chits.forEach((state, chit) => {
      if (state === COLOR) hero.chits[chit] = FATIGUED;
    });
    if (other !== seat && hero.spell >= 0 && hero.spellState === 0) {
      hero.spellState = 2;
      tell?.({ type: 'spell', rule: 'MR-S01', seat: other, spell: hero.spell, works: false });
    }
  });
}

/** Chits and armor are as new; what withers him ends. (MR-S02) */
function makeWhole(s: MrState, seat: Seat): void {
  const hero = s.heroes[seat]!;
  hero.chits.forEach((state, chit) => {
    if (s.game.heroes[seat]!.playings[chit]!.item >= 0) return;
    if (state === FATIGUED || state === WOUNDED) hero.chits[chit] = ACTIVE;
  });
  hero.items.forEach((state, item) => (hero.items[item] = state & ~DAMAGED));
  hero.curses &= ~4;
}

/** A spell that lasts; a second one on the same target adds nothing. (MR-S11, MR-S45, MR-B26) */
function bewitch(s: MrState, seat: Seat, id: 'elven-grace' | 'poison', at: Who): void {
  const hero = s.heroes[seat]!;
  hero.bound |= 1 << hero.spell;
  const target = isFoe(at) ? foeAt(s, at) : s.heroes[at]!;
  if (id === 'elven-grace') {
    if (target.grace < 0) target.grace = seat;
  } else if (target.poison < 0) {
    target.poison = seat;
    if (!isFoe(at)) s.heroes[at]!.poisoned = weaponOf(s, at);
  }
}

/** What a spell does in the days is done there, before the combat goes on. */
function call(s: MrState, seat: Seat, at: Who): void {
  const { spell, spellChit } = s.heroes[seat]!;
  s.calls.push({ seat, spell, chit: spellChit, at });
}

/** A spell of the days; without the target that it needs nothing comes of it. (MR-B25, MR-B26) */
function bringDown(s: MrState, seat: Seat, at: Who | undefined): void {
  const hero = s.heroes[seat]!;
  const aim = aimOf(s, hero.spell, seat);
  const isAimed = at !== undefined || aim === 'place' || aim === 'rival-or-place';
  if (isAimed) call(s, seat, at ?? NOBODY);
  if (isAimed && lasts(s, seat)) hero.bound |= 1 << hero.spell;
  else release(s, seat);
}

function takeEffect(s: MrState, seat: Seat, dice: Dice, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  const { id, days } = castingOf(s, seat, hero.spell);
  const at = hero.targets.find((who) => isPresent(s, who));
  if (days) return bringDown(s, seat, at);
  switch (id) {
    case 'exorcise':
      exorcise(s, seat, tell);
      if (s.game.evening) call(s, seat, NOBODY);
      break;
    case 'make-whole':
      if (at !== undefined) makeWhole(s, at);
      break;
    case 'curse':
      if (at !== undefined) {
        const { faces, result } = tableRoll(rollBy(s, seat, 'curse'), dice);
        curse(s, seat, at, faces, result, tell);
      }
      break;
    case 'power-of-the-pit':
      if (at !== undefined) {
        const { faces, result } = tableRoll(rollBy(s, seat, 'power-of-the-pit'), dice);
        pit(s, seat, at, faces, result, tell);
      }
      break;
    case 'elven-grace':
    case 'poison':
      if (at !== undefined) bewitch(s, seat, id, at);
      else release(s, seat);
      return;
    default:
      return;
  }
  release(s, seat);
}

const casters = (s: MrState): Seat[] =>
  s.drawn.filter((seat) => isThere(s, seat) && s.heroes[seat]!.spell >= 0);

/** Is an earlier spell, not cancelled itself, aimed at this caster? (MR-143, MR-R26) */
const isOvertaken = (s: MrState, seat: Seat, time: number, before: readonly Seat[]): boolean =>
  before.some(
    (other) =>
      other !== seat &&
      s.heroes[other]!.spellState === 1 &&
      s.heroes[other]!.targets.includes(seat) &&
      timeOf(s, other, s.heroes[other]!.spellChit) < time,
  );

/** It falls on everybody, own hirelings too. (MR-B45) */
function aimAtAll(s: MrState, seat: Seat, tell?: Tell<MrEvent>): void {
  s.heroes[seat]!.targets = [...s.foes.keys()]
    .filter((n) => s.foes[n]!.alive === 1)
    .map((n): Who => FOE + n)
    .concat([...s.heroes.keys()].filter((n) => isThere(s, n)));
  s.foes.forEach((foe, i) => {
    if (serves(foe, seat)) betray(s, seat, FOE + i, tell);
  });
}

/** Spells take effect in order of time; one that is aimed at a slower caster cancels his. (MR-143 to MR-145, MR-R26) */
export function castAll(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  const time = (seat: Seat) => timeOf(s, seat, s.heroes[seat]!.spellChit);
  const order = casters(s).sort((a, b) => time(a) - time(b));
  // Exorcise beats every other spell. (MR-B26)
  order.sort((a, b) => Number(isExorcist(s, b)) - Number(isExorcist(s, a)));
  order.forEach((seat, i) => {
    const hero = s.heroes[seat]!;
    if (!isThere(s, seat) || hero.spellState !== 0) return;
    if (aimOf(s, hero.spell, seat) === 'all') aimAtAll(s, seat, tell);
    for (const who of hero.targets) provoke(s, seat, who);
    const isCancelled = isOvertaken(s, seat, time(seat), order.slice(0, i));
    hero.spellState = isCancelled ? 2 : 1;
    tell?.({
      type: 'spell',
      rule: isCancelled ? 'MR-143' : 'MR-145',
      seat,
      spell: hero.spell,
      works: !isCancelled,
    });
    if (!isCancelled) takeEffect(s, seat, dice, tell);
  });
  for (const seat of s.drawn) {
    const hero = s.heroes[seat]!;
    // A target that is gone is aimed at no longer.
    hero.targets = hero.targets.filter((who) => isFoe(who) || isPresent(s, who));
  }
}

const isExorcist = (s: MrState, seat: Seat): boolean =>
  castingOf(s, seat, s.heroes[seat]!.spell).id === 'exorcise';
