import { describe, expect, test } from 'vitest';
import { loadSystems, type AnySystem, type SystemSlug } from '@/lib/rules';
import { seededDice } from '@/lib/rules/kernel/game/dice';
import { loadBoards } from '@/lib/rules/playing';
import type { Op } from './drawing';
import { PrintJob, printParts } from './job';
import { LEAST_PRINT_PT } from './measure';
import { planPrint } from './plan';
import { loadSources } from './sources';

const systems = await loadSystems();

/** Everything that can be printed of a game: catalogue, every example with all of its parts, boards, aids and boards of one’s own. */
async function jobsOf(system: AnySystem): Promise<readonly (readonly [string, object])[]> {
  const { slug, samples } = system;
  const { paper } = await loadSources(system);
  const made = (await loadBoards(slug as SystemSlug))!.boards;
  const house = system.house.parse({});
  return [
    ['catalogue', { kind: 'catalogue', system: slug }],
    ['calibration', { kind: 'calibration', system: slug }],
    ...samples.map(
      ({ id, list, house: agreed }) =>
        [
          id,
          {
            kind: 'list',
            list,
            player: 'Ann of the far hills',
            agreement: { format: 'muster-agreement/1', system: slug, name: 'Ours', house: agreed },
          },
        ] as const,
    ),
    ...[...paper.boards, ...(paper.aids ?? [])].map(
      ({ id }) => [id, { kind: 'board', system: slug, board: id, players: 4 }] as const,
    ),
    ...made.ways.map(({ id }) => {
      const board = made.make(id, seededDice('small print'), 2, house);
      return [`own ${id}`, { kind: 'drawn', system: slug, name: 'Ours', board }] as const;
    }),
  ];
}

/** Words as they come out of the printer, those in small behind windows too. */
const wordsOf = (
  ops: readonly Op[],
  scale = 1,
): readonly { readonly text: string; readonly sizePt: number }[] =>
  ops.flatMap((op) =>
    op.op === 'window'
      ? wordsOf(op.ops, scale * op.scale)
      : op.op === 'text' && op.text.trim() !== ''
        ? [{ text: op.text, sizePt: op.sizePt * scale }]
        : [],
  );

describe.each(systems.map((s) => [s.slug, s] as const))('paper of %s', async (_, system) => {
  const sources = await loadSources(system);
  const jobs = await jobsOf(system);
  test.each([
    { paper: 'a4', backs: 'long-edge' },
    { paper: 'letter', duplicates: 'blank', marginMm: 12 },
    { paper: 'a4', largePrint: true, bleedMm: 2 },
    { paper: 'letter', lowInk: true, backs: 'short-edge', largePrint: true },
  ])('has no print that is smaller than the least: %j', (options) => {
    const small = jobs.flatMap(([name, what]) => {
      const plan = planPrint(
        system,
        PrintJob.parse({ what, options: { ...options, parts: printParts } }),
        sources,
      );
      if (!plan.ok) throw new Error(`${name}: ${JSON.stringify(plan.problems)}`);
      return plan.value.pages.flatMap(({ placed, marks }) =>
        [...placed.map(({ item }) => item.ops), marks]
          .flatMap((ops) => wordsOf(ops))
          .filter(({ sizePt }) => sizePt < LEAST_PRINT_PT - 0.001)
          .map(({ text, sizePt }) => `${name}: “${text}” in ${sizePt.toFixed(2)}`),
      );
    });
    expect([...new Set(small)]).toEqual([]);
  });
});
