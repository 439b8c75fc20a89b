import { z } from 'zod';
import { asPercent, fraction, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { roundWays, WAYS } from './round';

const Force = z.int().min(-10).max(30);

export const AssaultQuestion = z.strictObject({
  attackers: z
    .array(
      z.strictObject({
        againstFigure: Force.default(0).meta({ title: 'Force against the figure' }),
        againstGarrison: Force.default(0).meta({ title: 'Force against the garrison' }),
      }),
    )
    .min(1)
    .max(6)
    .meta({ title: 'Attackers', description: 'In the order in which they go in.' }),
  defenders: z.enum(['figure', 'garrison', 'both']).default('figure').meta({ title: 'Defenders' }),
  figure: Force.default(0).meta({ title: 'Force of the figure' }),
  garrison: Force.default(-2).meta({ title: 'Force of the garrison' }),
});
type Asked = z.output<typeof AssaultQuestion>;

/** Chances of what stands in the space, as whole ways of 1296 to the power of `rounds`. */
interface Standing {
  both: bigint;
  figure: bigint;
  garrison: bigint;
  empty: bigint;
  taken: bigint;
}

const none = (): Standing => ({ both: 0n, figure: 0n, garrison: 0n, empty: 0n, taken: 0n });
const ALL = BigInt(WAYS);

/** One attacker goes in: two rounds at most, so every branch is carried to the same bottom of 1296 × 1296. */
function wave(s: Standing, againstFigure: number, againstGarrison: number): Standing {
  const out = none();
  const ways = (difference: number) => {
    const { win, tie, lose } = roundWays(difference);
    return { win: BigInt(win), tie: BigInt(tie), lose: BigInt(lose) };
  };
  const first = ways(againstFigure);
  const second = ways(againstGarrison);
  // Against both: the garrison is reached only by who has won (MM-086, MM-R31).
  out.taken += s.both * first.win * second.win;
  out.empty += s.both * first.win * second.tie;
  out.garrison += s.both * (first.win * second.lose + first.tie * ALL);
  out.both += s.both * first.lose * ALL;
  out.taken += s.figure * first.win * ALL + s.garrison * second.win * ALL;
  out.empty += s.figure * first.tie * ALL + s.garrison * second.tie * ALL;
  out.figure += s.figure * first.lose * ALL;
  out.garrison += s.garrison * second.lose * ALL;
  // Into an empty space he walks, and what is taken stays taken.
  out.taken += (s.empty + s.taken) * ALL * ALL;
  return out;
}

export function solveAssault({ attackers, defenders, figure, garrison }: Asked): Chances {
  let standing: Standing = { ...none(), [defenders]: 1n };
  let bottom = 1n;
  for (const { againstFigure, againstGarrison } of attackers) {
    standing = wave(standing, againstFigure - figure, againstGarrison - garrison);
    bottom *= ALL * ALL;
  }
  const of = (ways: bigint): Fraction => fraction(ways, bottom);
  const taken = of(standing.taken);
  return {
    outcomes: [
      { key: 'taken', words: 'the attacking side holds the space', chance: taken },
      { key: 'emptied', words: 'nobody is left in the space', chance: of(standing.empty) },
      ...(defenders === 'both'
        ? [{ key: 'garrison-left', words: 'only the garrison is left', chance: of(standing.garrison) }]
        : []),
      {
        key: 'held',
        words: defenders === 'both' ? 'figure and garrison hold the space' : 'the defender holds the space',
        chance: of(
          defenders === 'both' ? standing.both : defenders === 'figure' ? standing.figure : standing.garrison,
        ),
      },
    ],
    explained: `${attackers.length === 1 ? 'The attacker takes' : `${attackers.length} attackers in a row take`} the space in ${asPercent(taken)}.`,
  };
}

export const assault = defineSituation<Asked>({
  kind: 'assault',
  title: 'Several attackers in a row',
  explains:
    'Figures go in one after the other until the space is taken; after a tie the next one meets what is left.',
  rules: ['MM-078', 'MM-083', 'MM-086', 'MM-092', 'MM-R31'],
  schema: AssaultQuestion as unknown as z.ZodType<Asked>,
  example: AssaultQuestion.parse({ attackers: [{}, {}], defenders: 'figure' }),
  solve: solveAssault,
});
