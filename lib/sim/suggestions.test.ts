import { describe, expect, test } from 'vitest';
import {
  defaultAgreement,
  isSystemSlug,
  loadSystem,
  ok,
  type Agreement,
  type List,
  type Result,
} from '@/lib/rules';
import { isPlayable, loadPlayable, type AnyPlayable } from '@/lib/rules/playing';
import { simulateAll } from './simulate';
import {
  firstGames,
  helpOf,
  MOST_MEASURED,
  readSuggestions,
  type SuggestionWish,
  type Suggestions,
} from './suggestions';
import { anySystem, raceOf } from './testing';

const listOf = (counts: Readonly<Record<string, number>>): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name: 'Runners',
  entries: Object.entries(counts).map(([entry, count]) => ({ entry, count })),
  options: { form: 'army' },
});

/** A race in which each Krag begins two steps ahead and each archer one behind; nobody else makes a difference. */
const race: AnyPlayable = {
  ...raceOf(),
  table({ lists }) {
    const countOf = (seat: number, id: string): number =>
      lists[seat]?.lines.reduce((sum, { entry, count }) => sum + (entry.id === id ? count : 0), 0) ?? 0;
    const starts = lists.map((_, seat) => 5 + 2 * countOf(seat, 'krag') - countOf(seat, 'archer'));
    return ok({ players: lists.length, goal: 30, starts });
  },
};

function got<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const refusedFor = <T>(result: Result<T>): string | undefined =>
  result.ok ? undefined : result.problems[0]?.code;

const wishOf = async (list: List, more: Partial<SuggestionWish> = {}): Promise<SuggestionWish> => ({
  list,
  agreement: defaultAgreement(await anySystem()),
  bot: 'random',
  games: 400,
  seed: 'help',
  ...more,
});
const suggestionsFor = async (wish: SuggestionWish, playable = race): Promise<Suggestions> =>
  got(await readSuggestions(await anySystem(), playable, wish));

/** Plays both rounds, and says what came of those who were measured. */
function measured(suggestions: Suggestions) {
  const first = new Map(suggestions.first.map(({ games }, i) => [i, simulateAll(games)]));
  const last = suggestions.last(first);
  return last.map((candidate) => {
    const result = simulateAll(candidate.games);
    return {
      candidate,
      result,
      effect: helpOf(candidate, suggestions, result.against!.comparison, last.length),
    };
  });
}

describe('what would help a list', () => {
  test('comes of the rules and the agreement, and its worth of games with it and without it', async () => {
    const suggestions = await suggestionsFor(await wishOf(listOf({ woods: 1 })));
    const found = Object.fromEntries(
      measured(suggestions).map(({ candidate, effect }) => [candidate.entry, effect]),
    );
    expect(Object.keys(found).sort()).toEqual(['archer', 'krag']);
    expect(found['krag']).toMatchObject({ says: 'more', pairs: 400 });
    expect(found['krag']!.perPrice).toBeCloseTo(found['krag']!.difference / 122, 12);
    expect(found['archer']!.high).toBeLessThan(0.01);
    expect(suggestions.idle.length).toBe(suggestions.fitting - 2);
    // The same seed, the same games.
    const again = measured(await suggestionsFor(await wishOf(listOf({ woods: 1 }))));
    expect(again.find(({ candidate }) => candidate.entry === 'krag')!.effect).toEqual(found['krag']);
  });

  test('is nobody who is banned, and nothing that breaks a limit', async () => {
    const { agreement } = await wishOf(listOf({}));
    const offered = async (more: Partial<Agreement>, list = listOf({ woods: 1 })): Promise<string[]> => {
      const read = await readSuggestions(
        await anySystem(),
        race,
        await wishOf(list, { agreement: { ...agreement, ...more } }),
      );
      return read.ok ? read.value.last(new Map()).map(({ entry }) => entry) : [read.problems[0]!.code];
    };
    expect(await offered({ banned: ['krag'] })).toEqual(['archer']);
    expect(await offered({ allowed: ['woods', 'krag'] })).toEqual(['krag']);
    expect(await offered({ allowed: ['woods'] })).toEqual(['nothing_fits']);
  });

  test('comes in the place of one use, which it costs more or less than', async () => {
    const list = listOf({ archer: 2, woods: 1 });
    const suggestions = await suggestionsFor(await wishOf(list, { instead: 0 }));
    expect(suggestions.leaves).toMatchObject({ name: 'Archer' });
    const krag = measured(suggestions).find(({ candidate }) => candidate.entry === 'krag')!;
    expect(krag.candidate.list.entries).toEqual([
      { entry: 'archer', count: 1 },
      { entry: 'woods', count: 1 },
      { entry: 'krag', count: 1 },
    ]);
    expect(krag.effect.says).toBe('more');
    const dearer = krag.candidate.price! - suggestions.leaves!.price!;
    expect(krag.effect.perPrice).toBeCloseTo(krag.effect.difference / dearer, 12);
    expect(
      refusedFor(await readSuggestions(await anySystem(), race, await wishOf(list, { instead: 7 }))),
    ).toBe('no_line');
  });
});

