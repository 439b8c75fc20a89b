import { z } from 'zod';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { capital } from '../../../kernel/words/words';
import { weapons } from '../catalogue/weapons';
import type { CardEntry } from '../catalogue/entry';
import { fight, type Fighter } from './fight';
import { of, outcome, percent, possible, spreadLine } from './words';

const pieceIds = ['pion', 'guard', 'warrior', 'wizard', 'demon', 'hulk'] as const;
export type FightingPiece = (typeof pieceIds)[number];

/** Printed conflict dice. (SS-069 to SS-071, SS-115, SS-149) */
export const diceOfPiece: Readonly<Record<FightingPiece, number>> = {
  pion: 2,
  guard: 3,
  warrior: 4,
  wizard: 2,
  demon: 4,
  hulk: 5,
};

export const modifierIds = [
  'none',
  'swords',
  'spears',
  'hammers',
  'twin-forks',
  'daggers',
  'morning-star',
  'gauntlet-of-might',
] as const;
export type ModifierId = (typeof modifierIds)[number];

/** Dice that a potion adds (SS-150, SS-151, SS-144). */
const potionDice: Readonly<Record<string, number>> = {
  strength: 1,
  'giants-strength': 2,
  'super-strength': 3,
};

/** The part of an entry in a conflict that a warrior begins; undefined: it has none. */
function partInConflict(id: string): Partial<ConflictQuestion> | undefined {
  const mine = { initiatorPiece: 'warrior', initiatorModifier: 'none', defenderPiece: 'warrior' } as const;
  if ((pieceIds as readonly string[]).includes(id)) return { ...mine, initiatorPiece: id as FightingPiece };
  if (id !== 'none' && (modifierIds as readonly string[]).includes(id))
    return { ...mine, initiatorModifier: id as ModifierId };
  if (potionDice[id] !== undefined) return { ...mine, initiatorPotionDice: potionDice[id] };
  const others: Readonly<Record<string, Partial<ConflictQuestion>>> = {
    armour: { initiatorModifier: 'swords', defenderArmour: true },
    'lucky-charm': { defenderLuckyCharm: true },
    'nermals-curse': { initiatorCursed: true },
    'magic-shield': { defenderUnkillable: true },
    'transform-to-dragon': { initiatorUnkillable: true },
    paralysis: { defenderHelpless: true },
  };
  return others[id] && { ...mine, ...others[id] };
}

const weaponById = new Map<string, CardEntry>(weapons.map((w) => [w.id, w]));
export const GAUNTLET = 2;

const side = <P extends 'initiator' | 'defender'>(who: P) => {
  const title = who === 'initiator' ? 'Moved in' : 'Attacked';
  const flag = (words: string, description: string) =>
    z
      .boolean()
      .default(false)
      .meta({ title: `${title}: ${words}`, description });
  const fields = {
    piece: z
      .enum(pieceIds)
      .default('pion')
      .meta({ title: `${title}: piece`, description: 'Its conflict dice; the best two count' }),
    potionDice: z
      .int()
      .min(0)
      .max(6)
      .default(0)
      .meta({
        title: `${title}: dice of potions`,
        description: 'Strength 1, Giant’s Strength 2, Super Strength 3',
      }),
    modifier: z
      .enum(modifierIds)
      .default('none')
      .meta({ title: `${title}: modifier`, description: 'One weapon, or the Gauntlet of Might' }),
    armour: flag('Armour', 'The weapon of the other side does not count'),
    luckyCharm: flag('Lucky Charm', 'Wins where both values are equal'),
    cursed: flag('cursed', 'Rolls one die, without a weapon'),
    helpless: flag('paralysed or a double', 'Rolls nothing and loses'),
    unkillable: flag('shielded or a dragon', 'Cannot die in this conflict'),
    safe: flag('Safe artifact', 'It keeps the weapon from being broken by Hammers'),
  };
  const named = Object.entries(fields).map(([key, field]) => [who + capital(key), field]);
  return Object.fromEntries(named) as {
    [K in keyof typeof fields as `${P}${Capitalize<K & string>}`]: (typeof fields)[K];
  };
};

export const ConflictQuestion = z.strictObject({
  ...side('initiator'),
  ...side('defender'),
  morningStar: z.enum(['low-to-zero', 'literal']).default('low-to-zero').meta({
    title: 'Morning Star',
    description: 'Low dice count 0, or word for word: sixes count 0 and low dice stay',
  }),
  extraDiceIsModifier: z.boolean().default(false).meta({
    title: 'Potion dice exclude weapons',
    description: 'Where the table agreed that extra dice are a modification',
  }),
  strictLevels: z.boolean().default(false).meta({
    title: 'Strict levels',
    description: 'Armour stops only weapons of a lower level',
  }),
});
export type ConflictQuestion = z.infer<typeof ConflictQuestion>;

const ARMOUR_LEVEL = 3;

type Side = 'initiator' | 'defender';

