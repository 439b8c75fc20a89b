import type { Finding, Mend } from '../../../kernel/verdict/legality';
import type { Army, ArmyCheck } from '../army';
import { isAttachment, type MmsCard } from '../catalogue/card';
import { dropPart, givePart, hasRoom, setCount } from '../edits';
import type { MmsHouse } from '../house';
import { NONE } from './none';

/** How many bearers to offer for one attachment: the strongest first, as it is worth most on them. */
const OFFERS = 4;

/** Hands so many uses of an attachment to characters with room for it, after `entries` has freed them. */
export function offerBearers(
  army: Army,
  part: MmsCard,
  uses: number,
  freed: Army['list']['entries'],
  house: MmsHouse,
  but?: number,
): readonly Mend[] {
  return army.lines
    .filter((line) => line.at !== but && line.count >= uses && hasRoom(line, part, house))
    .sort((a, b) => b.entry.cost - a.entry.cost || a.at - b.at)
    .slice(0, OFFERS)
    .map((line) => ({
      label: `Give ${part.name} to ${line.entry.name}`,
      entries: givePart(freed, line.at, part.id, uses),
    }));
}

/** The uses of an attachment shared out among several lines, where no single one has room for all of them. */
function spread(army: Army, part: MmsCard, uses: number, house: MmsHouse): readonly Mend[] {
  const bearers = army.lines
    .filter((line) => hasRoom(line, part, house))
    .sort((a, b) => b.entry.cost - a.entry.cost || a.at - b.at);
  const given = new Map<number, number>();
  let left = uses;
  for (const { at, count } of bearers) {
    if (left === 0) break;
    given.set(at, Math.min(count, left));
    left -= Math.min(count, left);
  }
  if (left > 0 || given.size < 2) return [];
  // From the last line on: one that is split moves only those behind it.
  const entries = [...given]
    .sort(([a], [b]) => b - a)
    .reduce((made, [at, count]) => givePart(made, at, part.id, count), [...army.list.entries]);
  return [{ label: `Give ${part.name} to ${uses} characters`, entries }];
}

/** Carried Artifacts and Modifications belong to one Character each; the layout needs it, a list may leave it open. */
export const assignment: ArmyCheck = {
  code: 'MMS-L08',
  title: 'Attachments are assigned',
  stage: 'list',
  severity: 'warning',
  rules: ['MMS-108', 'MMS-139', 'MMS-R06', 'MMS-R23'],
  find(army) {
    let found: Finding[] | undefined;
    for (const { at, entry, count, with: parts } of army.lines) {
      if (isAttachment(entry))
        (found ??= []).push({
          facts: { card: entry.name, uses: count, reason: 'unassigned' },
          entries: [at],
        });
      for (const part of parts) {
        const facts = { card: part.name, uses: count, host: entry.name };
        // A piece in a hand is no open question but a mistake.
        if (!isAttachment(part))
          (found ??= []).push({
            facts: { ...facts, reason: 'not carried' },
            entries: [at],
            severity: 'error',
          });
        else if (entry.kind !== 'character')
          (found ??= []).push({ facts: { ...facts, reason: 'no bearer' }, entries: [at] });
      }
    }
    return found ?? NONE;
  },
  mend(army, { facts, entries: places = [] }, house) {
    const { entries } = army.list;
    const line = army.lines.find(({ at }) => at === places[0]);
    if (!line) return [];
    if (facts['reason'] === 'unassigned') {
      // The line of the attachment goes last, so that positions before it hold while the bearer takes it.
      const whole = offerBearers(army, line.entry, line.count, entries, house);
      return (whole.length > 0 ? whole : spread(army, line.entry, line.count, house)).map((mend) => ({
        ...mend,
        entries: (mend.entries ?? entries).filter((item) => item !== entries[line.at]),
      }));
    }
    const part = line.with.find((p) => p.name === facts['card']);
    if (!part) return [];
    const freed = dropPart(entries, line.at, part.id);
    const alone = [...freed, { entry: part.id, count: line.count }];
    return [
      ...offerBearers(army, part, line.count, freed, house, line.at),
      { label: `Let ${part.name} stand in a line of its own`, entries: alone },
      ...(line.count > 1
        ? [{ label: `Use ${line.entry.name} once`, entries: setCount(entries, line.at, 1) }]
        : []),
    ];
  },
};
