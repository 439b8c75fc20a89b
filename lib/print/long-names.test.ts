import { describe, expect, test } from 'vitest';
import { loadSystems, type AnySystem, type SystemSlug } from '@/lib/rules';
import { loadBoards } from '@/lib/rules/playing';
import { seededDice } from '@/lib/rules/kernel/game/dice';
import { drawnOps, type Drawing, type Op } from './drawing';
import { PrintJob } from './job';
import { capMm, widthMm } from './measure';
import { planPrint } from './plan';
import { loadSources } from './sources';

/** Without a blank, with blanks, in wide letters, and with a picture that no font has. */
const names = [
  'Ж'.repeat(120),
  'A place of many words '.repeat(6).slice(0, 120).trim(),
  `${'M'.repeat(118)}🐉`,
];

const systems = await loadSystems();

async function planOf(system: AnySystem, job: object) {
  const plan = planPrint(system, PrintJob.parse(job), await loadSources(system));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}

/** Texts that reach beyond what they are drawn on; of windows what lies behind them, on the board that they belong to. */
function beyond({ ops, wMm, hMm }: Pick<Drawing, 'ops' | 'wMm' | 'hMm'>): readonly string[] {
  return ops.flatMap((op: Op): readonly string[] => {
    if (op.op !== 'text') return [];
    const angle = ((op.turn ?? 0) * Math.PI) / 180;
    const long = widthMm(op.text, op.font, op.sizePt);
    const xs = [op.x, op.x + long * Math.cos(angle)];
    const ys = [op.y, op.y + long * Math.sin(angle)];
    const within =
      Math.min(...xs, ...ys) > -0.01 && Math.max(...xs) < wMm + 0.01 && Math.max(...ys) < hMm + 0.01;
    return within ? [] : [op.text.slice(0, 40)];
  });
}

/** Words that stand in one another's way; of those behind a window nobody knows which of them are seen. */
function colliding({ ops }: Pick<Drawing, 'ops'>): readonly string[] {
  const boxes = ops
    .flatMap((op) => (op.op === 'text' && !op.turn && op.text.trim() !== '' ? [op] : []))
    .map(({ x, y, text, font, sizePt }) => ({
      x,
      y,
      text,
      top: y - capMm(sizePt),
      right: x + widthMm(text, font, sizePt),
    }))
    .sort((a, b) => a.top - b.top);
  return boxes.flatMap((a, i) => {
    const within = boxes.slice(i + 1).filter((b) => b.top < a.y - 0.15);
    const hit = within.find((b) => Math.min(a.right, b.right) - Math.max(a.x, b.x) > 0.15);
    return hit ? [`${a.text.slice(0, 40)} | ${hit.text.slice(0, 40)}`] : [];
  });
}

const printed = (drawing: Drawing): string =>
  drawnOps(drawing.ops)
    .flatMap((op) => (op.op === 'text' ? [op.text] : []))
    .join('');

describe.each(systems.map((s) => [s.slug, s] as const))('%s', (slug, system) => {
  test.each(names)('names of the greatest length stay on the paper: %s', async (name) => {
    const { list, house } = system.samples[0]!;
    const agreement = { format: 'muster-agreement/1', system: slug, name: name.slice(0, 80), house };
    const what = {
      kind: 'list',
      list: { ...list, name: name.slice(0, 100) },
      player: name.slice(0, 60),
      agreement,
    };
    const parts = ['cards', 'pieces', 'sheet', 'plan', 'match', 'rules'];
    for (const paper of ['a4', 'letter']) {
      const { pages } = await planOf(system, { what, options: { parts, paper, backs: 'long-edge' } });
      const off = pages.flatMap(({ placed }) => placed.flatMap(({ item }) => beyond(item)));
      expect(off).toEqual([]);
    }
  });

  const { own } = system;
  // A counter of Battle Magic has room for fewer letters, and its schema says so.
  const most = slug === 'battle-magic' ? 24 : 60;
  const ownNames = ['W'.repeat(60), 'The most honourable and ancient company of the free archers', names[2]!];
  test.runIf(own).each(ownNames.map((name) => [...name].slice(0, most).join('').trim()))(
    'a card of one’s own of that name, with a long note, neither runs off nor stands in the way: %s',
    async (name) => {
      const { list, house } = system.samples[0]!;
      const card = { ...own!.example, id: 'own:long', name };
      const note = 'Found in the ruins of the old keep, to be brought back before the ninth round. '.repeat(
        3,
      );
      const agreement = {
        format: 'muster-agreement/1',
        system: slug,
        name: 'Ours',
        house: slug === 'battle-magic' ? { ...house, empireMode: 'custom' } : house,
        cards: [card],
      };
      const entries = [...list.entries, { entry: 'own:long', count: 3, note: note.trim() }];
      const parts = ['cards', 'pieces', 'sheet', 'plan', 'rules'];
      for (const options of [{ paper: 'a4' }, { paper: 'letter', largePrint: true, backs: 'long-edge' }]) {
        const what = { kind: 'list', list: { ...list, entries }, agreement };
        const { pages, misfits } = await planOf(system, { what, options: { ...options, parts } });
        const drawings = [...new Set(pages.flatMap(({ placed }) => placed.map(({ item }) => item)))];
        expect(drawings.flatMap(beyond)).toEqual([]);
        expect(drawings.flatMap(colliding)).toEqual([]);
        // What is left of a name that no place holds is told.
        const wanted = name.replace(/\s/g, '');
        for (const drawing of drawings.filter((one) => printed(one).includes('…')))
          if (!printed(drawing).replace(/\s/g, '').includes(wanted))
            expect(
              misfits.some(({ kind }) => kind === 'text'),
              name,
            ).toBe(true);
      }
    },
  );

  test.each(names)('a board of one’s own of that name stays on it too: %s', async (name) => {
    const { boards } = (await loadBoards(slug as SystemSlug))!;
    const house = system.house.parse({});
    const board = boards.make(boards.ways[0]!.id, seededDice('long'), 2, house);
    const { pages, misfits } = await planOf(system, { what: { kind: 'drawn', system: slug, name, board } });
    for (const { placed } of pages)
      for (const { item } of placed) {
        expect(beyond(item)).toEqual([]);
        for (const op of item.ops)
          if (op.op === 'window' && op.scale === 1)
            expect(beyond({ ops: op.ops, wMm: 1e4, hMm: 1e4 })).toEqual([]);
      }
    const [first] = pages;
    const said = first!.placed.map(({ item }) => printed(item)).join('');
    // Whatever a font has not is shown by a mark, and said.
    if (name.includes('🐉') && said.includes('MMMM')) {
      expect(said).toContain('?');
      expect(misfits.some(({ kind, message }) => kind === 'character' && message.includes('🐉'))).toBe(true);
    }
  });
});
