import { z } from 'zod';
import { asPercent, fraction, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chance, type Chances } from '../../../kernel/game/situation';
import { counted, signed } from '../../../kernel/words/words';
import { takenBy } from '../attack';
import { blowOf, meanOfBlow, type Blow } from './blow';
import {
  agreedFields,
  areasOf,
  capField,
  cardOf,
  cardsOf,
  characterField,
  engineField,
  offenceField,
  partInAttack,
  protectionField,
  shelterField,
  strongholdField,
  targetField,
} from './fields';
import { decimal } from './words';

const MOST_ATTACKS = 12;

export const AttackQuestion = z.strictObject({
  attacker: characterField('warrior', 'Attacker'),
  target: targetField('goblin'),
  attacks: z.int().min(1).max(MOST_ATTACKS).default(1).meta({
    title: 'Attacks',
    description: 'One after another, by this character or by others like it',
  }),
  cap: capField('CAP of the target'),
  operates: engineField,
  carries: offenceField('The attacker carries'),
  targetCarries: protectionField('The target carries'),
  shelters: shelterField(
    'Areas against the attacker',
    'Terrain and Defense of others in which the target or the attacker stands; each card counts once',
  ),
  strongholds: strongholdField(
    'Areas for the attacker',
    'Those of the own side in which the attacker stands',
  ),
  ...agreedFields,
});
type Asked = z.output<typeof AttackQuestion>;

/** CAP left after so many attacks, by CAP: ways of all the throws together. At zero or less nothing more is asked. */
type Left = ReadonlyMap<number, bigint>;

function after({ throws, ways }: Blow, before: Left): Left {
  const left = new Map<number, bigint>();
  const add = (cap: number, n: bigint) => left.set(cap, (left.get(cap) ?? 0n) + n);
  for (const [cap, n] of before)
    if (cap <= 0) add(cap, n * BigInt(throws.all));
    else for (const [taken, more] of ways) add(cap - taken, n * BigInt(more));
  return left;
}

/** CAP left after no attack, one, two … (MMS-120, MMS-R26). */
function lefts(blow: Blow, cap: number, attacks: number): readonly Left[] {
  const all: Left[] = [new Map([[cap, 1n]])];
  for (let n = 0; n < attacks; n++) all.push(after(blow, all.at(-1)!));
  return all;
}

function chanceOf(left: Left, attacks: number, { throws }: Blow, wanted: (cap: number) => boolean): Fraction {
  let ways = 0n;
  for (const [cap, n] of left) if (wanted(cap)) ways += n;
  return fraction(ways, BigInt(throws.all) ** BigInt(attacks));
}

/** What one attack does: a row of the table, or nothing. */
const byRow = ({ throws: { all, landed, missed }, plusDamage }: Blow): readonly Chance[] => [
  ...[...landed].map(([row, n], i) => ({
    key: `row-${i + 1}`,
    words: `${row[2]} takes ${takenBy(row, plusDamage)} CAP`,
    chance: fraction(BigInt(n), BigInt(all)),
  })),
  ...(missed > 0
    ? [{ key: 'miss', words: 'the attack has no effect', chance: fraction(BigInt(missed), BigInt(all)) }]
    : []),
];

/** With which attack the target falls. */
function byAttack(felled: readonly Fraction[]): readonly Chance[] {
  const outcomes: Chance[] = [];
  for (let n = 1; n < felled.length; n++) {
    const [now, before] = [felled[n]!, felled[n - 1]!];
    const chance = fraction(now.top * before.bottom - before.top * now.bottom, now.bottom * before.bottom);
    if (chance.top > 0n) outcomes.push({ key: `after-${n}`, words: `it falls with attack ${n}`, chance });
  }
  const last = felled.at(-1)!;
  if (last.top < last.bottom)
    outcomes.push({
      key: 'stands',
      words: 'it is still above zero',
      chance: fraction(last.bottom - last.top, last.bottom),
    });
  return outcomes;
}

export function solveAttack(q: Asked): Chances {
  const [by, on] = [cardOf(q.attacker), cardOf(q.target)];
  const blow = blowOf({
    by,
    carries: cardsOf(q.carries),
    engine: q.operates === undefined ? undefined : cardOf(q.operates),
    on,
    guards: cardsOf(q.targetCarries),
    shelters: areasOf(q.shelters),
    strongholds: areasOf(q.strongholds),
    agreed: q,
  });
  const cap = q.cap ?? on.cap ?? 1;
  const left = lefts(blow, cap, q.attacks);
  const felled = left.map((one, n) => chanceOf(one, n, blow, (c) => c <= 0));
  const { plusRoll, plusDamage } = blow;
  const changed = [
    plusRoll === 0 ? '' : `${signed(plusRoll)} on the roll`,
    plusDamage === 0 ? '' : `${signed(plusDamage)} on a hit`,
  ].filter(Boolean);
  return {
    outcomes: q.attacks === 1 ? byRow(blow) : byAttack(felled),
    explained:
      `One attack${changed.length > 0 ? ` (${changed.join(', ')})` : ''} takes ${decimal(meanOfBlow(blow))} CAP on average. ` +
      `${on.name} with ${cap} CAP is at zero or less after ${counted(q.attacks, 'attack')} in ${asPercent(felled.at(-1)!)}.`,
    spreads: [
      {
        label: 'CAP left',
        values: [...left.at(-1)!]
          .sort(([a], [b]) => a - b)
          .map(([value, n]) => ({
            value,
            chance: fraction(n, BigInt(blow.throws.all) ** BigInt(q.attacks)),
          })),
      },
    ],
  };
}

export const attack = defineSituation<Asked>({
  kind: 'attack',
  title: 'Attacks on one target',
  explains:
    'One roll of a hundred each, read off the table of the attacker’s card, with all that changes it.',
  rules: ['MMS-120', 'MMS-123', 'MMS-R02', 'MMS-R03', 'MMS-R18', 'MMS-R25', 'MMS-R50', 'MMS-R57'],
  schema: AttackQuestion as unknown as z.ZodType<Asked>,
  example: AttackQuestion.parse({}),
  about: ({ id }) => partInAttack(id),
  solve: solveAttack,
});
