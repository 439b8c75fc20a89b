import type { Mend } from '../../../kernel/verdict/legality';
import type { ListEntry } from '../../../kernel/list/list';
import { fits, footprintOf, ownAreas } from '../area';
import {
  levelLimit,
  levelOf,
  spentLevels,
  useLevels,
  type Army,
  type ArmyLine,
  type MmsTerms,
} from '../army';
import { isAttachment, isCharacter, type MmsCard } from '../catalogue/card';
import { addUses, setCount, type Entries } from '../edits';
import type { MmsHouse } from '../house';
import { poolOf } from '../pool';

/** How many cards to offer in place of one: the nearest in level. */
const OFFERS = 2;

/** Cards of the pool that have room in the own area and do on the mat what this one does. */
const alike = (card: MmsCard, house: MmsHouse, terms: MmsTerms): readonly MmsCard[] => {
  const { least } = ownAreas(house);
  return poolOf(terms).filter((other) => {
    if (other === card || other.kind !== card.kind || isAttachment(other) !== isAttachment(card))
      return false;
    const size = footprintOf(other, house);
    return !size || fits(size, least);
  });
};

/** Levels left of the total; below zero where too many are spent. */
export const levelsLeft = (army: Army, house: MmsHouse): number =>
  levelLimit(army.options, house) - spentLevels(army, house);

/** Another card in a line or in the hands of its character: what the army can pay and is nearest in level. */
export function instead(
  army: Army,
  line: ArmyLine,
  card: MmsCard,
  house: MmsHouse,
  terms: MmsTerms,
  suits: (other: MmsCard) => boolean = () => true,
): readonly Mend[] {
  const now = levelOf(card, house) ?? 0;
  const paid = now * line.count + Math.max(0, levelsLeft(army, house));
  const others = alike(card, house, terms).filter(suits);
  // As many of the other as there were of this, or else one.
  const count = others.some(({ cost }) => cost * line.count <= paid) || line.entry !== card ? line.count : 1;
  return others
    .filter(({ cost }) => cost * count <= paid)
    .sort((a, b) => Math.abs(a.cost - now) - Math.abs(b.cost - now))
    .slice(0, OFFERS)
    .map((other) => ({
      label: `Use ${other.name} instead of ${card.name}`,
      entries: army.list.entries.map((item, at) => {
        if (at !== line.at) return item;
        if (line.entry === card) return { ...item, entry: other.id, count };
        const place = line.with.indexOf(card);
        return { ...item, with: item.with?.map((id, i) => (i === place ? other.id : id)) ?? [] };
      }),
    }));
}

/** Fewer uses of one line, whatever makes room for so many levels, with what comes in their place. */
export function inPlace(
  army: Army,
  levels: number,
  house: MmsHouse,
  added: string,
  add: (entries: Entries) => readonly ListEntry[],
): readonly Mend[] {
  return army.lines
    .flatMap((line) => {
      const each = useLevels(line, house);
      const fewer = each > 0 ? Math.ceil(levels / each) : Infinity;
      return fewer <= line.count ? [{ line, fewer, lost: fewer * each }] : [];
    })
    .sort((a, b) => a.lost - b.lost)
    .map(({ line, fewer }) => ({
      label: `${added} in place of ${fewer === 1 ? '' : `${fewer} `}${line.entry.name}`,
      // What comes goes last, so that no position before it moves.
      entries: [...add(setCount(army.list.entries, line.at, line.count - fewer))],
    }));
}

/**
 * What so many levels pay for: a Character first, the cheapest of the army or else of the pool, then its other uses from the
 * cheapest on. For an army that no single change mends.
 */
export function payable(army: Army, levels: number, house: MmsHouse, terms: MmsTerms): readonly Mend[] {
  const byLevels = army.lines
    .filter((line) => useLevels(line, house) <= levels)
    .sort((a, b) => useLevels(a, house) - useLevels(b, house) || a.at - b.at);
  const first = byLevels.find(({ entry }) => isCharacter(entry));
  const other = first ? undefined : poolOf(terms).find((card) => isCharacter(card) && card.cost <= levels);
  if (!first && !other) return [];
  let left = levels - (first ? useLevels(first, house) : other!.cost);
  const kept = new Map<number, number>(first ? [[first.at, 1]] : []);
  for (const line of byLevels) {
    const each = useLevels(line, house);
    const had = kept.get(line.at) ?? 0;
    const more = Math.min(line.count - had, each > 0 ? Math.floor(left / each) : line.count);
    kept.set(line.at, had + more);
    left -= more * each;
  }
  const entries = army.list.entries.flatMap((item, at) => {
    const count = kept.get(at) ?? 0;
    return count > 0 ? [{ ...item, count }] : [];
  });
  return [
    {
      label: `Keep what ${levels} levels pay for${other ? ` beside ${other.name}` : ''}`,
      entries: other ? addUses(entries, other.id) : entries,
    },
  ];
}
