import type { Finding } from '../../../kernel/verdict/legality';
import type { RealmCheck } from '../sheet';
import { piecesUsed, startingNeeds, type Demands } from './demands';

const listFindings = (demands: Demands): Finding[] => {
  const findings: Finding[] = [];
  for (const { name, supply, needed, entries } of demands.values())
    if (needed > supply) findings.push({ facts: { name, needed, supply }, entries });
  return findings;
};

/** All new characters together need no more counters than the game has. */
export const equipmentSupply: RealmCheck = {
  code: 'MR-L17',
  title: 'Counters for all starting equipment',
  stage: 'party',
  forms: ['party'],
  severity: 'warning',
  rules: ['MR-B06', 'MR-B67'],
  find(list, house) {
    const demands: Demands = new Map();
    startingNeeds(list, house, demands, 0);
    return listFindings(demands);
  },
};

/** A running game or a roster uses no more copies than exist; a treasure card exists once. */
export const uniquePieces: RealmCheck = {
  code: 'MR-L29',
  title: 'No more copies than exist',
  stage: 'party',
  forms: ['party', 'roster'],
  severity: 'error',
  rules: ['MR-B01', 'MR-B50'],
  find(list, house) {
    const demands: Demands = new Map();
    piecesUsed(list, house, demands, 0);
    return listFindings(demands);
  },
  mend(list, finding) {
    const over = Number(finding.facts['needed']) - Number(finding.facts['supply']);
    return (finding.entries ?? []).flatMap((at) => {
      const entry = list.list.entries[at];
      if (!entry || entry.count <= over) return [];
      const count = entry.count - over;
      const entries = list.list.entries.map((e, i) => (i === at ? { ...e, count } : e));
      return [{ label: `Reduce to ${count}`, entries }];
    });
  },
};
