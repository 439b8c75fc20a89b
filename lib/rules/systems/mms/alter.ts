import { isAttachment, type MmsCard } from './catalogue/card';
import { MmsOwnCard } from './own-card';

/** Values that a blank card writes as the printed one does. */
const plain = [
  'slot',
  'role',
  'cap',
  'moveFree',
  'moveAttack',
  'range',
  'rollMod',
  'damageMod',
  'moveFreeMod',
  'moveAttackMod',
  'rangeMod',
] as const satisfies readonly (keyof MmsCard)[];

/** A card of the deck typed in again on a blank one; undefined where a value that its category needs is not known. */
export function alter(
  entry: MmsCard,
  id: string,
): { readonly card: MmsOwnCard; readonly lost: readonly string[] } | undefined {
  const sized = !isAttachment(entry) && entry.kind !== 'terrain';
  const read = MmsOwnCard.safeParse({
    id,
    name: entry.name,
    kind: entry.kind,
    level: entry.level,
    icon: entry.icon,
    ...Object.fromEntries(plain.filter((key) => entry[key] !== undefined).map((key) => [key, entry[key]])),
    ...(sized && entry.size ? { size: entry.size } : {}),
    ...(entry.attackTable
      ? { attackTable: entry.attackTable.map(([from, to, type, cap]) => ({ from, to, type, cap })) }
      : {}),
    abilities: entry.slot === 'placed' ? [] : entry.abilities,
  });
  const area = entry.kind === 'terrain' && entry.size && entry.size.join() !== '1,1';
  return read.success
    ? { card: read.data, lost: area ? ['A Terrain card covers one square of its own.'] : [] }
    : undefined;
}
