import type { Seat } from '../../../../../kernel/game/engine';
import { characters, spells } from '../../../catalogue';
import type { Character } from '../../../catalogue/types';
import { requiredPoints } from '../../../points';
import { levelView, type LevelView } from '../../../sheet';
import { victoryCategories, type AbilityId } from '../../../sheet-words';
import type { Questions, Telling } from '../activity';
import type { Told } from '../events';
import { hasEffect } from '../kit';
import { ALIVE, DEAD, type RealmState } from '../state';
import { orphanCaches } from './caches';
import { equip } from './equipment';
import { freshAdventurer, type Newcomer } from './fresh';
import { dwellingNamed } from './garrisons';
import { discoveries, NOWHERE, type Place } from './ground';

/** Who comes for somebody who was killed: the character, then his points one by one, his spells, and what he plays as. */
export type NewcomerAsk =
  | { readonly type: 'new-character'; readonly seat: Seat }
  | {
      readonly type: 'new-point';
      readonly seat: Seat;
      readonly id: string;
      readonly victory: readonly number[];
    }
  | {
      readonly type: 'new-spell';
      readonly seat: Seat;
      readonly id: string;
      readonly victory: readonly number[];
      readonly spells: readonly string[];
    }
  /** What he plays as, by his optional ability. (MR-B70) */
  | {
      readonly type: 'new-ability';
      readonly seat: Seat;
      readonly id: string;
      readonly victory: readonly number[];
      readonly spells: readonly string[];
    };
export type NewcomerChoice =
  | { readonly type: 'come-anew'; readonly id: string }
  | { readonly type: 'stay-out' }
  /** By the place of the category: great treasures, spells, fame, notoriety, gold. */
  | { readonly type: 'assign-point'; readonly category: number }
  | { readonly type: 'record-spell'; readonly spell: string }
  | { readonly type: 'play-as'; readonly ability: AbilityId };
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
  if (hasEffect(s, seat, 'knows-roadways')) one.paths = discoveries.map(({ code }) => code);
  tell?.({ type: 'begins', rule: before ? 'MR-B67' : 'MR-B07', seat, place });
}

/** Whoever was killed is asked for a new character. (MR-186, MR-B67, MR-R41) */
export function callNewcomers(s: RealmState, _tell: Telling): void {
  if (s.game.house['death.restart'] === 'none') return;
  for (let seat = s.who.length - 1; seat >= 0; seat--) {
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

/** Goes on with the next thing that he has to settle, or lets him begin. */
function next(
  s: RealmState,
  seat: Seat,
  id: string,
  victory: readonly number[],
  spells: readonly string[],
  tell: Telling,
): void {
  const level = s.game.house['party.level'];
  const assigned = victory.reduce((sum, n) => sum + n, 0);
  if (assigned < requiredPoints(s.game.house, 0, level))
    s.asks.push({ type: 'new-point', seat, id, victory });
  else if (spells.length < has(s, id).development.startingSpells)
    s.asks.push({ type: 'new-spell', seat, id, victory, spells });
  else if (choicesOf(s, id).length > 0) s.asks.push({ type: 'new-ability', seat, id, victory, spells });
  else begin(s, seat, { id, level, start: START, victory, spells, colorChits: [] }, tell);
}

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
      if (choice.type === 'come-anew')
        return next(
          s,
          seat,
          choice.id,
          victoryCategories.map(() => 0),
          [],
          tell,
        );
      s.who[seat]!.out = 1;
      tell?.({ type: 'stays-out', rule: 'MR-186', seat });
    },
  },
  'new-point': {
    choices: () => victoryCategories.map((_, category) => ({ type: 'assign-point', category })),
    answer(s, { seat, id, victory }, choice, _dice, tell) {
      if (choice.type === 'assign-point')
        next(s, seat, id, victory.with(choice.category, victory[choice.category]! + 1), [], tell);
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
      if (choice.type === 'record-spell') next(s, seat, id, victory, [...chosen, choice.spell], tell);
    },
  },
  'new-ability': {
    choices: (s, { id }) => choicesOf(s, id).map((ability) => ({ type: 'play-as', ability })),
    answer(s, { seat, id, victory, spells: chosen }, choice, _dice, tell) {
      if (choice.type !== 'play-as') return;
      const level = s.game.house['party.level'];
      const { ability } = choice;
      begin(s, seat, { id, level, ability, start: START, victory, spells: chosen, colorChits: [] }, tell);
    },
  },
};
