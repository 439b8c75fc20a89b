import { describe, expect, test } from 'vitest';
import { loadSystems } from '@/lib/rules';
import { gameIcon } from './icons';
import { PrintJob } from './job';
import { planPrint } from './plan';

const systems = await loadSystems();

describe.each(systems.map((s) => [s.slug, s] as const))('the paper of %s', (slug, system) => {
  const plan = planPrint(system, PrintJob.parse({ what: { kind: 'catalogue', system: slug } }));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));

  test('every card fits, and the fonts have every character', () => expect(plan.value.misfits).toEqual([]));

  const entries = new Map(system.entries.map((e) => [e.id, e]));
  /** An entry, and what lies on the table with it. */
  const pieces = (id: string): number =>
    1 + (entries.has(id) ? (system.along?.(entries.get(id)!) ?? []) : []).length;

  test('every card of the printed set is there', () =>
    expect(plan.value.cards).toBe(
      system.entries.reduce((sum, e) => sum + (e.copies ?? 1) * pieces(e.id), 0),
    ));

  test('copies that are not all alike come in equal numbers', () => {
    for (const entry of system.entries)
      expect(((entry.copies ?? 1) / (system.printedFaces?.(entry).length ?? 1)) % 1, entry.id).toBe(0);
  });

  test('the whole of it goes on Letter too, with a bleed', () => {
    const job = { what: { kind: 'catalogue', system: slug }, options: { paper: 'letter', bleedMm: 2 } };
    expect(planPrint(system, PrintJob.parse(job))).toMatchObject({ ok: true });
  });

  test('every picture is in the set', () => {
    for (const entry of system.entries) expect(gameIcon(entry.icon), entry.id).toBeTypeOf('string');
    expect(gameIcon(system.emblem)).toBeTypeOf('string');
  });

  test('a list prints every use with what it carries', () => {
    for (const { list, house } of system.samples) {
      const made = planPrint(
        system,
        PrintJob.parse({
          what: {
            kind: 'list',
            list,
            agreement: { format: 'muster-agreement/1', system: slug, name: 'A', house },
          },
        }),
      );
      const uses = list.entries.reduce(
        (sum, e) => sum + e.count * [e.entry, ...(e.with ?? [])].reduce((all, id) => all + pieces(id), 0),
        0,
      );
      if (uses === 0) expect(made).toMatchObject({ ok: false, problems: [{ code: 'nothing_to_print' }] });
      else if (made.ok) expect(made.value.cards).toBe(uses);
    }
  });
});

test('the four unit sets of Monsters and Magic are told apart: 33 garrisons and 20 figures of each colour (MM-014, MM-P05)', () => {
  const system = systems.find(({ slug }) => slug === 'monsters-magic')!;
  const plan = planPrint(
    system,
    PrintJob.parse({ what: { kind: 'catalogue', system: system.slug, kinds: ['unit'] } }),
  );
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const titles = plan.value.pages.flatMap(({ placed }) =>
    placed.map(({ item }) => item.ops.map((op) => (op.op === 'text' ? op.text : '')).join(' ')),
  );
  for (const colour of ['Red', 'Blue', 'Green', 'Yellow']) {
    const own = titles.filter((title) => title.includes(colour));
    expect([own.length, own.filter((title) => title.includes('garrison')).length]).toEqual([53, 33]);
  }
});

test('an army of Swords and Sorcery for each of seven seats, with its flags, in its own colour (SS-016, chapter 9)', () => {
  const system = systems.find(({ slug }) => slug === 'swords-sorcery')!;
  const job = {
    what: { kind: 'catalogue', system: system.slug, kinds: ['piece', 'marker'] },
    options: { backs: 'long-edge' },
  };
  const plan = planPrint(system, PrintJob.parse(job));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const said = (of: 'front' | 'back') =>
    plan.value.pages
      .filter(({ side }) => side === of)
      .flatMap(({ placed }) =>
        placed.map(({ item }) => item.ops.flatMap((op) => (op.op === 'text' ? [op.text] : [])).join(' ')),
      );
  for (const colour of ['Red', 'Blue', 'Green', 'Gold', 'Violet', 'Rose', 'Grey']) {
    const own = said('front').filter((words) => words.includes(colour));
    const many = (name: string): number => own.filter((words) => words.includes(name)).length;
    expect(['Pion', 'Guard', 'Warrior', 'Wizard', 'Owner flag'].map(many), colour).toEqual([6, 2, 1, 1, 4]);
    expect(said('back').filter((words) => words.includes(colour)).length, colour).toBe(4);
  }
});

test('what a list has switched out stays off the paper', () => {
  for (const system of systems) {
    const { list, house } = system.samples.find((s) => s.list.entries.length > 1)!;
    const entries = list.entries.map((e, i) => (i === 0 ? { ...e, module: 'Reserve' } : e));
    const agreement = { format: 'muster-agreement/1', system: system.slug, name: 'A', house };
    const cards = (out: readonly string[]) => {
      const what = { kind: 'list', list: { ...list, entries, out }, agreement };
      const made = planPrint(system, PrintJob.parse({ what }));
      return made.ok ? made.value.cards : 0;
    };
    const first = list.entries[0]!;
    expect(cards([]) - cards(['Reserve'])).toBe(first.count * (1 + (first.with?.length ?? 0)));
  }
});

test('an entry of a list that nobody knows is left off, and told', () => {
  const { slug, samples } = systems[0]!;
  const { list } = samples.find((s) => s.list.entries.length > 0)!;
  const plan = (entries: readonly object[]) =>
    planPrint(
      systems[0]!,
      PrintJob.parse({ what: { kind: 'list', list: { ...list, system: slug, entries } } }),
    );
  const [known, strange] = [
    plan(list.entries),
    plan([...list.entries, { entry: 'no-such-card', count: 2 }]),
  ].map((made) => (made.ok ? made.value : undefined));
  expect(strange!.cards).toBe(known!.cards);
  expect(strange!.misfits.filter(({ kind }) => kind === 'entry')).toMatchObject([{ title: 'no-such-card' }]);
});

test('a job refuses what it cannot print, by name', () => {
  const [system] = systems;
  const job = (what: unknown, options = {}) => planPrint(system!, PrintJob.parse({ what, options }));
  const slug = system!.slug;
  expect(job({ kind: 'entries', system: slug, entries: ['no-such-card'] })).toMatchObject({
    problems: [{ code: 'unknown_entry' }],
  });
  const [kind] = system!.kinds;
  expect(job({ kind: 'catalogue', system: slug, kinds: [kind!.id, 'no-such-kind'] })).toMatchObject({
    problems: [{ path: ['what', 'kinds', 1], code: 'unknown_kind' }],
  });
  // Counted, not spun out: this asks for three million.
  const { list } = system!.samples[0]!;
  const [line] = list.entries;
  const many = { ...list, entries: Array.from({ length: 100 }, () => ({ ...line, count: 99 })) };
  const lists = Array.from({ length: 100 }, () => ({ list: many }));
  expect(job({ kind: 'lists', lists }, { copies: 3 })).toMatchObject({
    problems: [{ code: 'too_many_cards' }],
  });
  expect(job({ kind: 'catalogue', system: slug }, { size: 'poster' })).toMatchObject({
    problems: [{ code: 'unknown_size' }],
  });
  expect(job({ kind: 'catalogue', system: slug, kinds: [] })).toMatchObject({
    problems: [{ code: 'nothing_to_print' }],
  });
});
