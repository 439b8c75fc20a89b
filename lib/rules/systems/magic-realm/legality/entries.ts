import type { Finding } from '../../../kernel/verdict/legality';
import type { RealmEntry } from '../catalogue/types';
import { titled } from '../catalogue/words-helpers';
import { isItem, sheetOf, weightOf, type RealmCheck, type RealmList } from '../sheet';

const homes: Readonly<Record<string, readonly RealmEntry['kind'][]>> = {
  party: ['character', 'native'],
  warband: ['native'],
  roster: ['character', 'native', 'monster'],
};

/** A spell, or what can be carried: a site card is a place. (MR-T15) */
const isBelonging = (part: RealmEntry): boolean =>
  part.kind === 'spell' || part.kind === 'horse' || (isItem(part) && weightOf(part) !== undefined);

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
        if (entry.kind !== 'character' || !isBelonging(part))
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
  find(list, house, { banned, allowed }) {
    if (banned.size === 0 && !allowed) return [];
    const findings: Finding[] = [];
    const isOut = (id: string) => banned.has(id) || (allowed !== undefined && !allowed.has(id));
    const look = (at: number, { id, name }: { readonly id: string; readonly name: string }) => {
      if (isOut(id))
        findings.push({ facts: { name }, entries: [at], because: banned.has(id) ? 'banned' : 'allowed' });
    };
    for (const { at, entry, with: parts } of list.lines) {
      look(at, entry);
      for (const part of parts) look(at, part);
    }
    for (const { at, member } of sheetOf(list, house).characters)
      for (const id of member.equipment ?? []) look(at, { id, name: titled(id) });
    return findings;
  },
};
