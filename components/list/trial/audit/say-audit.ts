import { listed } from '@/lib/rules/kernel/words/words';
import { unitOf } from '@/lib/rules';
import { chanceOfLuck, effectOf, type Audit, type AuditLine, type Effect, type Result } from '@/lib/sim';

/** A line whose games have begun, with what they say by now. */
export interface Measured {
  readonly line: AuditLine;
  readonly effect: Effect;
  /** Why no more of its games are played; absent: more are to come. */
  readonly ended?: Result['ended'];
}

/** What was measured, the most useful entry first. */
export const measuredIn = (
  { lines, comparisons }: Audit,
  results: ReadonlyMap<number, Result>,
): readonly Measured[] =>
  lines
    .flatMap((line, i) => {
      const result = results.get(i);
      if (!result?.against || result.against.comparison.pairs === 0) return [];
      const effect = effectOf(line, result.against.comparison, comparisons);
      return [{ line, effect, ...(result.ended ? { ended: result.ended } : {}) }];
    })
    .sort((a, b) => b.effect.difference - a.effect.difference);

const signed = (n: number, digits: number): string => {
  const text = Math.abs(n).toFixed(digits);
  return `${Number(text) === 0 ? '' : n > 0 ? '+' : '−'}${text}`;
};

/** A share of victories in points: `+3.2`. */
export const points = (share: number): string => signed(share * 100, 1);
export const pointsEach = (share: number): string => signed(share * 100, 2);

/** What one use costs: `3 levels`; nothing where it has no price. */
export const sayPrice = (price: number | undefined, unit: string): string =>
  price === undefined ? '' : `${Math.round(price * 100) / 100} ${unitOf(unit, price)}`;

/** What was done to the list. */
export const sayHow = ({ standIn }: Pick<AuditLine, 'standIn'>): string =>
  standIn ? `exchanged for ${standIn.name}` : 'taken out';

const VERDICTS: Readonly<Record<Effect['says'], string>> = {
  more: 'wins games, and not by chance',
  less: 'loses games, and not by chance',
  same: 'no game had another winner',
  untold: 'cannot be told from chance',
};
export const sayVerdict = ({ says }: Pick<Effect, 'says'>): string => VERDICTS[says];

/** What can be told from chance, in sentences. */
export function sayAudit(measured: readonly Measured[]): readonly string[] {
  const namesOf = (says: Effect['says']): string =>
    listed(measured.filter(({ effect }) => effect.says === says).map(({ line }) => `“${line.name}”`));
  const [more, less] = [namesOf('more'), namesOf('less')];
  const rest = measured.filter(({ effect }) => effect.says === 'untold' || effect.says === 'same').length;
  return [
    ...(more ? [`One use wins games beyond chance: ${more}.`] : []),
    ...(less ? [`The list wins more games with one use less, beyond chance: ${less}.`] : []),
    ...(rest === 0
      ? []
      : more || less
        ? [`Of the other ${rest === 1 ? 'one' : rest} nothing can be told from chance.`]
        : ['Nothing can be told from chance. More games may show smaller effects.']),
  ];
}

/** Why the bounds are wider than those of one comparison. */
export function sayMany(comparisons: number): string {
  if (comparisons < 2) return 'The bounds hold in 95 of 100 such audits.';
  const luck = Math.round(100 * chanceOfLuck(comparisons));
  return `${comparisons} comparisons: one of twenty looks real by chance alone, so that at least one of these would in ${luck} of 100 audits. Therefore the bounds are widened (Bonferroni): in 95 of 100 such audits all of them hold at once.`;
}
