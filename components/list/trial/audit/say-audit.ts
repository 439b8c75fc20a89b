import { listed } from '@/lib/rules/kernel/words/words';
import { effectOf, type Audit, type AuditLine, type Effect, type Result } from '@/lib/sim';

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

/** What was done to the list. */
export const sayHow = ({ standIn }: Pick<AuditLine, 'standIn'>): string =>
  standIn ? `exchanged for ${standIn.name}` : 'taken out';

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
