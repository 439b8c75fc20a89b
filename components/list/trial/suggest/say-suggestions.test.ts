import { expect, test } from 'vitest';
import { defaultAgreement, type List } from '@/lib/rules';
import type { Candidate, Effect, Helping, Result, SuggestionsRun } from '@/lib/sim';
import { sayHelping, sayProgress } from './say-suggestions';

const list: List = {
  format: 'muster-list/1',
  system: 'swords-sorcery',
  name: 'x',
  entries: [],
  options: {},
};
const candidate = (name: string): Candidate => ({
  ...{ entry: name.toLowerCase(), name, alike: [], list },
  games: {} as Candidate['games'],
});
const helping = (name: string, says: Effect['says']): Helping => ({
  candidate: candidate(name),
  effect: { difference: 0.1, low: 0.05, high: 0.15, pairs: 200, says },
});

test('names what helps and what harms beyond chance, and says so where nothing does', () => {
  const some = [helping('Dragon', 'more'), helping('Ghost', 'more'), helping('Rock', 'less')];
  expect(sayHelping(some)).toEqual([
    'The list wins more games with this, beyond chance: “Dragon” and “Ghost”.',
    'It wins fewer games with this, beyond chance: “Rock”.',
  ]);
  expect(sayHelping([helping('Pion', 'untold'), helping('Fool', 'same')])).toEqual([
    'Of nothing that was measured can it be told from chance that it helps. More games may show smaller effects.',
  ]);
});

const played = (games: number, asked: number, ended?: Result['ended']): Result =>
  ({ games, asked, ...(ended ? { ended } : {}) }) as Result;

const runOf = (more: Partial<SuggestionsRun>, first = 3): SuggestionsRun => ({
  suggestions: {
    wish: { list, agreement: defaultAgreement({ slug: list.system }), bot: 'steady', games: 200, seed: 's' },
    unit: 'point',
    fitting: 3,
    idle: [],
    first: Array.from({ length: first }, (_, i) => candidate(`C${i}`)),
    last: () => [],
  },
  first: new Map(),
  measured: [],
  results: new Map(),
  ...more,
});
const two = [candidate('A'), candidate('B')];

test('says which round is played, and how much of it', () => {
  const first = new Map([
    [0, played(20, 20, 'done')],
    [1, played(10, 20)],
  ]);
  expect(sayProgress(runOf({ first }))).toEqual({
    part: 0.5,
    says: 'First round: 1 of 3 tried, 30 pairs of games …',
  });
  const results = new Map([[0, played(50, 200, 'precise')]]);
  expect(sayProgress(runOf({ first, measured: two, results }))).toEqual({
    part: 0.5,
    says: 'The best: 1 of 2 measured, 80 pairs of games …',
  });
});

test('says what was done, with a first round and without, and where it was cancelled', () => {
  const results = new Map([
    [0, played(200, 200, 'done')],
    [1, played(200, 200, 'done')],
  ]);
  const first = new Map([0, 1, 2].map((i) => [i, played(20, 20, 'done')]));
  expect(sayProgress(runOf({ first, measured: two, results, ended: 'done' })).says).toBe(
    '3 were tried and the best 2 measured, by 460 pairs of games.',
  );
  expect(sayProgress(runOf({ measured: two, results, ended: 'done' }, 0)).says).toBe(
    'All 2 are measured, by 400 pairs of games.',
  );
  const cut = new Map([[0, played(40, 200, 'cancelled')]]);
  expect(sayProgress(runOf({ measured: two, results: cut, ended: 'cancelled' }, 0))).toEqual({
    part: 0.1,
    says: 'Cancelled with 0 of 2 measured, 40 pairs of games.',
  });
});