/** The fighter that a side of the question describes. */
function fighterOf(q: ConflictQuestion, who: Side): Fighter {
  const mine =
    who === 'initiator'
      ? {
          piece: q.initiatorPiece,
          potions: q.initiatorPotionDice,
          modifier: q.initiatorModifier,
          armoured: q.defenderArmour,
          luckyCharm: q.initiatorLuckyCharm,
          cursed: q.initiatorCursed,
          helpless: q.initiatorHelpless,
          unkillable: q.initiatorUnkillable,
          safe: q.initiatorSafe,
        }
      : {
          piece: q.defenderPiece,
          potions: q.defenderPotionDice,
          modifier: q.defenderModifier,
          armoured: q.initiatorArmour,
          luckyCharm: q.defenderLuckyCharm,
          cursed: q.defenderCursed,
          helpless: q.defenderHelpless,
          unkillable: q.defenderUnkillable,
          safe: q.defenderSafe,
        };
  const card = weaponById.get(mine.modifier);
  const effect = card?.effects[0];
  const blocked = mine.armoured && (!q.strictLevels || (card?.level ?? 0) < ARMOUR_LEVEL);
  const shut = q.extraDiceIsModifier && mine.potions > 0;
  return {
    dice: diceOfPiece[mine.piece] + mine.potions,
    plus: mine.modifier === 'gauntlet-of-might' ? GAUNTLET : 0,
    ...(effect?.kind === 'weapon' && !shut ? (blocked ? { stopped: true } : { weapon: effect.change }) : {}),
    luckyCharm: mine.luckyCharm,
    cursed: mine.cursed,
    helpless: mine.helpless,
    unkillable: mine.unkillable,
    safe: mine.safe,
  };
}

const diceWords = (fighter: Fighter): string => {
  const dice = fighter.cursed ? 1 : fighter.dice;
  return dice === 1 ? '1 die' : `${dice} dice`;
};

const cardName = (id: ModifierId): string => weaponById.get(id)?.name ?? 'Gauntlet of Might';

function solve(q: ConflictQuestion): Chances {
  const [initiator, defender] = [fighterOf(q, 'initiator'), fighterOf(q, 'defender')];
  const ways = fight(initiator, defender, q.morningStar === 'literal');
  const [wins, loses, bounce] = [
    of(ways.initiator, ways.of),
    of(ways.defender, ways.of),
    of(ways.bounce, ways.of),
  ];
  const names = [`the ${q.initiatorPiece} that moved in`, `the ${q.defenderPiece} that stood there`] as const;
  const said: string[] = [];
  if (ways.spreads[0]) {
    said.push(
      `With ${diceWords(initiator)} against ${diceWords(defender)}, ${names[0]} wins ${percent(wins)}.`,
    );
    const charm = q.defenderLuckyCharm && !q.initiatorLuckyCharm;
    if (ways.ties > 0)
      said.push(
        `Both values are equal ${percent(of(ways.ties, ways.of))}; then ${charm ? 'the Lucky Charm wins for the piece attacked' : 'the piece that moved in wins'}.`,
      );
  } else if (ways.bounce === ways.of && q.initiatorHelpless && q.defenderHelpless)
    said.push('Neither can win: both always lose, so the piece that moved in goes back.');
  else said.push(`No dice are rolled: ${q.initiatorHelpless ? names[0] : names[1]} always loses.`);
  if (ways.bounce > 0 && !(q.initiatorHelpless && q.defenderHelpless))
    said.push(`Nobody dies ${percent(bounce)}: the loser cannot, and the piece that moved in goes back.`);
  ways.breaks.forEach((n, i) => {
    if (n === 0) return;
    const [mine, theirs] =
      i === 0 ? [q.initiatorModifier, q.defenderModifier] : [q.defenderModifier, q.initiatorModifier];
    said.push(`${cardName(mine)} break the ${cardName(theirs)} ${percent(of(n, ways.of))}.`);
  });
  return {
    outcomes: possible([
      outcome('initiator-wins', `${names[0]} wins`, wins),
      outcome('defender-wins', `${names[1]} wins`, loses),
      outcome('bounce', 'nobody dies', bounce),
    ]),
    explained: said.join(' '),
    spreads: [
      ...spreadLine(`Value of the ${q.initiatorPiece} that moved in`, ways.spreads[0]),
      ...spreadLine(`Value of the ${q.defenderPiece} that stood there`, ways.spreads[1]),
    ],
  };
}

export const conflict = defineSituation<ConflictQuestion>({
  kind: 'conflict',
  title: 'A conflict',
  explains:
    'One roll for each side, the best die as tens and the second as ones; the lower value dies. With weapons, potions and everything else that changes a roll.',
  rules: ['SS-067', 'SS-072', 'SS-073', 'SS-075', 'SS-R23', 'SS-R24', 'SS-R25', 'SS-R29', 'SS-R30', 'SS-R68'],
  schema: ConflictQuestion,
  example: ConflictQuestion.parse({
    initiatorPiece: 'pion',
    defenderPiece: 'warrior',
    initiatorModifier: 'swords',
  }),
  about: ({ id }) => partInConflict(id),
  solve,
});
