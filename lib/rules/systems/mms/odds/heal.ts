import { z } from 'zod';
import { asPercent, fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { counted } from '../../../kernel/words/words';
import { throwsOf, waysToTake } from '../attack';
import { agreedFields, cardOf, cardsOf, healerField, isHealerId, offenceField } from './fields';
import { decimal } from './words';

const STAFF = 4;

export const HealQuestion = z.strictObject({
  healer: healerField('cleric'),
  missing: z.int().min(1).max(500).default(9).meta({
    title: 'CAP missing',
    description: 'By how much the target is below its original CAP; more than that is lost',
  }),
  heals: z.int().min(1).max(12).default(1).meta({ title: 'Heals', description: 'One each round' }),
  staff: z.boolean().default(false).meta({
    title: 'Healer’s Staff',
    description: 'Each heal that restores a row restores 4 more',
  }),
  modifiers: z.boolean().default(false).meta({
    title: 'Own plus on the roll counts',
    description: 'As the table may have agreed; as printed they do not',
  }),
  carries: offenceField('The healer carries'),
  declared: agreedFields.declared,
});
type Asked = z.output<typeof HealQuestion>;

/** The roll of the healer's own table restores CAP, up to the original (MMS-059 to MMS-063, MMS-R28). */
export function solveHeal(q: Asked): Chances {
  const healer = cardOf(q.healer);
  const carried = q.modifiers ? cardsOf(q.carries) : [];
  // What is added to damage is for attacks; only the plus on the roll may count (MMS-R28).
  const plus = carried.reduce((sum, { rollMod = 0 }) => sum + Math.max(0, rollMod), 0);
  const more = q.staff ? STAFF : 0;
  // A miss is not rolled again: that is for attacks.
  const throws = throwsOf(healer.attackTable ?? [], plus, more, false, {
    attackSelection: q.declared ? 'declared' : 'table',
    naturalHit: null,
  });
  const ways = waysToTake(throws, more);
  let restored = new Map<number, bigint>([[0, 1n]]);
  for (let n = 0; n < q.heals; n++) {
    const next = new Map<number, bigint>();
    for (const [had, times] of restored)
      for (const [cap, on] of ways) {
        const now = Math.min(q.missing, had + cap);
        next.set(now, (next.get(now) ?? 0n) + times * BigInt(on));
      }
    restored = next;
  }
  const all = BigInt(throws.all) ** BigInt(q.heals);
  const sorted = [...restored].sort(([a], [b]) => a - b);
  const mean = sorted.reduce((sum, [cap, n]) => sum + (cap * Number((n * 10n ** 12n) / all)) / 1e12, 0);
  const whole = fraction(restored.get(q.missing) ?? 0n, all);
  return {
    outcomes: sorted.map(([cap, n]) => ({
      key: `restores-${cap}`,
      words: cap === 0 ? 'nothing is restored' : `${cap} CAP ${cap === 1 ? 'is' : 'are'} restored`,
      chance: fraction(n, all),
    })),
    explained: `${counted(q.heals, 'heal')} of ${healer.name} ${q.heals === 1 ? 'restores' : 'restore'} ${decimal(mean)} CAP on average; all ${q.missing} in ${asPercent(whole)}.`,
  };
}

export const heal = defineSituation<Asked>({
  kind: 'heal',
  title: 'Healing',
  explains:
    'The healer rolls on its own attack table; what a row would take is restored to a character next to it.',
  rules: ['MMS-058', 'MMS-059', 'MMS-060', 'MMS-063', 'MMS-R28'],
  schema: HealQuestion as unknown as z.ZodType<Asked>,
  example: HealQuestion.parse({}),
  about: ({ id }) =>
    isHealerId(id) ? { healer: id } : id === 'healers-staff' ? { staff: true, missing: 20 } : undefined,
  solve: solveHeal,
});
