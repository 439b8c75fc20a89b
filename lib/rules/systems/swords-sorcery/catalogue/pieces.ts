import type { IndiciumValue } from '../../../kernel/catalogue/entry';
import type { Provenance } from '../../../kernel/catalogue/provenance';
import { lines } from '../../../kernel/catalogue/provenance';
import { MOST_SEATS } from '../scene/seats';
import type { ArmyPiece, PieceEntry } from './entry';

interface ArmyRow {
  readonly id: ArmyPiece;
  readonly name: string;
  readonly dice: number;
  readonly perPlayer: number;
  readonly points: number;
  readonly score: number;
  readonly icon: string;
  readonly at: string;
  readonly rules: readonly string[];
  readonly text: string;
}

const armyPiece = (row: ArmyRow): PieceEntry & { readonly id: ArmyPiece } => ({
  id: row.id,
  name: row.name,
  kind: 'piece',
  dice: row.dice,
  points: row.points,
  indicia: { dice: row.dice, perPlayer: row.perPlayer, points: row.points, score: row.score },
  tags: ['army'],
  text: row.text,
  effects: [],
  icon: row.icon,
  copies: row.perPlayer * MOST_SEATS,
  provenance: {
    name: 'printed',
    kind: 'printed',
    text: 'printed',
    dice: 'printed',
    perPlayer: 'printed',
    points: 'house',
    score: 'house',
    copies: 'house',
  },
  source: lines(row.at),
  rules: row.rules,
});

/** The ten pieces of an army are six, two, one and one of these (SS-016); a whole set is an army for each of seven seats. */
export const pieces = [
  armyPiece({
    id: 'pion',
    name: 'Pion',
    dice: 2,
    perPlayer: 6,
    points: 2,
    score: 2,
    icon: 'chess-pawn',
    at: '13, 41, 141',
    rules: ['SS-005', 'SS-016', 'SS-069', 'SS-L17'],
    text: 'The lowest rank of an army. It fights with 2 dice.',
  }),
  armyPiece({
    id: 'guard',
    name: 'Guard',
    dice: 3,
    perPlayer: 2,
    points: 3,
    score: 3,
    icon: 'chess-rook',
    at: '15, 41, 143',
    rules: ['SS-006', 'SS-016', 'SS-070', 'SS-L17'],
    text: 'It fights with 3 dice and uses the best two.',
  }),
  armyPiece({
    id: 'warrior',
    name: 'Warrior',
    dice: 4,
    perPlayer: 1,
    points: 4,
    score: 4,
    icon: 'chess-queen',
    at: '17, 41, 145',
    rules: ['SS-007', 'SS-016', 'SS-071', 'SS-L17'],
    text: 'The strongest of an army. It fights with 4 dice and uses the best two.',
  }),
  armyPiece({
    id: 'wizard',
    name: 'Wizard',
    dice: 2,
    perPlayer: 1,
    points: 0,
    score: 5,
    icon: 'pointy-hat',
    at: '19, 41, 124, 126, 141',
    rules: ['SS-008', 'SS-016', 'SS-039', 'SS-059', 'SS-069', 'SS-L16'],
    text: 'Invokes all magic but artifacts, and gains cards on a nexus. It fights with 2 dice, and while it fights its player invokes nothing.',
  }),
];

interface FigureRow {
  readonly id: string;
  readonly name: string;
  readonly dice?: number;
  readonly score?: number;
  readonly copies: number;
  readonly icon: string;
  readonly at: string;
  readonly rules: readonly string[];
  readonly text: string;
}

const figure = (row: FigureRow): PieceEntry => {
  const indicia: Record<string, IndiciumValue> = {
    ...(row.dice === undefined ? {} : { dice: row.dice }),
    ...(row.score === undefined ? {} : { score: row.score }),
  };
  const provenance: Record<string, Provenance> = {
    name: 'printed',
    kind: 'printed',
    text: 'printed',
    copies: 'house',
    ...(row.dice === undefined ? {} : { dice: 'printed' }),
    ...(row.score === undefined ? {} : { score: 'house' }),
  };
  return {
    id: row.id,
    name: row.name,
    kind: 'figure',
    ...(row.dice === undefined ? {} : { dice: row.dice }),
    indicia,
    tags: ['summoned'],
    text: row.text,
    effects: [],
    icon: row.icon,
    copies: row.copies,
    provenance,
    source: lines(row.at),
    rules: row.rules,
  };
};

/** What cards bring onto the boards; the table shares one set. */
export const figures = [
  figure({
    id: 'rock',
    name: 'Rock',
    copies: 12,
    icon: 'rock',
    at: '21, 275-277',
    rules: ['SS-009', 'SS-054', 'SS-113', 'SS-114', 'SS-R55', 'SS-R56'],
    text: 'Blocks its spot: nothing moves there and nothing can fight it. It may stand on any vacant spot, a nexus or trap spot too, but never on a pad.',
  }),
  figure({
    id: 'demon',
    name: 'Demon',
    dice: 4,
    score: 4,
    copies: 1,
    icon: 'daemon-skull',
    at: '273-277',
    rules: ['SS-115', 'SS-071', 'SS-R66'],
    text: 'Belongs to its summoner, moves like any piece and fights with 4 dice. It stays when its wizard dies.',
  }),
  figure({
    id: 'hulk',
    name: 'Hulk',
    dice: 5,
    score: 0,
    copies: 1,
    icon: 'brute',
    at: '573-579',
    rules: ['SS-149', 'SS-R62', 'SS-R65'],
    text: 'Belongs to nobody and fights with 5 dice. In each turn it moves and fights for the active player, if that player has a living wizard that is not a rock.',
  }),
  figure({
    id: 'doppelganger-token',
    name: 'Doppelganger token',
    copies: 5,
    icon: 'duality-mask',
    at: '345-353',
    rules: ['SS-124', 'SS-R25', 'SS-R45'],
    text: 'A double of one piece. It neither moves nor attacks nor rolls, and loses every conflict. Its owner may swap it with the real piece at any time.',
  }),
  figure({
    id: 'ghost',
    name: 'Ghost',
    copies: 18,
    icon: 'floating-ghost',
    at: '501-507',
    rules: ['SS-141', 'SS-R36', 'SS-R43'],
    text: 'Lies on a piece that is a ghost: it does not move, fight or suffer attack. A wizard of its owner passing through frees it; an opposing wizard destroys it.',
  }),
];
