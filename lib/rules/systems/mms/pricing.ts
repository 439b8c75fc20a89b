import type { Ability, AttackRow, CardValues, MovementMod } from './catalogue/card';

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

/** By CAP and expected damage, movement, range and abilities. */
const character = (card: CardValues): number => {
  const free = card.moveFree ?? 0;
  const attack = card.moveAttack ?? 0;
  const range = card.range ?? 1;
  const strength = ((card.cap ?? 0) * expectedCap(card.attackTable ?? [])) ** 0.53;
  const movement = 1 + 0.005 * (free - 8) + 0.025 * (attack - 5);
  const reach = 1 + (range >= 2 ? 0.05 : 0) + 0.04 * Math.max(0, range - 2);
  return (
    2.7 * strength * movement * reach * (1 + sum(card.abilities.map((code) => characterFactors[code] ?? 0)))
  );
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

const attachment = ({ rollMod = 0, damageMod = 0, rangeMod = 0, ...card }: CardValues): number =>
  (rollMod > 0 ? rollMod : rollMinus(-rollMod)) +
  (damageMod > 0 ? 3 * damageMod : -4 * damageMod) +
  0.5 * number(card.moveFreeMod) +
  number(card.moveAttackMod) +
  (rangeMod > 0 ? 2.5 * rangeMod : -1.5 * rangeMod) +
  sum(card.abilities.map((code) => attachmentPrices[code] ?? 0));

const engine = ({ rollMod = 0, damageMod = 0, rangeMod = 0 }: CardValues): number =>
  rollMod + 2.5 * damageMod + 1.5 * rangeMod - 6;

const codePrice = (mod: MovementMod | undefined): number =>
  mod === 'X' ? 3 : mod === 'Y' ? 2 : 0.5 * Math.abs(mod ?? 0);

/** By CAP, and by the values of a square times the squares. */
const areaPiece = (card: CardValues): number => {
  const { rollMod = 0, damageMod = 0, rangeMod = 0, moveFreeMod, moveAttackMod } = card;
  const closed = typeof moveFreeMod === 'string' || typeof moveAttackMod === 'string';
  const square =
    (closed ? 2 : 4) +
    codePrice(moveFreeMod) +
    codePrice(moveAttackMod) +
    (rollMod > 0 ? 0.5 * rollMod : 0.5 * rollMinus(-rollMod)) +
    (damageMod > 0 ? 1.5 * damageMod : -2 * damageMod) +
    1.5 * Math.abs(rangeMod) +
    (has(card, 'conceals') ? 8 : 0);
  const extras =
    (has(card, 'trap') ? 3 : 0) +
    (has(card, 'gate') ? 4 : 0) +
    (has(card, 'bridge') ? 4 : 0) +
    (has(card, 'lookout+5') ? 5 : 0);
  const [width, length] = card.size ?? [1, 1];
  return 0.5 * (card.cap ?? 0) + width * length * square + extras;
};

/** What a card of these values is worth before rounding (ledger, section 3.4). */
export function worth(card: CardValues): number {
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
}

/** The level that the formula gives, at least 1. */
export const priceOf = (card: CardValues): number => Math.max(1, halfUp(worth(card)));
