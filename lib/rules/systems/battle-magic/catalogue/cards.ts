import { lines } from '../../../kernel/catalogue/provenance';
import { provenanceOf } from './classes';
import type { BmEffect, CardStats } from './effects';
import type { BmEntry } from './entry';
import { cardTypeNames, cardTypes, type CardType } from './vocabulary';
import { textOf } from './words';

/** The same for every type: six cards of strength 1, four of 2, two of 3 (BM-015). */
export const copiesByStrength: Readonly<Record<CardStats['strength'], number>> = { 1: 6, 2: 4, 3: 2 };
const strengths = [1, 2, 3] as const;

const icons: Readonly<Record<CardType, Readonly<Record<CardStats['strength'], string>>>> = {
  move: { 1: 'walk', 2: 'run', 3: 'wingfoot' },
  sword: { 1: 'broadsword', 2: 'crossed-swords', 3: 'sword-array' },
  gold: { 1: 'two-coins', 2: 'coins-pile', 3: 'gold-stack' },
  magic: { 1: 'sparkles', 2: 'magic-swirl', 3: 'magic-portal' },
};

const effectsOf = (type: CardType, strength: CardStats['strength']): readonly BmEffect[] => {
  switch (type) {
    case 'move':
      return [
        { kind: 'move-points', points: strength },
        { kind: 'pays-retreat', points: strength, units: ['dragon', 'hero'] },
      ];
    case 'sword':
      return [{ kind: 'battle-strength', type, strength }];
    case 'gold':
      return [{ kind: 'pays', amount: strength }];
    case 'magic':
      return [
        { kind: 'battle-strength', type, strength },
        { kind: 'moves-class', points: strength, units: ['wizard'] },
        { kind: 'pays', amount: strength, only: ['wizard'] },
      ];
  }
};

const generalRules: Readonly<
  Record<CardType, { readonly rules: readonly string[]; readonly source: string }>
> = {
  move: { rules: ['BM-093', 'BM-100', 'BM-124', 'BM-134', 'BM-R07'], source: '122-123, 157-158, 169' },
  sword: { rules: ['BM-128', 'BM-130', 'BM-136', 'BM-R22'], source: '162, 164-165, 171-172' },
  gold: { rules: ['BM-148', 'BM-149', 'BM-150', 'BM-R33'], source: '191-194' },
  magic: {
    rules: ['BM-129', 'BM-130', 'BM-136', 'BM-066', 'BM-069', 'BM-R08'],
    source: '84, 87, 163-165, 171-172',
  },
};

/** The twelve cards of the common deck of 48 (BM-013); ledger rows BM-017 to BM-028 in this order. */
export const cards: readonly BmEntry[] = cardTypes.flatMap((type, t) =>
  strengths.map((strength, s): BmEntry => {
    const effects = effectsOf(type, strength);
    const indicia = { type: cardTypeNames[type], strength };
    const row = t * strengths.length + s;
    return {
      id: `bm-${type}-${strength}`,
      name: `${cardTypeNames[type]} ${strength}`,
      kind: 'card',
      indicia,
      tags: [type],
      text: textOf(effects),
      effects,
      icon: icons[type][strength],
      copies: copiesByStrength[strength],
      provenance: provenanceOf(indicia, 'printed', 'copies'),
      source: [[31 + row, 31 + row], ...lines(generalRules[type].source)],
      rules: [`BM-0${17 + row}`, ...generalRules[type].rules],
      card: { type, strength },
    };
  }),
);
