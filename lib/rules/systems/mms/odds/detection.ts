import { z } from 'zod';
import { asPercent, complement, fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { counted } from '../../../kernel/words/words';
import { decimal } from './words';

const FACES = 100;
const LANTERN = 20;
const GLASS = 5;

export const DetectionQuestion = z.strictObject({
  tries: z.int().min(1).max(20).default(1).meta({
    title: 'Tries',
    description: 'Detections by characters that have it in reach',
  }),
  lantern: z.boolean().default(false).meta({ title: 'Seeker’s Lantern', description: '20 more on the roll' }),
  lookingGlass: z.boolean().default(false).meta({
    title: 'Looking Glass',
    description: 'Five squares more of sight, before the bonus of a Detection',
  }),
  threshold: z
    .int()
    .min(1)
    .max(100)
    .default(50)
    .meta({ title: 'Succeeds from', description: 'As printed: 50' }),
  sight: z
    .number()
    .min(1)
    .max(60)
    .default(10)
    .meta({ title: 'Line of sight', description: 'Squares; as advised: 10' }),
  bonus: z.int().min(0).max(200).default(30).meta({
    title: 'Longer by',
    description: 'Per cent that a Detection adds to the line of sight; as printed: 30',
  }),
});
type Asked = z.output<typeof DetectionQuestion>;

/** At least one Detection that succeeds (MMS-096 to MMS-099), and how far it reaches without rounding (MMS-R35). */
export function solveDetection(q: Asked): Chances {
  const needs = q.threshold - (q.lantern ? LANTERN : 0);
  const misses = Math.min(FACES, Math.max(0, needs - 1));
  const missed = fraction(BigInt(misses) ** BigInt(q.tries), BigInt(FACES) ** BigInt(q.tries));
  const found = complement(missed);
  const reach = ((q.sight + (q.lookingGlass ? GLASS : 0)) * (100 + q.bonus)) / 100;
  return {
    outcomes: [
      { key: 'found', words: 'everything within reach is identified', chance: found },
      { key: 'missed', words: 'nothing is identified', chance: missed },
    ].filter(({ chance }) => chance.top > 0n),
    explained: `${counted(q.tries, 'Detection')} within ${decimal(reach)} squares: what is hidden there is identified in ${asPercent(found)}.`,
  };
}

export const detection = defineSituation<Asked>({
  kind: 'detection',
  title: 'Detection',
  explains:
    'A character gives up its turn and rolls; on a success all within its longer line of sight is identified.',
  rules: ['MMS-096', 'MMS-097', 'MMS-098', 'MMS-099', 'MMS-R35', 'MMS-R40', 'MMS-R41'],
  schema: DetectionQuestion as unknown as z.ZodType<Asked>,
  example: DetectionQuestion.parse({}),
  about: ({ id }) =>
    id === 'seekers-lantern'
      ? { lantern: true }
      : id === 'looking-glass'
        ? { lookingGlass: true }
        : undefined,
  solve: solveDetection,
});
