import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { alteredBy, isAlteringSpell } from '../../../altered-chits';
import { ruleOfSpell } from '../../../beasts';
import type { Effect } from '../../../catalogue/effects';
import { spells } from '../../../catalogue/spells';
import { transform } from '../../../catalogue/creatures';
import { magicTypes } from '../../../catalogue/vocabulary';
import type { MrChoice } from '../choices';
import type { MrEvent } from '../events';
import { playingAt, timeOf } from '../fighters/playing';
import { MIST, NO_SHAPES } from './shapes';
import { ACTIVE, FOE, isFoe, NOBODY, WORKING, type MrState, type Shape, type Who } from '../state';
import { foeAt, foeOf, isMist, isTremendous } from '../who';

const spellOf = (s: MrState, seat: Seat): string => {
  const { spell } = s.heroes[seat]!;
  return spell < 0 ? '' : s.game.heroes[seat]!.spells[spell]!.id;
};

/** Is it an active MAGIC chit that the spell changes? (MR-S10, MR-S12, MR-S18, MR-S35) */
function canBeAltered(s: MrState, seat: Seat, spell: string, chit: number): boolean {
  if (s.heroes[seat]!.chits[chit] !== ACTIVE) return false;
  const { kind, item, magic, time } = playingAt(s, seat, chit);
  return kind === 'MAGIC' && item < 0 && alteredBy(spell, magicTypes[magic]!, time) !== undefined;
}

/** Chits that his spell can change and shall not yet; alike ones once. */
function alterable(s: MrState, seat: Seat, spell: string): number[] {
  const { chits, marks } = s.heroes[seat]!;
  const codes = new Set<string>();
  return chits.flatMap((_, chit) => {
    const { code } = playingAt(s, seat, chit);
    if (marks.includes(chit) || codes.has(code) || !canBeAltered(s, seat, spell, chit)) return [];
    codes.add(code);
    return [chit];
  });
}

const changesBody = (e: Effect): boolean =>
  e.kind === 'absorb' || e.kind === 'mist' || (e.kind === 'roll' && e.tables.includes('transform'));
const changers: ReadonlySet<string> = new Set(
  spells.flatMap(({ id, effects }) => (effects.some(changesBody) ? [id] : [])),
);

/** Spells that make somebody, or chits of his, something else. (MR-B29, MR-S10, MR-S12, MR-S18, MR-S35) */
export const isChanging = (spell: string): boolean => isAlteringSpell(spell) || changers.has(spell);

/** Which chits shall the spell that he casts change? */
export function markChoices(s: MrState, seat: Seat): MrChoice[] {
  const spell = spellOf(s, seat);
  if (!isAlteringSpell(spell)) return [];
  const out = alterable(s, seat, spell).map((chit): MrChoice => ({ type: 'mark', chit }));
  if (out.length > 0) out.push({ type: 'enough' });
  return out;
}

/** @returns whether there is more to name */
export function playMark(s: MrState, seat: Seat, chit: number): boolean {
  const hero = s.heroes[seat]!;
  hero.marks = [...hero.marks, chit];
  return markChoices(s, seat).length > 0;
}

/** Is there a chit that the spell could change, besides the one that casts it? */
export const hasToAlter = (s: MrState, seat: Seat, spell: string, chit: number): boolean =>
  s.heroes[seat]!.chits.some((_, one) => one !== chit && canBeAltered(s, seat, spell, one));

/** The chits that he named are others from now on. @returns whether there are any (MR-S10, MR-S12, MR-S18, MR-S35) */
export function alter(s: MrState, seat: Seat, spell: string, tell?: Tell<MrEvent>): boolean {
  const hero = s.heroes[seat]!;
  hero.marks = hero.marks.filter((chit) => hero.chits[chit] === ACTIVE);
  const chits = hero.marks;
  if (chits.length === 0) return false;
  const codes = chits.map((chit) => playingAt(s, seat, chit).code);
  hero.altered = [...hero.altered, { spell, chits, box: hero.spell }];
  tell?.({ type: 'altered', rule: ruleOfSpell(spell), seat, spell, chits, codes });
  return true;
}

/** Nobody attacks it, and it attacks nobody: it is on no sheet, and aimed at by none. (MR-S32) */
function fade(s: MrState, who: Who): void {
  for (const foe of s.foes) {
    if (foe.on === who) foe.on = NOBODY;
    if (foe.target === who) foe.target = NOBODY;
  }
  for (const hero of s.heroes) {
    hero.targets = hero.targets.filter((one) => one !== who);
    if (hero.grip === who) hero.grip = NOBODY;
    if (hero.charge === who) hero.charge = NOBODY;
  }
  if (!isFoe(who)) {
    s.heroes[who]!.charge = NOBODY;
    return;
  }
  foeAt(s, who).on = NOBODY;
  foeAt(s, who).target = NOBODY;
}

/** Lets go whatever it holds, and shows its one side. */
function settle(s: MrState, who: Who): void {
  if (isMist(s, who)) fade(s, who);
  if (!isFoe(who)) {
    s.heroes[who]!.grip = NOBODY;
    return;
  }
  const foe = foeAt(s, who);
  foe.side = 0;
  foe.partSide = 0;
  if (!isTremendous(foeOf(s, who))) foe.target = NOBODY;
}

const shapesOf = (s: MrState, who: Who): readonly Shape[] =>
  (isFoe(who) ? foeAt(s, who) : s.heroes[who]!).shapes;

/** What a spell that he casts now makes of somebody. */
const shapeBy = (s: MrState, by: Seat, id: string): Shape => ({ id, by, spell: s.heroes[by]!.spell });

