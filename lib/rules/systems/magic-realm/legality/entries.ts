import type { Finding } from '../../../kernel/legality';
import type { RealmEntry } from '../catalogue/types';
import { isItem, sheetOf, type RealmCheck, type RealmList } from '../sheet';

const homes: Readonly<Record<string, readonly RealmEntry['kind'][]>> = {
  party: ['character', 'native'],
  warband: ['native'],
  roster: ['character', 'native', 'monster'],
};

/** Monsters and visitors in a party or warband are MR-L42’s matter. */
const isLeftToHires = (entry: RealmEntry): boolean =>
  entry.kind === 'monster' || entry.kind === 'visitor-mission-chit';

const missing = (list: RealmList): Finding[] => {
  if (list.lines.length + list.unknown.length > 0 || list.form === 'roster') return [];
  return [{ facts: { problem: 'empty', form: list.form } }];
};

/** The sheet has somebody in it, every id exists, and every entry stands where its kind may stand. */
export const knownEntries: RealmCheck = {
  code: 'MR-L01',
  title: 'Every entry is known and somebody takes part',
  stage: 'party',
  severity: 'error',
  rules: ['MR-001', 'MR-B05'],
  find(list, house) {
    const findings = missing(list);
    for (const { at, id } of list.unknown)
      findings.push({ facts: { problem: 'unknown', id }, entries: [at] });
    const allowed = homes[list.form] ?? [];
    let placed = false;
    for (const { at, entry, with: parts } of list.lines) {
      if (allowed.includes(entry.kind)) placed = true;
      else if (!isLeftToHires(entry))
        findings.push({ facts: { problem: 'place', name: entry.name, form: list.form }, entries: [at] });
      for (const part of parts)
        if (entry.kind !== 'character' || !(part.kind === 'spell' || isItem(part)))
          findings.push({
            facts: { problem: 'part', name: part.name, host: entry.name },
            entries: [at],
          });
    }
    const { characters } = sheetOf(list, house);
    if (list.form === 'party' && placed && characters.length === 0)
      findings.push({ facts: { problem: 'empty', form: list.form } });
    return findings;
  },
};

/** Nothing that the table banned, and only what it allowed. */
export const bannedEntries: RealmCheck = {
  code: 'MR-L05',
  title: 'No banned entry is used',
  stage: 'party',
  severity: 'error',
  rules: ['MR-B05', 'MR-B06'],
  find(list, _house, { banned, allowed }) {
    if (banned.size === 0 && !allowed) return [];
    const findings: Finding[] = [];
    const isOut = (id: string) => banned.has(id) || (allowed !== undefined && !allowed.has(id));
    for (const { at, entry, with: parts } of list.lines) {
      if (isOut(entry.id))
        findings.push({
          facts: { name: entry.name },
          entries: [at],
          because: banned.has(entry.id) ? 'banned' : 'allowed',
        });
      for (const part of parts)
        if (isOut(part.id))
          findings.push({
            facts: { name: part.name },
            entries: [at],
            because: banned.has(part.id) ? 'banned' : 'allowed',
          });
    }
    return findings;
  },
};
