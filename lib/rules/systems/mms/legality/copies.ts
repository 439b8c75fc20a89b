import type { Finding, Mend } from '../../../kernel/verdict/legality';
import { placesOf, usesOf, type Army, type ArmyCheck } from '../army';
import type { MmsCard } from '../catalogue/card';
import { dropPart, onlyTimes, setCount } from '../edits';
import { NONE } from './none';

/** Fewer uses of a card: by its own lines first, then by what others carry. */
function useLess(army: Army, finding: Finding): readonly Mend[] {
  const { entries } = army.list;
  const name = String(finding.facts['card']);
  const excess = Number(finding.facts['uses']) - Number(finding.facts['limit']);
  const mends: Mend[] = [];
  for (const line of army.lines) {
    if (line.entry.name === name && line.count > excess)
      mends.push({
        label: onlyTimes(name, Number(finding.facts['limit'])),
        entries: setCount(entries, line.at, line.count - excess),
      });
    const part = line.with.find((p) => p.name === name);
    if (part && line.count >= excess)
      mends.push({
        label: `Take ${name} from ${line.entry.name}`,
        entries: dropPart(entries, line.at, part.id),
      });
  }
  // Where several lines have it: the last uses go, those in lines of their own before those that are carried.
  let left = excess;
  let fewer = entries;
  const having = army.lines.filter(({ entry, with: parts }) =>
    [entry, ...parts].some((c) => c.name === name),
  );
  for (const line of [...having]
    .reverse()
    .sort((a, b) => Number(b.entry.name === name) - Number(a.entry.name === name))) {
    const id = line.with.find((part) => part.name === name)?.id;
    const times = line.with.filter((part) => part.name === name).length;
    if (left <= 0) break;
    if (line.entry.name === name) {
      const uses = Math.min(left, line.count);
      fewer = fewer.map((item, at) => (at === line.at ? { ...item, count: line.count - uses } : item));
      left -= uses;
    } else
      for (let n = 0; n < times && left > 0; n++) {
        fewer = dropPart(fewer, line.at, id!);
        left -= line.count;
      }
  }
  return [
    ...mends,
    {
      label: onlyTimes(name, Number(finding.facts['limit'])),
      entries: fewer.filter(({ count }) => count > 0),
    },
  ];
}

const tooMany = (army: Army, limit: number, concerned: (card: MmsCard) => boolean): readonly Finding[] => {
  let found: Finding[] | undefined;
  const { cards, uses } = usesOf(army);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (uses[i]! > limit && concerned(card))
      (found ??= []).push({
        facts: { card: card.name, uses: uses[i]!, limit },
        entries: placesOf(army, card),
      });
  }
  return found ?? NONE;
};

const everyCard = (): boolean => true;
const hero = (card: MmsCard): boolean => card.role === 'hero';

/** Any card may be used again, unless the table agreed on a limit. */
export const copies: ArmyCheck = {
  code: 'MMS-L05',
  title: 'Uses of a card',
  stage: 'list',
  severity: 'error',
  rules: ['MMS-031', 'MMS-R53'],
  because: 'maxCopies',
  find: (army, { maxCopies }) => (maxCopies === null ? NONE : tooMany(army, maxCopies, everyCard)),
  mend: useLess,
};

/** The five heroes are single persons, where the table plays it so. */
export const heroesOnce: ArmyCheck = {
  code: 'MMS-L28',
  title: 'Heroes only once',
  stage: 'list',
  severity: 'error',
  rules: ['MMS-029', 'MMS-031'],
  because: 'uniqueNamed',
  find: (army, { uniqueNamed }) => (uniqueNamed ? tooMany(army, 1, hero) : NONE),
  mend: useLess,
};
