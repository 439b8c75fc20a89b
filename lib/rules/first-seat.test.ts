import { describe, expect, test } from 'vitest';
import { defaultAgreement, loadSystem, seededDice, systemSlugs } from './index';
import { beginGame, loadPlayable, openTable, rebuildGame, type AnyPlayable } from './playing';

/** Agreements under which the table chooses who begins. */
const chosen = {
  mms: { orderOfPlay: 'agreed' },
  'swords-sorcery': { firstPlayer: 'chosen' },
} as const;

describe.each(Object.entries(chosen))(
  'SS-R74, MMS-022: %s, where the table chooses who begins',
  (slug, house) => {
    const begin = async (first?: number) => {
      const system = await loadSystem(slug as keyof typeof chosen);
      const playable: AnyPlayable = (await loadPlayable(slug as keyof typeof chosen))!;
      const setup = {
        agreement: defaultAgreement(system, house),
        lists: [null, null],
        ...(first === undefined ? {} : { first }),
      };
      const game = beginGame(system, playable, setup, 'first');
      return { system, playable, game };
    };

    test.each([
      [undefined, 0],
      [0, 0],
      [1, 1],
    ])('%s: seat %i begins, and a record of the game says so', async (first, seat) => {
      const { system, playable, game } = await begin(first);
      if (!game.ok) throw new Error(JSON.stringify(game.problems));
      expect(playable.engine.toAct(game.value.states.at(-1)!)[0]).toBe(seat);
      const again = rebuildGame(system, playable, JSON.parse(JSON.stringify(game.value.record)));
      expect(again.ok && playable.engine.toAct(again.value.states.at(-1)!)[0]).toBe(seat);
    });

    test('a seat that is not there cannot', async () => {
      const { game } = await begin(2);
      expect(game.ok ? [] : game.problems).toMatchObject([{ path: ['first'], code: 'no_seat' }]);
    });
  },
);

test.each(systemSlugs)('%s as printed: nobody chooses', async (slug) => {
  const system = await loadSystem(slug);
  const playable = (await loadPlayable(slug))!;
  const lists = Array.from({ length: Math.max(2, playable.seats.least) }, () => null);
  const table = openTable(system, playable, { lists, first: 0 }, seededDice);
  expect(table.ok ? [] : table.problems).toMatchObject([{ path: ['first'], code: 'not_chosen' }]);
});
