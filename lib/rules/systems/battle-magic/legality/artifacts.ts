import type { BmCheck } from '../contract';
import { countOf, linesOf } from '../muster';
import { nearestLegal } from './nearest';
import { add, swap } from './repairs';

const perBearer = 2;

/** BM-L07: more artifacts than all heroes and wizards together could bear. Without any bearer see BM-L08. */
export const spareArtifacts: BmCheck = {
  code: 'BM-L07',
  title: 'Artifacts find bearers',
  severity: 'warning',
  stage: 'list',
  forms: ['empire'],
  rules: ['BM-078', 'BM-080', 'BM-R32'],
  find(list) {
    const artifacts = countOf(list, 'artifact');
    const bearers = countOf(list, 'hero') + countOf(list, 'wizard');
    if (bearers === 0 || artifacts <= perBearer * bearers) return [];
    return [
      {
        facts: { artifacts, bearers, borne: perBearer * bearers },
        entries: linesOf(list, 'artifact', 'hero', 'wizard'),
      },
    ];
  },
  mend(list, finding) {
    const over = Number(finding.facts['artifacts']) - Number(finding.facts['borne']);
    // A bearer in an artifact's place takes one artifact away and room for two along.
    const n = Math.ceil(over / (perBearer + 1));
    return [
      swap(list, 'artifact', 'wizard', n),
      swap(list, 'artifact', 'hero', n),
      swap(list, 'artifact', 'castle', over),
    ];
  },
};

/** BM-L08: without a hero or wizard an artifact can never be bought (BM-R32). */
export const uselessArtifacts: BmCheck = {
  code: 'BM-L08',
  title: 'Artifacts need a hero or a wizard',
  severity: 'error',
  stage: 'list',
  forms: ['empire'],
  rules: ['BM-078', 'BM-R32'],
  find(list) {
    const artifacts = countOf(list, 'artifact');
    if (artifacts === 0 || countOf(list, 'hero') + countOf(list, 'wizard') > 0) return [];
    return [{ facts: { artifacts }, entries: linesOf(list, 'artifact') }];
  },
  mend: (list, _finding, house, terms) => [
    add(list, 'wizard', 1),
    add(list, 'hero', 1),
    swap(list, 'artifact', 'wizard', 1),
    swap(list, 'artifact', 'hero', 1),
    ...nearestLegal(list, house, terms),
  ],
};
