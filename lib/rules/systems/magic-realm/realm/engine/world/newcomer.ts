import type { Seat } from '../../../../../kernel/game/engine';
import { played } from '../../../abilities';
import { characters, spells } from '../../../catalogue';
import type { ActionChit, Character } from '../../../catalogue/types';
import { colorOfType } from '../../../catalogue/vocabulary';
import { requiredPoints } from '../../../points';
import { levelView, type LevelView } from '../../../sheet';
import { victoryCategories, type AbilityId } from '../../../sheet-words';
import type { Questions, Telling } from '../activity';
import { unlikeChits } from '../belongings/alike';
import type { Told } from '../events';
import { hasEffect } from '../kit';
import { bringFamiliar } from '../movers/muster';
import { ALIVE, DEAD, type RealmState } from '../state';
import { orphanCaches } from './caches';
import { equip } from './equipment';
import { freshAdventurer, type Newcomer } from './fresh';
import { dwellingNamed } from './garrisons';
import { discoveries, NOWHERE, type Place } from './ground';

interface Picked {
  readonly seat: Seat;
  readonly id: string;
  readonly victory: readonly number[];
  readonly spells: readonly string[];
}

/** Who comes for somebody who was killed: the character, then his points one by one, his spells, what he plays as, and his color. */
export type NewcomerAsk =
  | { readonly type: 'new-character'; readonly seat: Seat }
  | (Omit<Picked, 'spells'> & { readonly type: 'new-point' })
  | (Picked & { readonly type: 'new-spell' })
  /** What he plays as, by his optional ability. (MR-B70) */
  | (Picked & { readonly type: 'new-ability' })
  /** Which of his MAGIC chits begin as color chits. (MR-B06, MR-B24) */
  | (Picked & {
      readonly type: 'new-color';
      readonly ability: AbilityId | '';
      readonly colorChits: readonly number[];
    });
export type NewcomerChoice =
  | { readonly type: 'come-anew'; readonly id: string }
  | { readonly type: 'stay-out' }
  /** By the place of the category: great treasures, spells, fame, notoriety, gold. */
  | { readonly type: 'assign-point'; readonly category: number }
  | { readonly type: 'record-spell'; readonly spell: string }
  | { readonly type: 'play-as'; readonly ability: AbilityId }
  | { readonly type: 'turn-to-color'; readonly chit: number }
  /** No further chit gives color: he begins. */
  | { readonly type: 'begin-play' };
export type NewcomerEvent =
  Told<'begins', { readonly seat: Seat; readonly place: Place }> | Told<'stays-out', { readonly seat: Seat }>;

const START = 'inn';

const characterNamed = (id: string): Character => characters.find((one) => one.id === id)!;

/** A character begins at his dwelling. What the player of this seat has seen he has seen. (MR-B06, MR-B07, MR-A30) */
export function begin(s: RealmState, seat: Seat, who: Newcomer, tell: Telling): void {
  const place = dwellingNamed(s, who.start) ?? NOWHERE;
  const before = s.who[seat];
  orphanCaches(s, seat);
  const one = freshAdventurer(who, place, s.game.house);
  if (before) {
    one.seen = before.seen;
    one.looked = before.looked;
  }
  s.who[seat] = one;
  equip(s, one);
  if (before) bringFamiliar(s, seat);
  if (hasEffect(s, seat, 'knows-roadways')) one.paths = discoveries.map(({ code }) => code);
  tell?.({ type: 'begins', rule: before ? 'MR-B67' : 'MR-B07', seat, place });
}

/** Whoever was killed is asked for a new character, in the order of these seats. (MR-186, MR-B67, MR-R20, MR-R41) */
export function callNewcomers(s: RealmState, order: readonly Seat[] = [...s.who.keys()]): void {
  if (s.game.house['death.restart'] === 'none') return;
  for (const seat of order.toReversed()) {
    const { life, out } = s.who[seat]!;
    if (life === DEAD && out === 0) s.asks.push({ type: 'new-character', seat });
  }
}

/** Whom nobody else plays. */
const freeFor = (s: RealmState, seat: Seat): readonly Character[] =>
  characters.filter(
    ({ id }) =>
      s.game.house['party.duplicateCharacters'] ||
      !s.who.some((one, other) => other !== seat && one.life === ALIVE && one.id === id),
  );

const has = (s: RealmState, id: string): LevelView =>
  levelView(characterNamed(id), s.game.house['party.level'], s.game.house);

/** Of whom somebody new has decided so much. */
interface Draft extends Omit<Picked, 'seat'> {
  /** Absent: not decided yet. */
  readonly ability?: AbilityId | '';
  readonly colorChits?: readonly number[];
}

const fresh = (id: string): Draft => ({ id, victory: victoryCategories.map(() => 0), spells: [] });

/** His chits, as he will play. */
export const chitsOfNew = (s: RealmState, { id, ability = '' }: Draft): readonly ActionChit[] =>
  played(characterNamed(id), ability, has(s, id).chits, s.game.house);

