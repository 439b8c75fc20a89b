import { expect, test } from 'vitest';
import { defaultAgreement, loadSystem, type List } from '@/lib/rules';
import { PrintJob } from './job';
import { planPrint } from './plan';
import { looksOfJob } from './printed';
import { loadSources } from './sources';

const system = await loadSystem('mms');
const list = (...entries: List['entries']): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name: 'Here',
  entries,
  options: {},
});
const jobOf = (what: List, more: Record<string, unknown> = {}) =>
  PrintJob.parse({ what: { kind: 'list', list: what, agreement: defaultAgreement(system) }, ...more });
const printed = (job: PrintJob) => {
  const looks = looksOfJob(system, job);
  if (!looks.ok) throw new Error(looks.problems[0]!.message);
  return looks.value;
};
const cardsOf = (job: PrintJob) => {
  const plan = planPrint(system, job);
  return plan.ok ? plan.value.cards : plan.problems[0]!.message;
};

const before = list({ entry: 'krag', count: 1 }, { entry: 'woods', count: 2 });

test('what is on paper is counted by entry and look, with each copy', () => {
  expect(printed(jobOf(before)).map(({ entry, count }) => [entry, count])).toEqual([
    ['krag', 1],
    ['woods', 2],
  ]);
  expect(printed(jobOf(before, { options: { copies: 3 } })).map(({ count }) => count)).toEqual([3, 6]);
  expect(printed(PrintJob.parse({ what: { kind: 'calibration', system: 'mms' } }))).toEqual([]);
});

test('only the rest is printed: more of the same, what is new, and what looks otherwise than it did', () => {
  const without = printed(jobOf(before));
  expect(cardsOf(jobOf(before, { without }))).toBe('Everything in this is on paper already.');
  expect(cardsOf(jobOf(list({ entry: 'krag', count: 1 }, { entry: 'woods', count: 5 }), { without }))).toBe(
    3,
  );
  expect(cardsOf(jobOf(list({ entry: 'krag', count: 1, note: 'stays back' }), { without }))).toBe(1);
  expect(cardsOf(jobOf(list({ entry: 'krag', count: 1, with: ['pendant-of-chance'] }), { without }))).toBe(1);
  expect(cardsOf(jobOf(before, { without, options: { copies: 2 } }))).toBe(3);
});

test('what was noted of the rest and of the first job together is the whole', () => {
  const after = list({ entry: 'krag', count: 1 }, { entry: 'woods', count: 5 });
  const first = printed(jobOf(before));
  const rest = printed(jobOf(after, { without: first }));
  expect(rest.map(({ entry, count }) => [entry, count])).toEqual([['woods', 3]]);
  expect(cardsOf(jobOf(after, { without: [...first, ...rest] }))).toBe(
    'Everything in this is on paper already.',
  );
});

test('on other paper, with backs or little ink a card is the same', () => {
  const without = printed(jobOf(before));
  for (const options of [{ paper: 'letter' }, { backs: 'long-edge' }, { lowInk: true }, { size: 'poker' }])
    expect(cardsOf(jobOf(before, { without, options }))).toBe('Everything in this is on paper already.');
});

test('a card in another size is another card', async () => {
  const game = await loadSystem('monsters-magic');
  const job = (size: string | undefined, without?: unknown) =>
    PrintJob.parse({
      what: { kind: 'entries', system: game.slug, entries: ['mm-treants', 'mm-empire'] },
      options: size === undefined ? {} : { size },
      ...(without ? { without } : {}),
    });
  const onPaper = (size: string | undefined) => {
    const looks = looksOfJob(game, job(size));
    if (!looks.ok) throw new Error(looks.problems[0]!.message);
    return looks.value;
  };
  const left = (printed: string | undefined, wanted: string | undefined) => {
    const plan = planPrint(game, job(wanted, onPaper(printed)));
    return plan.ok ? plan.value.cards : 0;
  };
  // Mini is their own size.
  expect([left(undefined, 'mini'), left('mini', undefined), left('poker', 'poker')]).toEqual([0, 0, 0]);
  expect([left(undefined, 'poker'), left('poker', 'mini')]).toEqual([2, 2]);
});

test('a card of one’s own is printed anew under another name; in another colour pieces are, and cards are not', async () => {
  const sources = await loadSources(system);
  const own = { id: 'own:keep', name: 'Keep of ours', kind: 'defense', level: 1, cap: 9, size: [2, 2] };
  const job = (name: string, colour: string, without?: unknown) =>
    PrintJob.parse({
      what: {
        kind: 'list',
        list: list({ entry: 'krag', count: 1 }, { entry: 'own:keep', count: 1 }),
        colour,
        agreement: { ...defaultAgreement(system), cards: [{ ...own, name }] },
      },
      options: { parts: ['cards', 'pieces'] },
      ...(without ? { without } : {}),
    });
  const first = looksOfJob(system, job('Keep of ours', 'red'), sources);
  if (!first.ok) throw new Error(first.problems[0]!.message);
  const restFor = (name: string, colour: string) => {
    const plan = planPrint(system, job(name, colour, first.value), sources);
    return plan.ok ? plan.value.cards : plan.problems[0]!.code;
  };
  expect(first.value.reduce((sum, { count }) => sum + count, 0)).toBe(2 + 2 + 4 + 2 + 2);
  expect(restFor('Keep of ours', 'red')).toBe('nothing_to_print');
  // Its card and its tile.
  expect(restFor('Keep of yours', 'red')).toBe(2);
  // All but the two cards: a flag of each colour was printed before.
  expect(restFor('Keep of ours', 'blue')).toBe(2 + 4 + 2);
});

test('another player’s name in the small print is no other card', () => {
  const named = { what: { kind: 'list', list: before, agreement: defaultAgreement(system), player: 'Ann' } };
  expect(printed(PrintJob.parse(named))).toEqual(printed(jobOf(before)));
});

test('tiles, gems and markers that are on paper are not printed again: one more character brings its own alone', async () => {
  const sources = await loadSources(system);
  const options = { parts: ['cards', 'pieces'] };
  const planned = (job: PrintJob) => {
    const plan = planPrint(system, job, sources);
    return plan.ok ? plan.value.cards : plan.problems[0]!.message;
  };
  const first = looksOfJob(system, jobOf(before, { options }), sources);
  if (!first.ok) throw new Error(first.problems[0]!.message);
  // Three cards and three tiles with two gems each; Done and Doomed for Krag, two flags for each of the woods.
  expect(planned(jobOf(before, { options }))).toBe(3 + 3 + 6 + 2 + 4);
  expect(first.value.reduce((sum, { count }) => sum + count, 0)).toBe(18);
  expect(planned(jobOf(before, { options, without: first.value }))).toBe(
    'Everything in this is on paper already.',
  );
  const more = list(...before.entries, { entry: 'archer', count: 1 });
  expect(planned(jobOf(more, { options, without: first.value }))).toBe(1 + 1 + 2 + 2);
});

test('the horse of a native counts as no second native', async () => {
  const realm = await loadSystem('magic-realm');
  const job = PrintJob.parse({ what: { kind: 'entries', system: 'magic-realm', entries: ['bhq'] } });
  const looks = looksOfJob(realm, job);
  expect(looks.ok && looks.value.map(({ entry, count }) => [entry, count])).toEqual([
    ['bhq', 1],
    ['piece', 1],
  ]);
});
