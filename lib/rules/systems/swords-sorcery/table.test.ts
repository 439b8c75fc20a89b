import { expect, test } from 'vitest';
import { seededDice } from '../../kernel/game/dice';
import { cards } from './catalogue/index';
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

test.each([
  ['standard', false, ['SS-L12']],
  ['standard', true, ['SS-L12']],
  ['custom', false, []],
] as const)(
  'SS-L12, SS-L06: a card of the table’s own in a grimoire, %s pile, brought: %s',
  (pileMode, brought, codes) => {
    const fog = {
      id: 'own:fog',
      name: 'Fog',
      kind: 'spell',
      usage: 'single use',
      power: 2,
      text: 'Nobody sees.',
    };
    const by = { house: { pileMode, cardSource: 'grimoire' }, agreement: { cards: [fog] as never } };
    const grimoire = parsedOf({ form: 'grimoire', entries: some('own:fog'), ...by });
    const pile = parsedOf({
      form: 'pile',
      entries: cards.map(({ id }) => ({ entry: id, count: 1 })),
      ...by,
    });
    const agreed = grimoire.terms as unknown as SsTerms;
    const made = table({
      house: agreed.house,
      terms: agreed,
      lists: [grimoire.list, brought ? pile.list : undefined] as unknown as (SsList | undefined)[],
    });
    expect(made.ok ? [] : made.problems.map(({ code }) => code)).toEqual(codes);
  },
);
