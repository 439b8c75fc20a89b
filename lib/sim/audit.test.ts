import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  catalogueOf,
  defaultAgreement,
  formOf,
  isSystemSlug,
  loadSystem,
  ok,
  parseList,
  prepareTerms,
  refuse,
  pricesOfUses,
  type List,
  type Result,
} from '@/lib/rules';
import { isPlayable, loadPlayable, type AnyPlayable } from '@/lib/rules/playing';
import { effectOf, readAudit, type Audit, type AuditWish } from './audit';
import { readMatch } from './block';
import { exchanged, standInsFor } from './changed-list';
import { chanceOfLuck } from './effect';
import { simulateAll } from './simulate';
import { anySystem, raceOf } from './testing';

const listOf = (counts: Readonly<Record<string, number>>, of = 'mms'): List => ({
  format: 'muster-list/1',
  system: of,
  name: 'Runners',
  entries: Object.entries(counts).map(([entry, count]) => ({ entry, count })),
  options: of === 'mms' ? { form: 'army' } : {},
});

/** A race in which each Krag begins two steps ahead and each archer one behind; woods do nothing, and somebody must carry a flag. */
const raced = (flags: readonly string[] = []): AnyPlayable => ({
  ...raceOf(),
  fewer: { army: 'One runner less.' },
  table({ lists }) {
    const countOf = (seat: number, id: string): number =>
      lists[seat]?.lines.reduce((sum, { entry, count }) => sum + (entry.id === id ? count : 0), 0) ?? 0;
    const bare = lists.findIndex(
      (list, seat) => list && flags.length > 0 && !flags.some((id) => countOf(seat, id) > 0),
    );
    if (bare >= 0)
      return refuse({ path: ['lists', bare], code: 'no_flag', message: 'Nobody carries the flag.' });
    const starts = lists.map((_, seat) => 3 + 2 * countOf(seat, 'krag') - countOf(seat, 'archer'));
    return ok({ players: lists.length, goal: 30, starts });
  },
});

const wishOf = async (list: List, more: Partial<AuditWish> = {}): Promise<AuditWish> => ({
  list,
  agreement: defaultAgreement(await anySystem()),
  bot: 'random',
  games: 400,
  seed: 'audit',
  ...more,
});

function got<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const auditOf = async (list: List, playable: AnyPlayable, more: Partial<AuditWish> = {}): Promise<Audit> =>
  got(await readAudit(await anySystem(), playable, await wishOf(list, more)));

const effectsOf = ({ lines, comparisons }: Audit) =>
  Object.fromEntries(
    lines.flatMap((line) =>
      'wish' in line.games
        ? [[line.entry, effectOf(line, simulateAll(line.games).against!.comparison, comparisons)]]
        : [],
    ),
  );

