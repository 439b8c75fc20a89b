import { expect, test } from 'vitest';
import { seededDice } from '../../kernel/dice';
import { engine } from './engine';
import type { SsList, SsTerms } from './legality/check';
import { table } from './table';
import { parsedOf, some } from './testing';

test('SS-L24, domainCopies: a board that one seat brings is none that another may choose', () => {
  const house = { domainChoice: 'first-player-first', domainCopies: false } as const;
  const { terms, list } = parsedOf({
    form: 'muster',
    entries: some('6 pion, 2 guard, warrior, wizard'),
    options: { domain: 'ss-house-1' },
    house,
  });
  const agreed = terms as unknown as SsTerms;
  const made = table({ house: agreed.house, terms: agreed, lists: [list as unknown as SsList, undefined] });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const s = engine.setup(made.value, seededDice('boards'));
  expect(engine.toAct(s)).toEqual([1]);
  const offered = engine.choices(s, 1).map((c) => c.type === 'domain' && s.game.boards[c.board]!.id);
  expect(offered).toEqual(['ss-house-2', 'ss-house-3', 'ss-house-4', 'ss-house-5', 'ss-house-6']);
});
