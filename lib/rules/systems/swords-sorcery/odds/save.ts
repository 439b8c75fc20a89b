import { z } from 'zod';
import { sum } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { diceOfPiece } from './conflict';
import { spreadOf, waysOver } from './pool';
import { of, outcome, percent, possible } from './words';

/** What a saving throw must be greater than. (SS-119, SS-135, SS-128, SS-130) */
const thresholds = {
  'lesser-death-trap': 33,
  'major-death-trap': 52,
  'black-plague': 44,
  'typhoid-mary': 33,
} as const;
const sources = ['lesser-death-trap', 'major-death-trap', 'black-plague', 'typhoid-mary'] as const;
type Source = (typeof sources)[number];

const sourceNames: Readonly<Record<Source, string>> = {
  'lesser-death-trap': 'Lesser Death Trap',
  'major-death-trap': 'Major Death trap',
  'black-plague': 'Black Plague',
  'typhoid-mary': 'Typhoid Mary',
};

const isTrap = (source: Source): boolean => source.endsWith('trap');

const SaveQuestion = z.strictObject({
  against: z.enum(sources).default('lesser-death-trap').meta({ title: 'Saving throw against' }),
  piece: z
    .enum(['pion', 'guard', 'warrior', 'wizard', 'demon', 'hulk'])
    .default('pion')
    .meta({ title: 'Piece', description: 'It rolls its own conflict dice; no card helps' }),
  pieces: z
    .int()
    .min(1)
    .max(5)
    .default(1)
    .meta({ title: 'How many such pieces', description: 'Plague and typhoid: all that stand beside it' }),
  trapExpertise: z
    .boolean()
    .default(false)
    .meta({ title: 'Trap expertise', description: 'Its owner first rolls two dice to stop the trap card' }),
  twoDice: z
    .boolean()
    .default(false)
    .meta({ title: 'Two dice for everybody', description: 'Where the table agreed on that' }),
});
type SaveQuestion = z.infer<typeof SaveQuestion>;

/** Chance that a saving throw with so many dice is greater, as ways and rolls. (SS-076, SS-R28) */
export function saveWays(dice: number, over: number): { readonly ways: number; readonly rolls: number } {
  const spread = spreadOf({ dice });
  return { ways: waysOver(spread, over), rolls: spread.rolls };
}

/** Trap expertise rolls two dice: over 33 the trap does nothing, over 44 it is destroyed too. (SS-154, SS-R38) */
const expertise = { dice: 2, stopsOver: 33, destroysOver: 44 } as const;

function solveTrap(q: SaveQuestion, dice: number): Chances {
  const over = thresholds[q.against];
  const { ways, rolls } = saveWays(dice, over);
  const name = sourceNames[q.against];
  if (!q.trapExpertise)
    return {
      outcomes: possible([
        outcome('survives', `the ${q.piece} survives`, of(ways, rolls)),
        outcome('dies', `the ${q.piece} dies`, of(rolls - ways, rolls)),
      ]),
      explained: `The ${q.piece} rolls ${dice} dice and must come over ${over}: it survives the ${name} ${percent(of(ways, rolls))}.`,
    };
  const stops = saveWays(expertise.dice, expertise.stopsOver);
  const destroys = saveWays(expertise.dice, expertise.destroysOver).ways;
  const through = stops.rolls - stops.ways;
  const all = stops.rolls * rolls;
  const survives = sum(of(stops.ways, stops.rolls), of(through * ways, all));
  return {
    outcomes: possible([
      outcome('destroyed', 'the trap card is stopped and destroyed', of(destroys, stops.rolls)),
      outcome('stopped', 'the trap card is stopped for this turn', of(stops.ways - destroys, stops.rolls)),
      outcome('survives', `the ${q.piece} survives the trap`, of(through * ways, all)),
      outcome('dies', `the ${q.piece} dies`, of(through * (rolls - ways), all)),
    ]),
    explained: `Trap expertise stops the ${name} ${percent(of(stops.ways, stops.rolls))}; else the ${q.piece} must come over ${over} with ${dice} dice. In all it survives ${percent(survives)}, and the trap card is destroyed ${percent(of(destroys, stops.rolls))}.`,
  };
}

function choose(n: number, k: number): number {
  let out = 1;
  for (let i = 1; i <= k; i++) out = (out * (n - i + 1)) / i;
  return out;
}

/** Each of the pieces beside the carrier rolls for itself. (SS-128, SS-130, SS-R44) */
function solveContagion(q: SaveQuestion, dice: number): Chances {
  const over = thresholds[q.against];
  const { ways, rolls } = saveWays(dice, over);
  // Five saves of five dice are more than doubles hold exactly, so ways and rolls are first made as small as they go.
  const one = of(ways, rolls);
  const [top, bottom] = [Number(one.top), Number(one.bottom)];
  const n = q.pieces;
  const survive = Array.from({ length: n + 1 }, (_, k) =>
    of(choose(n, k) * top ** k * (bottom - top) ** (n - k), bottom ** n),
  );
  const word = (k: number): string =>
    n === 1
      ? k === 1
        ? `the ${q.piece} survives`
        : `the ${q.piece} dies`
      : k === n
        ? `all ${n} survive`
        : k === 0
          ? 'none survives'
          : `${k} of ${n} ${k === 1 ? 'survives' : 'survive'}`;
  const all = n === 1 ? '' : ` All ${n} live ${percent(survive[n]!)}; none lives ${percent(survive[0]!)}.`;
  return {
    outcomes: possible(survive.map((chance, k) => outcome(`survive-${k}`, word(k), chance)).reverse()),
    explained: `Against ${sourceNames[q.against]} each ${q.piece} rolls ${dice} dice, must come over ${over} and lives ${percent(one)}.${all}`,
  };
}

export const savingThrow = defineSituation<SaveQuestion>({
  kind: 'saving-throw',
  title: 'A saving throw',
  explains: 'A roll like in a conflict that must be greater than a number, or the piece dies.',
  rules: ['SS-061', 'SS-076', 'SS-R28', 'SS-R38', 'SS-119', 'SS-135', 'SS-128', 'SS-130', 'SS-154'],
  schema: SaveQuestion,
  example: SaveQuestion.parse({ against: 'major-death-trap', piece: 'guard', trapExpertise: true }),
  about: ({ id }) =>
    (sources as readonly string[]).includes(id)
      ? { against: id, piece: 'warrior', trapExpertise: false }
      : id === 'trap-expertise'
        ? { piece: 'warrior' }
        : undefined,
  solve(q) {
    const dice = q.twoDice ? 2 : diceOfPiece[q.piece];
    return isTrap(q.against) ? solveTrap(q, dice) : solveContagion(q, dice);
  },
});
