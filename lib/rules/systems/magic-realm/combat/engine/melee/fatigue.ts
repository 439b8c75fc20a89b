import { NO_SHAPES } from '../magic/shapes';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import type { MrEvent } from '../events';
import { untieFrom } from '../magic/charms';
import { breakSpells } from './kills';
import { WITHER } from '../magic/pit';
import { effortKinds, playingAt, wornEffect } from '../fighters/playing';
import { dismiss } from './sheets';
import { lasts } from '../magic/spells';
import { bodyIn } from '../who';
import type { MrChoice } from '../choices';
import {
  ACTIVE,
  COLOR,
  COMMITTED,
  DEAD,
  FATIGUED,
  NOBODY,
  WORKING,
  WOUNDED,
  type HeroState,
  type MrState,
} from '../state';

/** Asterisks to fatigue after the round: one less than were fought and moved with. (MR-191, MR-R37) */
const dueOf = ({ stars }: Pick<HeroState, 'stars'>): number => Math.max(0, stars[0] + stars[1] - 1);

/** Chits of the character, without gloves, boots and horses; the first of each code in a state. */
function chitsIn(
  s: MrState,
  seat: Seat,
  state: number,
  is: (chit: number) => boolean = () => true,
): readonly number[] {
  const { playings } = s.game.heroes[seat]!;
  const { chits } = s.heroes[seat]!;
  const codes: string[] = [];
  return playings.flatMap((_, chit) => {
    const { item, code } = playingAt(s, seat, chit);
    if (item >= 0 || chits[chit] !== state || !is(chit) || codes.includes(code)) return [];
    codes.push(code);
    return [chit];
  });
}

/**
 * One asterisk of a kind that was played: a chit with one, or one with two while a fatigued chit with one comes back. Where two
 * are due a chit with two is both of them, and where nothing else can be it goes without change. (MR-191 to MR-193, MR-B12, MR-R37)
 */
function fatigues(s: MrState, seat: Seat): MrChoice[] {
  const { stars, curses, due } = s.heroes[seat]!;
  const counts = (chit: number, asterisks: number): boolean => {
    const playing = playingAt(s, seat, chit);
    const isMeant = effortKinds(playing).some((kind) => kind < 2 && stars[kind]! > 0);
    return isMeant && playing.asterisks === asterisks;
  };
  const isAlike = (one: number, other: number): boolean =>
    effortKinds(playingAt(s, seat, one)).some((kind) =>
      effortKinds(playingAt(s, seat, other)).includes(kind),
    );
  const ones = chitsIn(s, seat, ACTIVE, (chit) => counts(chit, 1));
  const twos = chitsIn(s, seat, ACTIVE, (chit) => counts(chit, 2));
  // Who is withered gets no chit back. (MR-X03)
  const changes = twos.flatMap((chit) =>
    (curses & WITHER) !== 0
      ? []
      : chitsIn(s, seat, FATIGUED, (other) => counts(other, 1) && isAlike(other, chit)).map(
          (back): MrChoice => ({ type: 'fatigue', chit, back }),
        ),
  );
  const out = [...ones.map((chit): MrChoice => ({ type: 'fatigue', chit, back: NOBODY })), ...changes];
  if (due < 2 && out.length > 0) return out;
  return [...out, ...twos.map((chit): MrChoice => ({ type: 'fatigue', chit, back: NOBODY }))];
}

/** Active chits first, then color chits, then fatigued ones. (MR-196, MR-B13) */
function woundable(s: MrState, seat: Seat): MrChoice[] {
  for (const state of [ACTIVE, COLOR, FATIGUED]) {
    const chits = chitsIn(s, seat, state);
    if (chits.length > 0) return chits.map((chit) => ({ type: 'wound', chit }));
  }
  return [];
}

export function fatigueChoices(s: MrState, seat: Seat): MrChoice[] {
  const hero = s.heroes[seat]!;
  if (hero.due > 0) {
    const due = fatigues(s, seat);
    if (due.length > 0) return due;
  }
  return hero.wounds > 0 ? woundable(s, seat) : [];
}

/** Wounds of who has the Vial of Healing become fatigue at once. (MR-T73) */
const heals = (s: MrState, seat: Seat): boolean => wornEffect(s, seat, 'wounds-become-fatigue') !== undefined;

export function playFatigue(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  if (choice.type === 'fatigue') {
    const { chit, back } = choice;
    hero.chits[chit] = FATIGUED;
    if (back >= 0) hero.chits[back] = ACTIVE;
    hero.due -= back < 0 ? Math.min(hero.due, playingAt(s, seat, chit).asterisks) : 1;
    s.stirred = 1;
    tell?.({ type: 'fatigued', rule: back < 0 ? 'MR-191' : 'MR-193', seat, chit, back });
  } else if (choice.type === 'wound') {
    const healed = heals(s, seat);
    hero.chits[choice.chit] = healed ? FATIGUED : WOUNDED;
    hero.wounds--;
    s.stirred = 1;
    tell?.({ type: 'wounded', rule: healed ? 'MR-T73' : 'MR-196', seat, chit: choice.chit, healed });
  }
}

/** Chits of spells of this round tire, and what must be fatigued is counted. (MR-194, MR-R48) */
export function beginFatigue(s: MrState): void {
  s.heroes.forEach((hero, seat) => {
    // What was broken at once is tied to nothing any more. (MR-B27)
    const isBound = (hero.bound & (1 << hero.spell)) !== 0;
    const stays = hero.spellState === WORKING && lasts(s, seat) && isBound;
    if (hero.spell >= 0 && !stays && hero.chits[hero.spellChit] === COMMITTED)
      hero.chits[hero.spellChit] = FATIGUED;
    // Chits of whom a spell has changed are as they were. (MR-B29)
    hero.due = bodyIn(s, seat) ? 0 : dueOf(hero);
  });
}

/** Without a chit that is neither wounded nor tied to a spell he is dead, and spells on him are over. (MR-197, MR-B13, MR-B27) */
export function dieOfWounds(s: MrState, seat: Seat, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  const { playings } = s.game.heroes[seat]!;
  const isWhole = playings.some(
    ({ item }, chit) => item < 0 && hero.chits[chit] !== WOUNDED && hero.chits[chit] !== COMMITTED,
  );
  if (isWhole && hero.wounds === 0) return;
  untieFrom(s, seat);
  hero.life = DEAD;
  hero.shapes = NO_SHAPES;
  breakSpells(s, seat);
  s.stirred = 1;
  tell?.({ type: 'died', rule: 'MR-197', seat });
  dismiss(s, seat, tell);
}
