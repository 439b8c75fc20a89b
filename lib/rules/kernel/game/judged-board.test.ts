import { describe, expect, test } from 'vitest';
import { loadSystem, systemSlugs } from '../../registry';
import { defaultAgreement, prepareTerms } from '../list/prepare';
import { hasBoards, loadBoards } from '../../playing';
import { seededDice } from './dice';
import { judgeBoard } from './judged-board';
import { changeSpace } from './space-form';

const games = await Promise.all(
  systemSlugs.filter(hasBoards).map(async (slug) => {
    const system = await loadSystem(slug);
    const terms = prepareTerms(system, defaultAgreement(system));
    if (!terms.ok) throw new Error(slug);
    return { slug, game: await loadBoards(slug)!, terms: terms.value };
  }),
);

describe.each(games)('boards of $slug', ({ game, terms }) => {
  const { boards, seats } = game;
  const judged = (wish: Parameters<typeof judgeBoard>[1], players = seats.least) =>
    judgeBoard(game, wish, players, terms, seededDice);

  test('what was dealt keeps the rules, and is judged alike when it comes back as drawn', () => {
    const [way] = boards.ways;
    const dealt = judged({ way: way!.id, seed: 'back' });
    if (!dealt.ok) throw new Error(dealt.problems[0]?.message);
    expect(dealt.value.findings.filter((f) => f.severity === 'error')).toEqual([]);
    expect(dealt.value.scene.spaces.length).toBeGreaterThan(0);
    const wire = JSON.parse(JSON.stringify(dealt.value.board)) as never;
    const back = judged({ drawn: wire });
    expect(back.ok && { findings: back.value.findings, fairness: back.value.fairness }).toEqual({
      findings: dealt.value.findings,
      fairness: dealt.value.fairness,
    });
  });

  test('more players than the game knows are refused', () => {
    const [way] = boards.ways;
    for (const players of [seats.least - 1, seats.most + 1]) {
      const refused = judged({ way: way!.id, seed: 'x' }, players);
      expect(refused.ok ? [] : refused.problems).toMatchObject([
        { code: 'no_such_board', path: ['players'] },
      ]);
    }
  });

  test('every space is changed by hand through its form, and the board stays readable', () => {
    const dealt = judged({ way: boards.ways[0]!.id, seed: 'by hand' });
    if (!dealt.ok) throw new Error(dealt.problems[0]?.message);
    const { board, scene } = dealt.value;
    const form = boards.space!;
    for (const { id } of scene.spaces) {
      const same = changeSpace(form, board, id, form.read(board, id));
      expect(same.ok && boards.scene(same.value), id).toEqual(scene);
      const odd = changeSpace(form, board, id, { ...form.read(board, id), colour: 'red' });
      expect(odd.ok, id).toBe(false);
    }
    const [first, ...others] = scene.spaces;
    for (const { id } of others) {
      const value = form.read(board, id);
      const moved = changeSpace(form, board, first!.id, value);
      if (!moved.ok) continue;
      // Lines and the like may come back in another order.
      const there = changeSpace(form, moved.value, first!.id, value);
      expect(there.ok && boards.scene(there.value)).toEqual(boards.scene(moved.value));
      expect(Object.keys(form.read(moved.value, first!.id))).toEqual(Object.keys(value));
      expect(boards.schema.safeParse(moved.value).success, `${id} at ${first!.id}`).toBe(true);
    }
    expect(form.schema(board, 'nowhere')).toBeUndefined();
    expect(changeSpace(form, board, 'nowhere', {}).ok).toBe(false);
  });

  test('unknown names, ways and shapes are refused', () => {
    for (const wish of [{ named: 'nowhere' }, { way: 'no-way', seed: '1' }, { drawn: { x: 1 } }])
      expect(judged(wish).ok).toBe(false);
  });
});