/** From now on it is all this, of which the strongest counts. (MR-B26, MR-B29) */
export function setShapes(s: MrState, who: Who, shapes: readonly Shape[]): void {
  const before = shapesOf(s, who);
  const isSame = before.length === shapes.length && before.every(({ id }, i) => id === shapes[i]!.id);
  (isFoe(who) ? foeAt(s, who) : s.heroes[who]!).shapes = shapes;
  if (!isSame) settle(s, who);
}

/** A second spell of a kind on one target adds nothing. (MR-B26) */
const has = (s: MrState, who: Who, is: (id: string) => boolean): boolean =>
  shapesOf(s, who).some(({ id }) => is(id));

/** It becomes mist. @returns what it is now; '': nothing comes of it (MR-S32) */
export function melt(s: MrState, seat: Seat, who: Who, tell?: Tell<MrEvent>): string {
  if (has(s, who, (id) => id === MIST)) return '';
  setShapes(s, who, [...shapesOf(s, who), shapeBy(s, seat, MIST)]);
  tell?.({ type: 'became', rule: 'MR-S32', seat, who, shape: MIST, faces: [] });
  return MIST;
}

const isOfTable = (id: string): boolean => transform.some(({ name }) => name === id);

/** Who transformed it at the same instant; −1: nobody. (MR-S34) */
function rivalOf(s: MrState, seat: Seat, who: Who): Seat {
  const time = (one: Seat) => timeOf(s, one, s.heroes[one]!.spellChit);
  return s.heroes.findIndex(
    ({ spell, spellState, targets }, other) =>
      other !== seat &&
      spell >= 0 &&
      spellState === WORKING &&
      spellOf(s, other) === 'transform' &&
      targets.includes(who) &&
      time(other) === time(seat) &&
      shapesOf(s, who).some(({ id, by }) => by === other && isOfTable(id)),
  );
}

/** What came of it. */
interface Transformed {
  /** '': nothing. */
  readonly shape: string;
  /** Whose spell of the same instant is cancelled with it; −1: none. */
  readonly against: Seat;
}

/** The Transform table says what it becomes; of several at one instant unlike ones cancel each other, a later one does nothing. (MR-S34) */
export function transmute(
  s: MrState,
  seat: Seat,
  who: Who,
  roll: () => { readonly faces: readonly number[]; readonly result: number },
  tell?: Tell<MrEvent>,
): Transformed {
  const rival = rivalOf(s, seat, who);
  if (rival < 0 && has(s, who, isOfTable)) return { shape: '', against: NOBODY };
  const { faces, result } = roll();
  const shape = transform[result - 1]!.name;
  tell?.({ type: 'became', rule: 'MR-S34', seat, who, shape, faces });
  if (rival < 0) {
    setShapes(s, who, [...shapesOf(s, who), shapeBy(s, seat, shape)]);
    return { shape, against: NOBODY };
  }
  if (has(s, who, (id) => id === shape)) return { shape: '', against: NOBODY };
  setShapes(
    s,
    who,
    shapesOf(s, who).filter(({ id }) => !isOfTable(id)),
  );
  tell?.({ type: 'unchanged', rule: 'MR-S34', seat, who });
  return { shape: '', against: rival };
}

/** A monster leaves the clearing and is part of the caster from now on. (MR-S24) */
export function absorb(s: MrState, seat: Seat, who: Who, tell?: Tell<MrEvent>): string {
  const foe = foeAt(s, who);
  const { id } = s.game.foes[who - FOE]!;
  fade(s, who);
  foe.alive = 0;
  foe.owner = NOBODY;
  foe.charm = NOBODY;
  foe.shapes = NO_SHAPES;
  foe.absorbed = seat;
  s.stirred = 1;
  setShapes(s, seat, [...s.heroes[seat]!.shapes, shapeBy(s, seat, id)]);
  tell?.({ type: 'absorbed', rule: 'MR-S24', seat, who });
  return id;
}

/** It stands in the clearing again. (MR-S24) */
export function setLoose(s: MrState, who: Who): void {
  const foe = foeAt(s, who);
  foe.absorbed = NOBODY;
  foe.alive = 1;
  foe.side = 0;
  foe.on = NOBODY;
  foe.target = NOBODY;
}

/**
 * What he made of others and of himself ends; what he had taken up dies with him, or stands there again. (MR-B26, MR-B27, MR-S24)
 * @param spell that one of his alone is over; absent: all
 */
export function unchange(s: MrState, seat: Seat, isDead: boolean, spell?: number): void {
  const hero = s.heroes[seat]!;
  const isOver = (one: Shape): boolean => one.by === seat && (spell === undefined || one.spell === spell);
  // Whom he had taken up he was himself.
  const taken = hero.shapes.filter(isOver).map(({ id }) => id);
  const whole = (shapes: readonly Shape[]) => shapes.filter((one) => !isOver(one));
  hero.altered = spell === undefined ? [] : hero.altered.filter(({ box }) => box !== spell);
  s.heroes.forEach(({ shapes }, at) => {
    if (shapes.some(isOver)) setShapes(s, at, whole(shapes));
  });
  s.foes.forEach(({ shapes, absorbed }, i) => {
    if (shapes.some(isOver)) setShapes(s, FOE + i, whole(shapes));
    if (absorbed !== seat || isDead) return;
    const nth = taken.indexOf(s.game.foes[i]!.id);
    if (nth >= 0) taken.splice(nth, 1);
    if (nth >= 0 || spell === undefined) setLoose(s, FOE + i);
  });
}
