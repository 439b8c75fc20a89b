import { z } from 'zod';
import { asPercent, fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { figureTypes, type FigureType } from '../catalogue/vocabulary';

export const RecruitQuestion = z.strictObject({
  villages: z
    .boolean()
    .default(false)
    .meta({ title: 'Villages controlled', description: 'One more on the roll.' }),
  full: z.array(z.enum(figureTypes)).max(4).default([]).meta({
    title: 'Types at their limit',
    description: 'Figure types of which no more may come to the map.',
  }),
});
export type RecruitQuestion = z.input<typeof RecruitQuestion>;
type Asked = z.output<typeof RecruitQuestion>;

/** What each result brings, from 1; 7 comes with villages. */
export const chart: readonly (FigureType | 'card' | 'choice' | undefined)[] = [
  undefined,
  'card',
  'army',
  'hero',
  'mage',
  'monster',
  'choice',
  'choice',
];

/** What comes of a result. */
export const words = {
  card: 'an Ally card is drawn',
  army: 'an army comes',
  hero: 'a hero comes',
  mage: 'a mage comes',
  monster: 'a monster comes',
  choice: 'a figure of choice comes',
  nothing: 'nothing is gained',
} as const;

/** The Recruit Roll with the chart (MM-096 to MM-106). */
export function solveRecruit({ villages, full }: Asked): Chances {
  const ways: Record<keyof typeof words, bigint> = {
    card: 0n,
    army: 0n,
    hero: 0n,
    mage: 0n,
    monster: 0n,
    choice: 0n,
    nothing: 0n,
  };
  const closed = new Set(full);
  for (let die = 1; die <= 6; die++) {
    const gain = chart[die + (villages ? 1 : 0)] ?? 'nothing';
    const open =
      gain === 'card' || gain === 'nothing' || (gain === 'choice' ? closed.size < 4 : !closed.has(gain));
    ways[open ? gain : 'nothing']++;
  }
  const outcomes = (Object.keys(words) as (keyof typeof words)[])
    .filter((key) => ways[key] > 0n)
    .map((key) => ({ key, words: words[key], chance: fraction(ways[key], 6n) }));
  const figure = fraction(6n - ways.card - ways.nothing, 6n);
  return {
    outcomes,
    explained: `A figure comes in ${asPercent(figure)}, if a garrison stands alone to receive it.`,
  };
}

export const recruit = defineSituation<Asked>({
  kind: 'recruit',
  title: 'The Recruit Roll',
  explains: 'One die and the chart: a card, a figure of a type, or one of choice.',
  rules: ['MM-096', 'MM-104', 'MM-106', 'MM-R17', 'MM-R35'],
  schema: RecruitQuestion as unknown as z.ZodType<Asked>,
  example: RecruitQuestion.parse({}),
  about: ({ kind, id }) =>
    kind === 'unit' && id !== 'garrison' ? {} : id === 'village' ? { villages: true } : undefined,
  solve: solveRecruit,
});