/** Chits that may begin as color chits, alike ones once. (MR-B06, MR-B24, MR-070) */
function colorable(s: RealmState, who: Draft): readonly number[] {
  if (!s.game.house['spells.enchantedStart']) return [];
  const chits = chitsOfNew(s, who);
  return unlikeChits(chits, (at) => {
    const chit = chits[at]!;
    return chit.kind === 'MAGIC' && colorOfType[chit.magic] !== undefined && !who.colorChits?.includes(at);
  });
}

const sumOf = (victory: readonly number[]): number => victory.reduce((sum, n) => sum + n, 0);

/**
 * Points that somebody new at a seat assigns: whose player’s second character was killed has another second one. Which he was
 * is seen by the points that he had to assign. (MR-B64, MR-B67, MR-L08)
 */
function pointsAt(s: RealmState, seat: Seat): number {
  const { house } = s.game;
  const { victory, level } = s.who[seat]!;
  const assigned = sumOf(victory);
  let k = house['party.charactersPerPlayer'] - 1;
  while (k > 0 && requiredPoints(house, k, level) !== assigned) k--;
  return requiredPoints(house, k, house['party.level']);
}

/** Goes on with the next thing that he has to settle, or lets him begin. */
function next(s: RealmState, seat: Seat, who: Draft, tell: Telling): void {
  const { id, victory, spells, ability, colorChits = [] } = who;
  if (sumOf(victory) < pointsAt(s, seat)) s.asks.push({ type: 'new-point', seat, id, victory });
  else if (spells.length < has(s, id).development.startingSpells)
    s.asks.push({ type: 'new-spell', seat, id, victory, spells });
  else if (ability === undefined && choicesOf(s, id).length > 0)
    s.asks.push({ type: 'new-ability', seat, id, victory, spells });
  else if (colorable(s, who).length > 0)
    s.asks.push({ type: 'new-color', seat, id, victory, spells, ability: ability ?? '', colorChits });
  else arrive(s, seat, who, tell);
}

/** All is settled: he begins at the Inn. (MR-B67) */
const arrive = (
  s: RealmState,
  seat: Seat,
  { ability = '', colorChits = [], ...who }: Draft,
  tell: Telling,
): void =>
  begin(s, seat, { ...who, ability, colorChits, level: s.game.house['party.level'], start: START }, tell);

/** What a character may play as who comes in the game. (MR-B70) */
function choicesOf(s: RealmState, id: string): readonly AbilityId[] {
  const { house } = s.game;
  const more = characterNamed(id).optionalAbility;
  const has = more && house['party.optionalAbilities'] && more.fromLevel <= house['party.level'];
  return has ? (more.choices ?? []).map((one) => one.id) : [];
}

export const newcomerAsks: Questions<NewcomerAsk['type']> = {
  'new-character': {
    choices: (s, { seat }) => [
      ...freeFor(s, seat).map(({ id }) => ({ type: 'come-anew', id }) as const),
      { type: 'stay-out' },
    ],
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'come-anew') return next(s, seat, fresh(choice.id), tell);
      s.who[seat]!.out = 1;
      tell?.({ type: 'stays-out', rule: 'MR-186', seat });
    },
  },
  'new-point': {
    choices: () => victoryCategories.map((_, category) => ({ type: 'assign-point', category })),
    answer(s, { seat, id, victory }, choice, _dice, tell) {
      if (choice.type === 'assign-point')
        next(
          s,
          seat,
          { id, victory: victory.with(choice.category, victory[choice.category]! + 1), spells: [] },
          tell,
        );
    },
  },
  'new-spell': {
    choices(s, { id, spells: chosen }) {
      const { spellTypes } = has(s, id).development;
      const twice = s.game.house['spells.duplicatesAtStart'];
      return spells.flatMap((spell) =>
        spellTypes.includes(spell.type) && (twice || !chosen.includes(spell.id))
          ? [{ type: 'record-spell', spell: spell.id } as const]
          : [],
      );
    },
    answer(s, { seat, id, victory, spells: chosen }, choice, _dice, tell) {
      if (choice.type === 'record-spell')
        next(s, seat, { id, victory, spells: [...chosen, choice.spell] }, tell);
    },
  },
  'new-ability': {
    choices: (s, { id }) => choicesOf(s, id).map((ability) => ({ type: 'play-as', ability })),
    answer(s, { seat, id, victory, spells: chosen }, choice, _dice, tell) {
      if (choice.type === 'play-as')
        next(s, seat, { id, victory, spells: chosen, ability: choice.ability }, tell);
    },
  },
  'new-color': {
    choices: (s, who) => [
      { type: 'begin-play' },
      ...colorable(s, who).map((chit) => ({ type: 'turn-to-color', chit }) as const),
    ],
    answer(s, { seat, id, victory, spells: chosen, ability, colorChits }, choice, _dice, tell) {
      const who = { id, victory, spells: chosen, ability };
      if (choice.type === 'turn-to-color')
        next(s, seat, { ...who, colorChits: [...colorChits, choice.chit] }, tell);
      else arrive(s, seat, { ...who, colorChits }, tell);
    },
  },
};
