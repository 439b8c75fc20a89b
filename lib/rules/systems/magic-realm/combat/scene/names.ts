import type { Seat } from '../../../../kernel/game/engine';
import type { Tone } from '../../../../kernel/catalogue/face';
import { rollTables } from '../../catalogue/tables';
import { strengthNames, strengths } from '../../catalogue/vocabulary';
import { attackNames, FOE, isFoe, maneuverNames, type MrState, type Who } from '../engine/state';
import { bodyIn, foeAt, foeOf } from '../engine/who';
import type { Counter } from '../engine/fighters/counters';
import { playingAt, thingAt } from '../engine/fighters/playing';

const tones: readonly Tone[] = ['moss', 'sky', 'rose', 'sand', 'violet', 'ember', 'steel'];
export const seatTone = (seat: Seat): Tone => (seat < 0 ? 'slate' : tones[seat % tones.length]!);

export const heroName = (s: MrState, seat: Seat): string => s.game.heroes[seat]?.name ?? `Seat ${seat + 1}`;

/** `the Amazon`, `the Giant`; natives go by type and code: `the Lancer L1`. */
export const whoName = (s: MrState, who: Who): string =>
  `the ${isFoe(who) ? foeOf(s, who).name : heroName(s, who)}`;

/** `the head of the Tremendous Dragon`. */
export const attackerName = (s: MrState, who: Who, part: boolean): string =>
  part
    ? `the ${(isFoe(who) ? foeOf(s, who) : bodyIn(s, who))?.part?.name ?? 'part'} of ${whoName(s, who)}`
    : whoName(s, who);

export const thingName = (s: MrState, seat: Seat, item: number): string =>
  item < 0 ? 'dagger' : thingAt(s, seat, item).name;
export const chitCode = (s: MrState, seat: Seat, chit: number): string => playingAt(s, seat, chit).code;
export const spellName = (s: MrState, seat: Seat, spell: number): string =>
  s.game.heroes[seat]!.spells[spell]?.name ?? 'a spell';

/** `heavy`; a missile may go beyond. */
export const strengthWord = (levels: number): string => {
  const top = strengths.length - 1;
  return levels > top ? `more than ${strengthNames.T}` : strengthNames[strengths[levels] ?? 'N'];
};
/** `H`, `H**`. */
export const strengthSign = (levels: number, stars = 0): string =>
  `${strengths[Math.min(levels, strengths.length - 1)]}${'*'.repeat(stars)}`;

/** `thrust`, `charge`, and `charge and thrust` for a red box. */
export const attackWord = (to: number): string => (attackNames[to] ?? 'nowhere').toLowerCase();
export const maneuverWord = (to: number): string => (maneuverNames[to] ?? 'no maneuver').toLowerCase();
export const boxWord = (to: number): string => `${maneuverWord(to)} and ${attackWord(to)}`;

/** `the Giant`, `the club of the Giant`, `the horse of the Lancer L1`. */
export const counterName = (s: MrState, { who, part }: Counter): string =>
  part && !foeOf(s, who).part ? `the horse of ${whoName(s, who)}` : attackerName(s, who, part);

/** `light side`, `dark side`. */
export const sideName = (side: number): string => (side === 0 ? 'light side' : 'dark side');

/** What a denizen shows, or would show on a side: `H* 5` for harm and time. */
export function sideSign(s: MrState, who: Who, shown = foeAt(s, who).side): string {
  const { attack, harm, stars, time } = foeOf(s, who).sides[shown]!;
  switch (attack) {
    case 'HARM':
      return `${strengthSign(harm, stars)}${time}`;
    case 'GRAB':
      return `red ${time}`;
    case 'PIT':
    case 'CURSE':
      return `magic ${time}`;
    case 'NONE':
      return '–';
  }
}

const curses = rollTables.find(({ id }) => id === 'curse')!.rows;
/** By its row of the table, 0 for eyemist. */
export const curseName = (curse: number): string => curses[curse]!;

/** Ids of the scene. */
export const idOf = {
  clearing: 'clearing',
  sheet: (of: Who): string => `sheet-${of}`,
  near: (of: Who, half: number): string => `near-${of}-${half}`,
  red: (of: Who, to: number): string => `red-${of}-${to}`,
  attack: (of: Who, to: number): string => `attack-${of}-${to}`,
  armor: (seat: Seat, to: number): string => `armor-${seat}-${to}`,
  maneuver: (of: Who, to: number): string => `maneuver-${of}-${to}`,
  who: (who: Who): string => (isFoe(who) ? `foe-${who - FOE}` : `hero-${who}`),
  part: (who: Who): string => `part-${who - FOE}`,
  side: (who: Who, side: number): string => `side-${who - FOE}-${side}`,
  chit: (seat: Seat, chit: number): string => `chit-${seat}-${chit}`,
  thing: (seat: Seat, item: number): string => `thing-${seat}-${item}`,
  spell: (seat: Seat, spell: number): string => `spell-${seat}-${spell}`,
  lying: (nth: number): string => `lying-${nth}`,
};
