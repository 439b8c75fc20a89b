import { describe, expect, test } from 'vitest';
import { defaultAgreement, ok, type List } from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import { readAudit, type Audit } from './audit';
import { playEach, type Play } from './play-each';
import { simulateAll } from './simulate';
import { anySystem, matchOf, raceOf } from './testing';
import { answerOf, pairsOf } from './trial';
import { runAudit, type AuditRun } from './trial-run';

const here: Play = (match) => Promise.resolve(simulateAll(match));

/** A race in which each Krag and each archer begins a little ahead. */
const raced: AnyPlayable = {
  ...raceOf(),
  table: ({ lists }) => {
    const starts = lists.map((list) => (list?.lines ?? []).reduce((sum, { count }) => sum + count, 0));
    return ok({ players: lists.length, goal: 30, starts });
  },
};
const list: List = {
  format: 'muster-list/1',
  system: 'mms',
  name: 'Runners',
  entries: [
    { entry: 'krag', count: 2 },
    { entry: 'archer', count: 1 },
  ],
  options: { form: 'army' },
};
async function auditOf(): Promise<Audit> {
  const system = await anySystem();
  const wish = {
    list,
    agreement: defaultAgreement(system),
    bot: 'random',
    games: 60,
    seed: 'trial',
  } as const;
  const audit = await readAudit(system, raced, wish);
  if (!audit.ok) throw new Error(JSON.stringify(audit.problems));
  return audit.value;
}

describe('one match after the other', () => {
  test('each has the part of what is left that its games are of all games left', async () => {
    const matches = await Promise.all([100, 100, 200].map((games) => matchOf({ games })));
    const shares = async (later?: number): Promise<readonly number[]> => {
      const seen: number[] = [];
      const play: Play = (match, at) => {
        seen.push(at.share);
        return here(match, at);
      };
      await playEach([matches[0], undefined, ...matches.slice(1)], { play }, () => undefined, later);
      return seen;
    };
    expect(await shares()).toEqual([1 / 4, 1 / 3, 1]);
    expect(await shares(400)).toEqual([1 / 8, 1 / 7, 1 / 3]);
  });
});

describe('what a trial says', () => {
  test('while it is played, and once it is: pairs, and no end before it', async () => {
    const told: AuditRun[] = [];
    const run = await runAudit(await auditOf(), { play: here }, (now) => told.push(now));
    expect(told.map(pairsOf)).toEqual([0, 60, 120].map((games) => ({ games, asked: 120 })));
    expect(told.map(answerOf).map(({ ended, measured }) => [ended, measured.length])).toEqual([
      [undefined, 0],
      [undefined, 1],
      [undefined, 2],
    ]);
    expect(answerOf(run)).toMatchObject({ measure: 'worth', ended: 'done', comparisons: 2, unmeasured: [] });
    // Plain JSON, without what the games are played with.
    expect(JSON.parse(JSON.stringify(answerOf(run)))).toEqual(answerOf(run));
  });

  test('owns to time that ran out, and to whoever cancelled', async () => {
    const hurried: Play = async (match, at) => ({ ...(await here(match, at)), ended: 'time' });
    const late = answerOf(await runAudit(await auditOf(), { play: hurried }, () => undefined));
    expect([late.ended, ...late.measured.map(({ ended }) => ended)]).toEqual(['time', 'time', 'time']);
    const stop = new AbortController();
    const play: Play = (match, at) => {
      stop.abort();
      return here(match, at);
    };
    const cut = answerOf(await runAudit(await auditOf(), { play, signal: stop.signal }, () => undefined));
    expect([cut.ended, cut.measured.length]).toEqual(['cancelled', 1]);
  });
});
