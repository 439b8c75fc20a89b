import { listed } from '@/lib/rules/kernel/words/words';
import type { AuditLine, Effect, Measured } from '@/lib/sim';

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