describe('where there are many', () => {
  /** Each entry begins somewhere else: those with long names ahead of the others. */
  const headStart = (id: string): number => [...id].reduce((sum, c) => sum + (c.charCodeAt(0) % 16), 0) / 8;
  const named: AnyPlayable = {
    ...raceOf(),
    table({ lists }) {
      const starts = lists.map((list) =>
        (list?.lines ?? []).reduce((sum, { entry, count }) => sum + count * headStart(entry.id), 0),
      );
      return ok({ players: lists.length, goal: 60, starts });
    },
  };

  test('a first round of a tenth of the games chooses whom the last measures, by another seed', async () => {
    const suggestions = await suggestionsFor(await wishOf(listOf({ woods: 1 })), named);
    expect(suggestions.first.length).toBeGreaterThan(MOST_MEASURED);
    for (const { games } of suggestions.first)
      expect(games).toMatchObject({ wish: { seed: 'help/first', games: firstGames(400) } });
    const starts = suggestions.first.map(({ entry }) => headStart(entry)).sort((a, b) => a - b);
    const median = starts[starts.length >> 1]!;
    const found = measured(suggestions);
    expect(found).toHaveLength(MOST_MEASURED);
    for (const { candidate } of found) {
      expect(candidate.games.wish).toMatchObject({ seed: 'help', games: 400 });
      expect(headStart(candidate.entry), candidate.entry).toBeGreaterThan(median);
    }
  });

  test('whoever has no games of the first round does not come into the last', async () => {
    const suggestions = await suggestionsFor(await wishOf(listOf({ woods: 1 })), named);
    const only = suggestions.first.length - 1;
    const result = simulateAll(suggestions.first[only]!.games);
    const [best] = suggestions.last(new Map([[only, result]]));
    expect(best!.entry).toBe(suggestions.first[only]!.entry);
  });

  test('of one price and one course they are one, which says whom it stands for', async () => {
    // Only how many there are makes a difference, whoever they are.
    const blind: AnyPlayable = {
      ...raceOf(),
      table({ lists }) {
        const starts = lists.map((list) => list?.lines.reduce((sum, { count }) => sum + count, 0) ?? 0);
        return ok({ players: lists.length, goal: 30, starts });
      },
    };
    const suggestions = await suggestionsFor(await wishOf(listOf({ woods: 1 })), blind);
    const last = measured(suggestions).map(({ candidate }) => candidate);
    const prices = last.map(({ price }) => price);
    expect(new Set(prices).size).toBe(prices.length);
    for (const { price, name, alike } of last)
      expect(alike).toEqual(
        suggestions.first.filter((one) => one.price === price && one.name !== name).map((one) => one.name),
      );
    expect(last.some(({ alike }) => alike.length > 0)).toBe(true);
  });
});

test('a first round has a tenth of the games, but enough to tell anything', () => {
  expect([10, 50, 200, 1000, 20_000].map(firstGames)).toEqual([10, 20, 20, 100, 2000]);
});

describe.each(['swords-sorcery', 'monsters-magic', 'battle-magic'])('%s', (slug) => {
  test('whatever is suggested for a sample list can be played, and brings no error', async () => {
    if (!isSystemSlug(slug) || !isPlayable(slug)) throw new Error(slug);
    const system = await loadSystem(slug);
    const playable = await loadPlayable(slug)!;
    let tried = 0;
    // The first of each form.
    const byForm = new Map(
      [...system.samples].reverse().map((sample) => [sample.list.options['form'], sample]),
    );
    for (const { list, house } of byForm.values()) {
      const agreement = defaultAgreement(system, house);
      for (const instead of new Set([undefined, 0, list.entries.length - 1])) {
        const read = await readSuggestions(system, playable, {
          ...{ list, agreement, bot: 'steady', games: 1, seed: 's' },
          ...(instead === undefined ? {} : { instead }),
        });
        if (!read.ok) continue;
        const [one] = [...read.value.first, ...read.value.last(new Map())];
        tried++;
        expect(simulateAll({ ...one!.games, blocks: 1 }).faults).toEqual([]);
      }
    }
    expect(tried).toBeGreaterThan(1);
  });
});
