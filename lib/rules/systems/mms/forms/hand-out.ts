import type { Dice } from '../../../kernel/game/dice';
import type { ListEntry } from '../../../kernel/list/list';
import type { ArmyLine } from '../army';
import { isAttachment, type MmsCard } from '../catalogue/card';
import { designate } from '../designate';
import { hasRoom } from '../edits';
import type { MmsHouse } from '../house';

/**
 * Hands out attachments and makes lines: each character with what it carries, equal lines as one. What nobody has room for
 * stays behind, unless the agreement demands it.
 */
export function entriesOf(
  dice: Dice,
  chosen: readonly MmsCard[],
  required: readonly MmsCard[],
  house: MmsHouse,
): { readonly entries: ListEntry[]; readonly spent: number; readonly behind: readonly MmsCard[] } {
  const bearers: { card: MmsCard; parts: MmsCard[] }[] = chosen
    .filter(({ kind }) => kind === 'character')
    .map((card) => ({ card, parts: [] }));
  const lines = new Map<string, ListEntry>();
  const put = (id: string, parts: readonly MmsCard[]): void => {
    const carried = parts.map((part) => part.id).sort();
    const key = [id, ...carried].join(' ');
    const line = lines.get(key);
    lines.set(key, {
      entry: id,
      count: (line?.count ?? 0) + 1,
      ...(carried.length > 0 ? { with: carried } : {}),
    });
  };
  const rest: MmsCard[] = [];
  const behind: MmsCard[] = [];
  const demanded = [...required];
  let spent = 0;
  for (const part of chosen) {
    const at = demanded.indexOf(part);
    if (at >= 0) demanded.splice(at, 1);
    spent += part.cost;
    if (part.kind === 'character') continue;
    const able = isAttachment(part)
      ? dice
          .shuffle(bearers)
          .filter(({ card, parts }) =>
            hasRoom({ at: 0, entry: card, count: 1, with: parts } satisfies ArmyLine, part, house),
          )
          .sort((a, b) => b.card.cost - a.card.cost)
      : [];
    if (able[0] && able[0].parts.length < 40) able[0].parts.push(part);
    else if (at >= 0 || !isAttachment(part)) rest.push(part);
    else {
      spent -= part.cost;
      behind.push(part);
    }
  }
  for (const { card, parts } of [...bearers].sort((a, b) => b.card.cost - a.card.cost)) put(card.id, parts);
  for (const card of rest) put(card.id, []);
  return { entries: designate([...lines.values()]), spent, behind };
}