describe('what each entry is worth', () => {
  test('comes from games with it and without it, and is the same by the same seed', async () => {
    const audit = await auditOf(listOf({ krag: 2, archer: 1, woods: 3 }), raced());
    const { krag, archer, woods } = effectsOf(audit);
    expect(audit).toMatchObject({ unit: 'level', means: 'One runner less.', comparisons: 2 });
    expect(krag).toEqual({
      difference: 0.1075,
      low: 0.071923,
      high: 0.142007,
      pairs: 400,
      perPrice: 0.1075 / 122,
      says: 'more',
    });
    expect(archer!.says).toBe('less');
    expect(archer!.high).toBeLessThan(0);
    expect(effectsOf(await auditOf(listOf({ krag: 2, archer: 1, woods: 3 }), raced()))).toEqual({
      krag,
      archer,
    });
    // What the engine never sees is not played, and gets no number.
    expect(woods).toBeUndefined();
    expect(audit.lines[2]!.games).toEqual({ none: 'It has no part in a game under this agreement.' });
  });

  test('equal lines are one, with all their uses', async () => {
    const list = listOf({ krag: 1, woods: 1 });
    const twice = { ...list, entries: [...list.entries, { entry: 'krag', count: 2, designation: 'late' }] };
    const { lines } = await auditOf(twice, raced());
    expect(lines.map(({ entry, uses }) => [entry, uses])).toEqual([
      ['krag', 3],
      ['woods', 1],
    ]);
  });

  test('an entry exchanged for itself makes no difference, whatever the list', async () => {
    const system = await anySystem();
    const count = fc.integer({ min: 0, max: 4 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), count, fc.string(), async (krag, archer, seed) => {
        const list = listOf({ krag, ...(archer > 0 ? { archer } : {}) });
        const { agreement } = await wishOf(list);
        const same = exchanged(list, 0, 'krag');
        const match = readMatch(system, raced(), {
          system: 'mms',
          seats: [{ bot: 'random', list }, { bot: 'random' }],
          agreement,
          games: 60,
          seed,
          rotate: true,
          against: { seats: [{ bot: 'random', list: same }, { bot: 'random' }] },
        });
        const effect = effectOf({}, simulateAll(got(match)).against!.comparison, 5);
        expect(effect).toMatchObject({ difference: 0, says: 'same' });
        // It proves no equality: another batch could still find something.
        expect(effect.high).toBeGreaterThan(0);
        expect(effect.low).toBe(0 - effect.high);
      }),
      { numRuns: 25 },
    );
  });

  test('what all have in common cannot be audited, nor a list that the engine refuses', async () => {
    const shared = { ...raced(), table: () => ok({ players: 2, goal: 30 }) };
    const commonDeck: AnyPlayable = {
      ...raced(),
      table({ lists }) {
        const all = lists.reduce((sum, list) => sum + (list?.lines[0]?.count ?? 0), 0);
        return ok({ players: 2, goal: 20 + all });
      },
    };
    const system = await anySystem();
    const wish = await wishOf(listOf({ krag: 2 }));
    const refused = await readAudit(system, commonDeck, wish);
    expect(refused.ok ? '' : refused.problems[0]!.code).toBe('common_to_all');
    expect((await auditOf(listOf({ krag: 2 }), shared)).comparisons).toBe(0);
    const no = await readAudit(system, raced(['woods']), wish);
    expect(no.ok ? [] : no.problems.map(({ message }) => message)).toEqual(['Nobody carries the flag.']);
  });
});

test('others are heard between the lines of a long list', async () => {
  let heard = 0;
  const breathe = () => Promise.resolve(void heard++);
  const wish = await wishOf(listOf({ krag: 2, archer: 1, woods: 3 }));
  await readAudit(await anySystem(), raced(), wish, breathe);
  // Before the list itself, and before each change.
  expect(heard).toBe(4);
});

describe('the stand-in', () => {
  test('comes only where the engine refuses the smaller list, and is the cheapest that can be played', async () => {
    const system = await anySystem();
    // Both bear the flag; a hill is dearer than woods, or the other way round.
    const flags = ['krag', 'mageron', 'archer'];
    const list = listOf({ krag: 1, woods: 2 });
    const { lines } = await auditOf(list, raced(flags));
    const [krag, woods] = lines;
    expect(woods!.standIn).toBeUndefined();
    const terms = got(prepareTerms(system, defaultAgreement(system)));
    const parsed = got(parseList(system, list, terms));
    const prices = pricesOfUses(system, parsed, terms);
    const priceOf = (id: string): number => prices.of(system.entries.find((e) => e.id === id)!)!;
    const cheapest = ['mageron', 'archer'].sort((a, b) => priceOf(a) - priceOf(b))[0]!;
    expect(krag!.standIn).toMatchObject({ entry: cheapest, price: priceOf(cheapest) });
    // All that is cheaper was refused.
    const offered = standInsFor(system, parsed, terms, 'krag', prices).map(({ id }) => id);
    expect(offered).not.toContain('krag');
    expect(offered.slice(0, offered.indexOf(cheapest)).filter((id) => flags.includes(id))).toEqual([]);
    // What is paid for is the difference between the two.
    const { perPrice, difference } = effectsOf(await auditOf(list, raced(flags)))['krag']!;
    expect(perPrice).toBeCloseTo(difference / (priceOf('krag') - priceOf(cheapest)), 12);
  });

  test('is nobody who is banned, and where none is left the engine’s reason stands', async () => {
    const list = listOf({ krag: 1, woods: 2 });
    const flags = ['krag', 'archer'];
    const agreement = { ...(await wishOf(list)).agreement, banned: ['archer'] };
    const [krag] = (await auditOf(list, raced(flags), { agreement })).lines;
    expect(krag).toMatchObject({ games: { none: 'Nobody carries the flag.' } });
    expect(krag!.standIn).toBeUndefined();
  });
});

