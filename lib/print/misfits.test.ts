import { expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import type { Misfit } from './drawing';
import { PrintJob } from './job';
import { toldOnce } from './misfits';
import { planPrint } from './plan';
import { loadSources } from './sources';

test('a letter that no font has is told once for the job, with all cards that have it', async () => {
  const mms = await loadSystem('mms');
  const list = {
    format: 'muster-list/1',
    system: 'mms',
    name: 'A 🐉 flag',
    entries: [
      { entry: 'krag', count: 1, note: 'Slew the 🐉 of the east ☂' },
      { entry: 'mageron', count: 1, note: 'Rides a 🐉' },
      { entry: 'archer', count: 4 },
    ],
  };
  const job = PrintJob.parse({
    what: { kind: 'list', list, player: 'Ann' },
    options: { parts: ['cards', 'sheet', 'plan'], backs: 'long-edge' },
  });
  const plan = planPrint(mms, job, await loadSources(mms));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  expect(plan.value.misfits.filter(({ kind }) => kind === 'character')).toEqual([
    {
      kind: 'character',
      title: expect.stringMatching(/^Krag – The Fighter, Mageron – The Magician, A 🐉 flag/) as string,
      message: 'The font has no “🐉”.',
    },
    {
      kind: 'character',
      title: 'Krag – The Fighter, A 🐉 flag',
      message: 'The font has no “☂”.',
    },
  ]);
});

test('of many cards with the same letter the first are named and the others counted; all else is told one by one', () => {
  const of = (kind: Misfit['kind'], title: string, message: string): Misfit => ({ kind, title, message });
  const cards = Array.from({ length: 20 }, (_, i) =>
    of('character', `Card ${i + 1}`, 'The font has no “→”.'),
  );
  const long = of('text', 'Card 1', 'The title is wider than the card even at its least size.');
  const also = of('text', 'Card 2', 'The title is wider than the card even at its least size.');
  expect(toldOnce([...cards, long, ...cards, also])).toEqual([
    long,
    also,
    of(
      'character',
      'Card 1, Card 2, Card 3, Card 4, Card 5, Card 6, Card 7, Card 8 and 12 more',
      'The font has no “→”.',
    ),
  ]);
});
