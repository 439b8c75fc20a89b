import { expect, test } from 'vitest';
import type { StepPart } from '../../../kernel/list/guide';
import { beginPicks, canPick, cardsToPick, isPicked, linesOfCards, pick } from '../../../kernel/list/picking';
import { parseList } from '../../../kernel/list/prepare';
import { monstersMagic } from '../index';
import { entriesOf, listOf, termsOf, verdictOf, type Table } from '../testing';

const partsOf = async (form: string, cards: readonly string[], table: Table = {}) => {
  const terms = termsOf(table);
  const read = parseList(monstersMagic, listOf(form, entriesOf(...cards)), terms);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const guide = await monstersMagic.forms.find((f) => f.id === form)!.guide!.load();
  return guide.steps(read.value, terms.house, terms).flatMap((s) => s.parts);
};
const find = <K extends StepPart['part']>(parts: readonly StepPart[], kind: K) =>
  parts.find((p): p is Extract<StepPart, { part: K }> => p.part === kind);

// MM-065, MM-066: what each mode gives a seat, and what it keeps.
test.each([
  [{}, 'deal', 5],
  [{ permanentsMode: 'draft' }, 'pass', 7],
  [{ permanentsMode: 'dealNkeep', dealCount: 9 }, 'keep', 9],
] as const)('under %j permanents come by %s, out of %i', async (house, way, given) => {
  const part = find(await partsOf('permanents', [], { house }), 'picking');
  expect(part?.picking).toMatchObject({ way, given, keep: 5, seats: 2 });
  expect(canPick(part!.picking)).toBe(true);
});

test.each(['choose', 'preset'])(
  'permanents that are a matter of %s are not dealt',
  async (permanentsMode) => {
    const parts = await partsOf('permanents', [], { house: { permanentsMode } });
    expect(find(parts, 'picking')).toBeUndefined();
    expect(find(parts, 'terms')?.choices.find((c) => c.chosen)?.house).toEqual({ permanentsMode });
  },
);

test('what a seat drafts under a level total is judged like any list', async () => {
  const table = { house: { permanentsMode: 'draft', permanentsLevelTotal: 30 } };
  const { picking } = find(await partsOf('permanents', [], table), 'picking')!;
  expect(picking.limit).toMatchObject({ most: 30 });
  let picks = beginPicks(picking, 'muster');
  while (!isPicked(picking, picks)) picks = pick(picking, picks, cardsToPick(picking, picks)[0]!);
  for (const cards of picks.kept) {
    const list = listOf('permanents', linesOfCards(cards));
    expect(verdictOf(list, table).violations.filter((v) => v.severity === 'error')).toEqual([]);
  }
});

test('the deck stands in groups by what a card does first, and every line is in one of them', async () => {
  const parts = await partsOf('deck', ['treants', '2x empire', 'nobody', 'druids'], {
    house: { deckVariant: 'custom', maxCopies: 2, deckLevelTotal: 60 },
  });
  const cards = find(parts, 'cards')!;
  expect(cards.groups.flatMap((g) => g.at).sort()).toEqual([0, 1, 2, 3]);
  expect(cards.groups.find((g) => g.label === 'Force by terrain')?.at).toEqual([0, 3]);
  expect(cards.groups.at(-1)).toEqual({ label: 'Not Ally cards, or not known', at: [2] });
  // Treants 1, Empire 6 twice, Druids 1.
  expect(cards.totals.map((t) => [t.name, t.spent])).toEqual([
    ['card', 4],
    ['level', 14],
  ]);
  expect(cards.closed).toBeUndefined();
});

test('the printed deck takes no cards of the players’ own', async () =>
  expect(find(await partsOf('deck', []), 'cards')?.closed).toBeDefined());

test.each(['deck', 'permanents'])(
  'the step of the %s names every check that judges it, and no other (MM-L15, MM-L26, MM-L27)',
  async (form) => {
    const guide = await monstersMagic.forms.find((f) => f.id === form)!.guide!.load();
    const terms = termsOf();
    const read = parseList(monstersMagic, listOf(form, []), terms);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const named = guide.steps(read.value, terms.house, terms).flatMap(({ checks }) => checks);
    // Checks of a whole table belong to no form.
    const ofTable = new Set(monstersMagic.matchChecks.map(({ code }) => code));
    const judging = monstersMagic.checks.filter(({ forms }) => forms?.includes(form) ?? true);
    expect(named.filter((code) => !ofTable.has(code))).toEqual(judging.map(({ code }) => code).sort());
  },
);