describe('many comparisons at once', () => {
  test('an interval is as wide as it must be for all to hold, and a line stops where that is precise enough', async () => {
    const one = await auditOf(listOf({ krag: 1 }), raced(), { precision: 0.05, games: 5000 });
    const two = await auditOf(listOf({ krag: 1, archer: 1 }), raced(), { precision: 0.05, games: 5000 });
    const gamesOf = (audit: Audit): number => {
      const { games } = audit.lines[0]!;
      if (!('wish' in games)) throw new Error(games.none);
      const result = simulateAll(games);
      expect(result.ended).toBe('precise');
      const { low, high } = effectOf({}, result.against!.comparison, audit.comparisons);
      expect((high - low) / 2).toBeLessThan(0.051);
      return result.games;
    };
    expect(gamesOf(two)).toBeGreaterThan(gamesOf(one));
  });

  test('of twenty at least one looks real by chance alone in two cases of three', () => {
    expect(chanceOfLuck(1)).toBeCloseTo(0.05, 12);
    expect(chanceOfLuck(20)).toBeCloseTo(0.6415, 4);
  });
});

describe.each(['swords-sorcery', 'monsters-magic', 'battle-magic'])('%s', (slug) => {
  const open = async () => {
    if (!isSystemSlug(slug) || !isPlayable(slug)) throw new Error(slug);
    return { system: await loadSystem(slug), playable: await loadPlayable(slug)! };
  };

  test('says what one use less means, of forms that there are', async () => {
    const { system, playable } = await open();
    const forms = Object.keys(playable.fewer ?? {});
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) expect(system.forms.map(({ id }) => id)).toContain(form);
  });

  test('each sample list can be audited, or it is said why not', async () => {
    const { system, playable } = await open();
    const known = catalogueOf(system);
    const said = new Map<string, Set<string>>();
    for (const { list, house } of system.samples) {
      const agreement = defaultAgreement(system, house);
      const terms = got(prepareTerms(system, agreement));
      const read = await readAudit(system, playable, { list, agreement, bot: 'steady', games: 1, seed: 's' });
      const form = String(list.options['form']);
      const kinds = said.get(form) ?? new Set<string>();
      said.set(form, kinds);
      if (!read.ok) kinds.add(read.problems[0]!.code);
      else
        for (const { entry, games, standIn, price, uses } of read.value.lines) {
          kinds.add('none' in games ? 'none' : standIn ? 'exchanged' : 'without');
          // What has no price says none, and never 0; only what is free by its form costs that.
          if (price === 0) expect(formOf(system, { form }).costOf(known.get(entry)!, terms.house)).toBe(0);
          expect(uses).toBeGreaterThan(0);
        }
    }
    expect(Object.fromEntries([...said].map(([form, kinds]) => [form, [...kinds].sort()]))).toEqual(
      EXPECTED[slug],
    );
  });
});

/** What became of the sample lists of each form. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'swords-sorcery': {
    pile: ['common_to_all'],
    grimoire: ['without'],
    // The only wizard cannot be missing, and nobody can come in its place.
    army: ['none', 'without'],
    muster: ['none', 'without'],
  },
  'monsters-magic': {
    deck: ['common_to_all'],
    permanents: ['without'],
    setup: ['corners', 'nothing_to_audit', 'players'],
  },
  'battle-magic': { deck: ['not_an_empire'], empire: ['BM-L03', 'without'] },
};
