import type { SheetBlock } from '../../../../kernel/catalogue/paper';
import type { ByAgreement } from '../../../../kernel/catalogue/sheet-lines';
import { asNumber } from '../../../../kernel/game/odds';
import { signed } from '../../../../kernel/words/words';
import type { CardEffect, WeaponChange } from '../../catalogue/effects';
import { cards } from '../../catalogue/index';
import { winChance } from '../../conflict';
import type { House } from '../../house';
import { compare, spreadOf, type Pool } from '../../odds/pool';
import { saveWays } from '../../odds/save';

const percent = (chance: number): string => (100 * chance).toFixed(1);

/** Pieces by their dice, with what potions add to a wizard (SS-069 to SS-071, SS-115). */
const rollers: readonly (readonly [dice: number, who: string])[] = [
  [2, 'Pion, wizard'],
  [3, 'Guard, wizard +1'],
  [4, 'Warrior, demon, wizard +2'],
  [5, 'Hulk, wizard +3'],
  [6, 'Wizard +1 +3'],
  [7, 'Wizard +2 +3'],
  [8, 'Wizard +1 +2 +3'],
];

/** Who wins without cards; a tie is won by whoever moved in (SS-075). */
export const conflicts: SheetBlock = {
  title: 'Conflict: the chance in percent of whoever moved in',
  even: true,
  columns: [
    { title: 'Moved in \\ attacked' },
    ...rollers.slice(0, 4).map(([dice, who]) => ({ title: `${who} (${dice})` })),
  ],
  rows: rollers.map(([mine, who]) => ({
    cells: [
      `${who} (${mine})`,
      ...rollers.slice(0, 4).map(([theirs]) => percent(asNumber(winChance(mine, theirs)))),
    ],
  })),
  foot: 'Dice in brackets; the two highest count, ten times the higher and the lower. What is left to 100 is the chance of the attacked.',
  rules: ['SS-069', 'SS-070', 'SS-071', 'SS-072', 'SS-075', 'SS-115', 'SS-149'],
};

const shortly = (change: WeaponChange): string => {
  switch (change.by) {
    case 'bonus':
      return signed(change.plus);
    case 'sixes':
      return `${signed(change.plusEach)} each 6`;
    case 'pair':
      return `${signed(change.plus)} with a pair`;
    case 'faces':
      return `${change.from}+ as ${change.high}, else ${change.low}`;
  }
};

/** A card that changes a roll, and what it makes of it. */
interface Modifier {
  readonly name: string;
  readonly pool: Omit<Pool, 'dice'>;
}

function modifierOf(name: string, effect: CardEffect, { morningStar }: House): readonly Modifier[] {
  if (effect.kind === 'roll-bonus')
    return [{ name: `${name} ${signed(effect.plus)}`, pool: { plus: effect.plus } }];
  if (effect.kind !== 'weapon') return [];
  const { change } = effect;
  const literal = change.by === 'faces' && morningStar === 'literal';
  const says = literal ? `${change.from} as ${change.high}, 6 as ${change.low} (agreed)` : shortly(change);
  return [{ name: `${name}: ${says}`, pool: { weapon: change, literalStar: literal } }];
}

/** What Armour does against a weapon, by how levels are played (SS-156, SS-R06, SS-R32). */
const armour: Readonly<Record<House['levelRule'], string>> = {
  'answers-first': 'Armour stops weapons.',
  strict: 'Armour stops only weapons of a lower level.',
  off: 'Armour stops only weapons that came into play before it.',
};

const pairs = [2, 3, 4].flatMap((mine) => [2, 3, 4].map((theirs) => [mine, theirs] as const));

/** The same with one card at work on one side (SS-155 to SS-161, SS-112). */
export function modified(side: 'initiator' | 'defender', house: House, by: ByAgreement<House>): SheetBlock {
  const plain: Modifier = { name: 'None', pool: {} };
  const all = [
    plain,
    ...cards.flatMap(({ name, effects }) => effects.flatMap((one) => modifierOf(name, one, house))),
  ];
  return {
    title:
      side === 'initiator'
        ? 'The same with a weapon of whoever moved in'
        : 'The same with a weapon of the attacked',
    even: true,
    columns: [{ title: 'Dice' }, ...pairs.map(([mine, theirs]) => ({ title: `${mine} v ${theirs}` }))],
    rows: all.map(({ name, pool }) => ({
      cells: [
        name,
        ...pairs.map(([mine, theirs]) => {
          const [a, b] = [
            spreadOf({ dice: mine, ...(side === 'initiator' ? pool : {}) }),
            spreadOf({ dice: theirs, ...(side === 'defender' ? pool : {}) }),
          ];
          const { higher, equal } = compare(a, b);
          return percent((higher + equal) / (a.rolls * b.rolls));
        }),
      ],
    })),
    ...(side === 'defender'
      ? {
          foot: `One weapon or the Gauntlet for each side. Hammers break the opposing weapon with a value over 66; a Lucky Charm wins ties. ${by(armour[house.levelRule], 'levelRule')}`,
        }
      : {}),
    rules: ['SS-155', 'SS-161', 'SS-112', 'SS-R04', 'SS-R23', 'SS-R29', 'SS-R30'],
  };
}

const thresholds = [
  [33, 'Lesser Death Trap, Typhoid Mary'],
  [44, 'Black Plague'],
  [52, 'Major Death trap'],
] as const;

/** How likely a saving throw is (SS-076, SS-R28). */
export function saves({ saveDice }: House, by: ByAgreement<House>): SheetBlock {
  const who = rollers.slice(0, 4).map(([dice, name]) => [dice, name.replace(/, wizard \+\d/, '')] as const);
  return {
    title: 'Saving throws: the chance in percent to live',
    even: true,
    columns: [
      { title: 'Greater than' },
      ...(saveDice === 'two' ? ([[2, 'All pieces']] as const) : who).map(([dice, name]) => ({
        title: `${name} (${dice})`,
      })),
    ],
    rows: thresholds.map(([over, names]) => ({
      cells: [
        `${over}: ${names}`,
        ...(saveDice === 'two' ? [2] : who.map(([dice]) => dice)).map((dice) => {
          const { ways, rolls } = saveWays(dice, over);
          return percent(ways / rolls);
        }),
      ],
    })),
    foot: by(
      saveDice === 'two'
        ? 'Two dice for everybody; no card helps.'
        : 'The piece rolls its own conflict dice; no card helps. Trap expertise rolls two dice: over 33 the trap does nothing, over 44 it is destroyed.',
      'saveDice',
    ),
    rules: ['SS-061', 'SS-076', 'SS-154', 'SS-R28', 'SS-R38'],
  };
}
