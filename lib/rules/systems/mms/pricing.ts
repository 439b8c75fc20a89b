import { sumOf, type PricePart } from '../../kernel/own/price';
import { abilityNames } from './catalogue/ability-names';
import type { Ability, CardValues, MovementMod } from './catalogue/card';
import type { AttackRow } from './catalogue/effects';

/** Half up, as everywhere in the price list. The tiny addition mends sums such as 9.4999999999. */
const halfUp = (n: number): number => Math.floor(n + 0.5 + 1e-9);

/** CAP that one unmodified attack takes on average: X in the formulas. */
export const expectedCap = (rows: readonly AttackRow[]): number =>
  rows.reduce((sum, [from, to, , cap]) => sum + cap * (to - from + 1), 0) / 100;

const has = (card: CardValues, code: Ability): boolean => card.abilities.includes(code);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const characterFactors: Partial<Record<Ability, number>> = {
  stealth: 0.08,
  healer: 0.05,
  flying: 0.05,
  burrowing: 0.05,
  siegecraft: 0.05,
};

const plus = (label: string, amount: number): PricePart => ({ label, how: 'plus', amount });
const times = (label: string, amount: number): PricePart => ({ label, how: 'times', amount });

/** By CAP and expected damage, movement, range and abilities. */
const character = (card: CardValues): readonly PricePart[] => {
  const free = card.moveFree ?? 0;
  const attack = card.moveAttack ?? 0;
  const range = card.range ?? 1;
  const expected = expectedCap(card.attackTable ?? []);
  return [
    plus(
      `CAP ${card.cap ?? 0} and ${Math.round(expected * 100) / 100} CAP an attack`,
      2.7 * ((card.cap ?? 0) * expected) ** 0.53,
    ),
    times('Movement', 1 + 0.005 * (free - 8) + 0.025 * (attack - 5)),
    times('Range', 1 + (range >= 2 ? 0.05 : 0) + 0.04 * Math.max(0, range - 2)),
    times('Abilities', 1 + sum(card.abilities.map((code) => characterFactors[code] ?? 0))),
  ];
};

/** A minus on the roll of attackers: worth more the larger it is. */
const rollMinus = (n: number): number => 1.1 * n + 0.015 * n * n;
const number = (mod: MovementMod | undefined): number => (typeof mod === 'number' ? mod : 0);

const attachmentPrices: Partial<Record<Ability, number>> = {
  'reroll-miss': 16,
  'grant-flying': 8,
  'grant-stealth': 8,
  'heal+4': 8,
  'ram+12': 7,
  'grant-burrowing': 6,
  'sight+5': 5,
  scale: 5,
  'detect+20': 4,
};

const attachment = ({
  rollMod = 0,
  damageMod = 0,
  rangeMod = 0,
  ...card
}: CardValues): readonly PricePart[] => [
  plus('Attack roll', rollMod > 0 ? rollMod : rollMinus(-rollMod)),
  plus('Attack damage', damageMod > 0 ? 3 * damageMod : -4 * damageMod),
  plus('Movement', 0.5 * number(card.moveFreeMod)),
  plus('Movement with attack', number(card.moveAttackMod)),
  plus('Range', rangeMod > 0 ? 2.5 * rangeMod : -1.5 * rangeMod),
  ...card.abilities.map((code) => plus(abilityNames[code], attachmentPrices[code] ?? 0)),
];

const engine = ({ rollMod = 0, damageMod = 0, rangeMod = 0 }: CardValues): readonly PricePart[] => [
  plus('Attack roll', rollMod),
  plus('Attack damage', 2.5 * damageMod),
  plus('Range', 1.5 * rangeMod),
  plus('It has no legs', -6),
];

const codePrice = (mod: MovementMod | undefined): number =>
  mod === 'X' ? 3 : mod === 'Y' ? 2 : 0.5 * Math.abs(mod ?? 0);

/** By CAP, and by the values of a square times the squares. */
const areaPiece = (card: CardValues): readonly PricePart[] => {
  const { rollMod = 0, damageMod = 0, rangeMod = 0, moveFreeMod, moveAttackMod } = card;
  const closed = typeof moveFreeMod === 'string' || typeof moveAttackMod === 'string';
  const [width, length] = card.size ?? [1, 1];
  const squares = width * length;
  const of = (label: string, amount: number) =>
    plus(squares === 1 ? label : `${squares} squares: ${label.toLowerCase()}`, squares * amount);
  return [
    plus('Half of its CAP', 0.5 * (card.cap ?? 0)),
    of(closed ? 'Closed ground' : 'Open ground', closed ? 2 : 4),
    of('Movement', codePrice(moveFreeMod)),
    of('Movement with attack', codePrice(moveAttackMod)),
    of('Attack roll', rollMod > 0 ? 0.5 * rollMod : 0.5 * rollMinus(-rollMod)),
    of('Attack damage', damageMod > 0 ? 1.5 * damageMod : -2 * damageMod),
    of('Range', 1.5 * Math.abs(rangeMod)),
    of('Conceals', has(card, 'conceals') ? 8 : 0),
    plus('Trap', has(card, 'trap') ? 3 : 0),
    plus('Gate', has(card, 'gate') ? 4 : 0),
    plus('Bridge', has(card, 'bridge') ? 4 : 0),
    plus('Lookout', has(card, 'lookout+5') ? 5 : 0),
  ];
};

const stepsOf = (card: CardValues): readonly PricePart[] => {
  switch (card.kind) {
    case 'character':
      return character(card);
    case 'artifact':
    case 'modification':
      return card.slot === 'placed' ? engine(card) : attachment(card);
    case 'terrain':
    case 'defense':
      return areaPiece(card);
  }
};

/** The steps of the price list (ledger, section 3.4); those that change nothing are left out. */
export const partsOf = (card: CardValues): readonly PricePart[] =>
  stepsOf(card).filter(({ how, amount }) => amount !== (how === 'plus' ? 0 : 1));

/** What a card of these values is worth before rounding. */
export const worth = (card: CardValues): number => sumOf(partsOf(card));

/** The level that the formula gives, at least 1. */
export const priceOf = (card: CardValues): number => Math.max(1, halfUp(worth(card)));
