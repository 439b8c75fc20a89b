import { bump, leading, profileRows, share, Tally, type Statistic } from '../../kernel/list/statistics';
import { capital } from '../../kernel/words/words';
import { permanentEffects, type AllyEffect } from './catalogue/effects';
import { isAlly, type Ally } from './catalogue/entry';
import { families, familyNames } from './catalogue/families';
import { figureTypes, modeNames, modes, plurals, terrains, unitTypes } from './catalogue/vocabulary';
import type { MmList } from './legality/types';

interface Held {
  readonly card: Ally;
  readonly count: number;
}

const cardsOf = (list: MmList): readonly Held[] =>
  list.lines.flatMap(({ entry, count }) => (isAlly(entry) ? [{ card: entry, count }] : []));

const cardWord = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
/** Types of unit that any effect of the card names; an aimed effect helps whichever figure its owner chooses. */
function helped(card: Ally): readonly string[] {
  const types = new Set<string>();
  for (const effect of card.effects) {
    if ('who' in effect) for (const type of effect.who) types.add(type);
    if (effect.kind === 'forceTarget' || effect.kind === 'mpTarget')
      for (const type of figureTypes) types.add(type);
    if (effect.kind === 'placeGarrison') types.add('garrison');
  }
  return [...types];
}

function deckStatistics(cards: readonly Held[], total: number): readonly Statistic[] {
  const byFamily = new Tally(families.map((f) => familyNames[f]));
  const byMode = new Tally(modes.map((m) => modeNames[m]));
  const byUnit = new Tally([...unitTypes.map((t) => capital(plurals[t])), 'No type of unit']);
  const byLevel = new Map<number, number>();
  const levels = new Tally(families.map((f) => familyNames[f]));
  let sum = 0;
  for (const { card, count } of cards) {
    byFamily.add(familyNames[card.family], count);
    levels.add(familyNames[card.family], count * card.cost);
    byMode.add(modeNames[card.mode], count);
    const types = helped(card);
    for (const type of types) byUnit.add(capital(plurals[type as (typeof unitTypes)[number]]), count);
    if (types.length === 0) byUnit.add('No type of unit', count);
    bump(byLevel, card.cost, count);
    sum += card.cost * count;
  }
  const ones = byLevel.get(1) ?? 0;
  return [
    {
      id: 'families',
      title: 'Cards by effect',
      says: `${cardWord(total)}; ${leading(byFamily.rows(), (l) => `“${l}”`)}.`,
      shape: 'bars',
      unit: 'card',
      adds: true,
      rows: byFamily.rows(),
      rules: ['MM-049', 'MM-304'],
    },
    {
      id: 'helped',
      title: 'Cards by unit helped',
      says: 'How many cards help a type of unit; a card that helps several is counted for each of them.',
      shape: 'bars',
      unit: 'card',
      adds: true,
      rows: byUnit.rows(),
      rules: ['MM-014'],
    },
    {
      id: 'levels',
      title: 'Levels of the cards',
      says: `${sum === 1 ? '1 level' : `${sum} levels`} in all, ${Math.round((100 * sum) / total) / 100} a card; ${cardWord(ones)} of level 1, ${share(ones, total)}.`,
      shape: 'bars',
      unit: 'card',
      adds: true,
      profile: true,
      rows: profileRows(byLevel, (n) => `level ${n}`),
      rules: ['MM-304'],
    },
    {
      id: 'family-levels',
      title: 'Levels by effect',
      says: 'What the cards of each kind of effect are worth together.',
      shape: 'bars',
      unit: 'level',
      adds: true,
      rows: levels.rows(),
      rules: ['MM-304'],
    },
    {
      id: 'modes',
      title: 'How the cards act',
      says: 'Lasting, once on the own turn, differently as permanent and from the hand, or repeatable.',
      shape: 'bars',
      unit: 'card',
      adds: true,
      rows: byMode.rows(),
      rules: ['MM-109', 'MM-116', 'MM-R12'],
    },
  ];
}

type Force = Extract<AllyEffect, { readonly kind: 'force' }>;

/** Does it count on every space of this terrain, whoever fights and whatever lies there? Role aside. */
const isPlain = (effect: Force): boolean => !effect.structure && !effect.vs && !effect.adjacentTo;

/** Which type has which Force on which terrain from permanents alone, attacking / defending. */
function coverage(cards: readonly Held[]): readonly Statistic[] {
  const forces = cards.flatMap(({ card, count }) =>
    permanentEffects(card.effects).flatMap((e) => (e.kind === 'force' ? [{ effect: e, count }] : [])),
  );
  // Force for one figure is no Force of a type, but it is Force of these cards (MM-250).
  const aimed = cards.reduce(
    (sum, { card, count }) =>
      sum + count * permanentEffects(card.effects).filter(({ kind }) => kind === 'forceTarget').length,
    0,
  );
  if (forces.length + aimed === 0) return [];
  const plain = forces.filter(({ effect }) => isPlain(effect));
  const force = (
    type: (typeof unitTypes)[number],
    terrain: (typeof terrains)[number],
    role: 'attack' | 'defend',
  ) =>
    plain.reduce(
      (sum, { effect, count }) =>
        effect.who.includes(type) &&
        (effect.terrain?.includes(terrain) ?? true) &&
        (effect.role === undefined || effect.role === role)
          ? sum + effect.value * count
          : sum,
      0,
    );
  const copies = (all: typeof forces): number => all.reduce((sum, { count }) => sum + count, 0);
  const special = copies(forces) - copies(plain) + aimed;
  return [
    {
      id: 'coverage',
      title: 'Force by terrain',
      says: 'What these cards add as permanents to the Force of each type of unit: attacking / defending.',
      shape: 'table',
      columns: ['Unit', ...terrains.map(capital)],
      rows: unitTypes
        // A garrison never attacks.
        .map((type) => [
          capital(type),
          ...terrains.map((terrain) =>
            type === 'garrison'
              ? `– / ${signed(force(type, terrain, 'defend'))}`
              : `${signed(force(type, terrain, 'attack'))} / ${signed(force(type, terrain, 'defend'))}`,
          ),
        ]),
      rules: ['MM-037', 'MM-R14'],
      ...(special === 0
        ? {}
        : {
            unknown: `${special === 1 ? 'One bonus hangs' : `${special} bonuses hang`} on a structure, an opponent, a neighbour or the figure that is chosen and ${special === 1 ? 'is' : 'are'} left out.`,
          }),
    },
  ];
}
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** Move points and free garrisons are seen in the families; a row of permanents shows its coverage as well. */
export function statistics(list: MmList): readonly Statistic[] {
  const cards = cardsOf(list);
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  return [...(list.form === 'permanents' ? coverage(cards) : []), ...deckStatistics(cards, total)];
}
