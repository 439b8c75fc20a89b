import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { judge } from '../../../kernel/verdict/judge';
import type { ListEntry } from '../../../kernel/list/list';
import { resolveList } from '../../../kernel/list/prepare';
import { repairsFor } from '../../../kernel/verdict/repair';
import { cards } from '../catalogue/index';
import { mms } from '../index';
import { armyOf, repairsOf, termsOf, use, type Agreed } from '../testing';

const carried = cards.filter(({ kind, slot }) => kind === 'modification' || (slot && slot !== 'placed'));

/** Lines of any cards, with any attachments in the hands of some. */
const anyLines = (seed: string): readonly ListEntry[] => {
  const dice = seededDice(seed);
  return Array.from({ length: 1 + dice.below(7) }, () => {
    const { id, kind } = dice.pick(cards);
    const parts =
      kind === 'character' ? Array.from({ length: dice.below(4) }, () => dice.pick(carried).id) : [];
    return use(id, dice.below(4) === 0 ? 1 + dice.below(8) : 1, ...parts);
  });
};

/** Takes the first repair of the first error that has one, until none is left; the errors that nothing mends. */
function mended(entries: readonly ListEntry[], agreed: Agreed): readonly string[] {
  const terms = termsOf(agreed);
  let army = armyOf(entries, terms);
  for (let step = 0; step < 40; step++) {
    const errors = judge(mms, army, terms).violations.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return [];
    const repair = errors.map((error) => repairsFor(mms, army, terms, error)[0]).find(Boolean);
    if (!repair) return errors.map(({ code }) => code);
    army = resolveList(mms, repair.list, army.options, terms);
  }
  return ['no end'];
}

describe('repairs lead to a legal army', () => {
  test.each<[string, Agreed]>([
    ['as printed', {}],
    ['levels for one slinger', { house: { levelTotal: 22 } }],
    ['every card once', { house: { maxCopies: 1, levelTotal: 1000 } }],
    ['nothing carried', { house: { maxAttachments: 0 } }],
    ['one per slot, two at most', { house: { onePerSlot: true, maxAttachments: 2, levelTotal: 5000 } }],
    ['an area of one row', { house: { neutralRows: 18, levelTotal: 2500 } }],
    ['eight squares', { house: { boardWidth: 8, boardHeight: 8, neutralRows: 6, levelTotal: 5000 } }],
    ['few cards', { allowed: ['goblin', 'orc', 'hydra', 'armor', 'war-axe', 'swamp', 'wall'] }],
    ['a watch post at least', { house: { categoryLimits: { defense: { minUses: 1, maxLevels: 60 } } } }],
    ['a hundred levels of terrain', { house: { categoryLimits: { terrain: { minLevels: 100 } } } }],
  ])('%s', (name, agreed) => {
    for (let n = 0; n < 40; n++) {
      const entries = anyLines(`${name} ${n}`);
      expect(mended(entries, agreed), JSON.stringify(entries)).toEqual([]);
    }
  });

  const first = (...given: Parameters<typeof repairsOf>) => repairsOf(...given)[0];

  test('no part of an army is cheap enough: another Character (MMS-L01)', () =>
    expect(first([use('krag', 3), use('keep')], 'MMS-L01', { house: { levelTotal: 22 } })).toMatchObject({
      label: 'Keep what 22 levels pay for beside Goblin Slinger',
      list: { entries: [use('goblin-slinger')] },
    }));

  test('a total of another player pays for it (MMS-L01, MMS-L22)', () => {
    const house = { levelTotal: 100, players: 3, levelTotalPerPlayer: { '1': 500, '2': 150, '3': 90 } };
    expect(first([use('krag')], 'MMS-L01', { house })).toMatchObject({
      label: 'Build it for player 2, who has 150 levels',
      list: { options: { player: 2 } },
    });
  });

  test('several of a card that is not in the pool: one of the nearest, where no more are paid for (MMS-L06)', () =>
    expect(
      repairsOf([use('goblin', 3)], 'MMS-L06', {
        house: { levelTotal: 69 },
        allowed: ['warrior', 'krag'],
      }).map(({ list }) => list.entries),
    ).toEqual([[use('warrior')]]));

  test('the levels are spent on other things: a Character in their place (MMS-L03)', () =>
    expect(
      first([use('trebuchet'), use('camp'), use('pit-trap', 5)], 'MMS-L03', { house: { levelTotal: 300 } }),
    ).toMatchObject({
      label: 'Add Goblin Slinger in place of 2 Pit Trap',
      list: { entries: [use('trebuchet'), use('camp'), use('pit-trap', 3), use('goblin-slinger')] },
    }));

  test('the only Character is not in the pool: the nearest that is (MMS-L06)', () =>
    expect(repairsOf([use('orc')], 'MMS-L06', { banned: ['orc'] }).map(({ label }) => label)).toEqual([
      'Use Shadow Thief instead of Orc',
      'Use Longbowman instead of Orc',
    ]));

  test('too much of it in several lines: the last uses go together (MMS-L05)', () =>
    expect(
      first([use('archer'), use('archer', 1, 'armor'), use('archer', 1, 'blur')], 'MMS-L05', {
        house: { maxCopies: 1 },
      })?.list.entries,
    ).toEqual([use('archer')]));

  test('too many attachments: those of least level go at once (MMS-L10)', () =>
    expect(
      first([use('krag', 1, 'armor', 'war-axe', 'blur')], 'MMS-L10', { house: { maxAttachments: 1 } }),
    ).toMatchObject({
      label: 'Take Blur and War Axe from Krag – The Fighter',
      list: { entries: [use('krag', 1, 'armor')] },
    }));

  test('a removal that the check proposes and that is not enough begins a row of them (MMS-L13)', () =>
    expect(
      first([use('krag', 1, 'armor', 'ring-of-warding')], 'MMS-L13', { house: { rollPenaltyCap: 0 } })?.list
        .entries,
    ).toEqual([use('krag')]));

  test('what fits no own area: the like that does (MMS-L15)', () =>
    expect(first([use('hydra')], 'MMS-L15', { house: { neutralRows: 18 } })?.label).toMatch(
      /^Use .+ instead of Hydra$/,
    ));

  test('too few levels of a category of which no more may come: a dearer card (MMS-L07)', () => {
    const categoryLimits = { artifact: { maxUses: 1, minLevels: 16 } };
    expect(
      repairsOf([use('krag', 1, 'war-axe')], 'MMS-L07', { house: { categoryLimits } }).map((r) => r.label),
    ).toContain('Use Magical Long Sword instead of War Axe');
  });
});
