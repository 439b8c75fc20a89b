import { describe, expect, test } from 'vitest';
import { defaultAgreement, parseList, prepareTerms } from '../../kernel/list/prepare';
import type { ListEntry } from '../../kernel/list/list';
import type { Army, MmsTerms } from './army';
import { drawn } from './boards/board';
import { mms } from './index';
import { table } from './table';
import { use } from './testing';

function termsOf(house: object = {}, more: object = {}): MmsTerms {
  const terms = prepareTerms(mms, { ...defaultAgreement(mms, house as never), ...more });
  if (!terms.ok) throw new Error(JSON.stringify(terms.problems));
  return terms.value as MmsTerms;
}

function armyOf(entries: readonly ListEntry[], terms: MmsTerms): Army {
  const list = {
    format: 'muster-list/1' as const,
    system: 'mms',
    name: 'Army',
    entries: [...entries],
    options: {},
  };
  const read = parseList(mms, list, terms);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value as Army;
}

const made = (
  house: object = {},
  lists: readonly (readonly ListEntry[] | undefined)[] = [undefined, undefined],
) => {
  const terms = termsOf(house);
  const armies = lists.map((entries) => entries && armyOf(entries, terms));
  return table({ house: terms.house, terms, lists: armies });
};
const problems = (...wish: Parameters<typeof made>) => {
  const read = made(...wish);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path.join('.')} ${code}`);
};
const names = (...wish: Parameters<typeof made>) => {
  const read = made(...wish);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { cards, forces } = read.value;
  return forces.map(({ pieces }) =>
    pieces.map(({ card, carried }) => [card, ...carried].map((one) => cards[one]!.id).join(' ')),
  );
};

test('MMS-026, MMS-028: who brings nothing has an army of the rules', () => {
  expect(names()).toEqual([
    ['krag pendant-of-chance magical-long-sword', 'cleric magical-flail', 'woods', 'haunted-forest'],
    ['horned-dragon', 'mageron', 'war-gryphon'],
  ]);
  expect(names({}, [undefined, undefined, undefined])[2]![0]).toMatch(/^krag/);
});

test.each([
  ['a smaller total', { levelTotal: 150 }],
  ['a larger one', { levelTotal: 2500, boardWidth: 30, boardHeight: 30 }],
  ['a handicap', { levelTotalPerPlayer: { 2: 80 } }],
  ['no attachments', { maxAttachments: 0 }],
])('under %s everybody still has a legal army', (_, house) => {
  expect(problems(house)).toEqual([]);
  for (const pieces of names(house)) expect(pieces.length).toBeGreaterThan(0);
});

test('an army of the rules is no army for eight times its levels', () => {
  for (const pieces of names({ levelTotal: 2500, boardWidth: 30, boardHeight: 30 }))
    expect(pieces.length).toBeGreaterThan(8);
});

test('MMS-R62: mat and parts grow with the players', () => {
  const read = made({}, [undefined, undefined, undefined, undefined, undefined]);
  expect(read.ok && [read.value.house.players, read.value.house.boardWidth, read.value.board.width]).toEqual([
    5, 30, 30,
  ]);
});

test('each use is a piece of its own, and blank markers come with it (MMS-031, MMS-L23)', () => {
  const [first] = names({ decoys: 2 }, [[use('archer', 2, 'yew-bow'), use('trebuchet')], undefined]);
  expect(first).toEqual(['archer yew-bow', 'archer yew-bow', 'trebuchet', 'decoy', 'decoy']);
});

test('own cards are in play behind the starter set', () => {
  const terms = termsOf(
    {},
    {
      cards: [
        {
          id: 'own:bog-troll',
          name: 'Bog Troll',
          kind: 'character',
          level: 50,
          cap: 40,
          size: [1, 1],
          attackTable: [{ from: 41, to: 100, type: 'Fist', cap: 9 }],
          moveFree: 6,
          moveAttack: 4,
          range: 1,
        },
      ],
    },
  );
  const read = table({
    house: terms.house,
    terms,
    lists: [armyOf([use('own:bog-troll')], terms), undefined],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { cards, forces } = read.value;
  expect(cards.slice(-2).map(({ id }) => id)).toEqual(['own:bog-troll', 'decoy']);
  expect(forces[0]!.pieces[0]!.card).toBe(118);
});

describe('refused', () => {
  test.each<[string, readonly ListEntry[], string]>([
    ['an unknown card', [use('krag'), use('nobody-knows')], 'lists.0.entries.1 unknown_entry'],
    ['an attachment that nobody carries (MMS-L08)', [use('krag'), use('armor')], 'lists.0.entries.1 MMS-L08'],
    ['an attachment on a wood', [use('krag'), use('woods', 1, 'armor')], 'lists.0.entries.1 MMS-L08'],
    ['an engine in a hand', [use('krag', 1, 'trebuchet')], 'lists.0.entries.0 MMS-L08'],
    ['nobody (MMS-L03)', [use('woods')], 'lists.0 MMS-L03'],
    ['more than the part holds (MMS-L14)', [use('wolf', 201)], 'lists.0 MMS-L14'],
    ['more bridges than it holds', [use('wolf'), use('timber-bridge', 67)], 'lists.0 MMS-L14'],
  ])('%s', (_, entries, problem) => {
    expect(problems({}, [entries, undefined])).toEqual([problem]);
  });

  test('MMS-L25: cards of which nobody knows all, brought or not', () => {
    expect(problems({ cardPool: 'printed' }, [[use('krag')], [use('krag')]])).toEqual([
      'lists.0.entries.0 MMS-L25',
      'lists.1.entries.0 MMS-L25',
    ]);
    expect(problems({ cardPool: 'printed' }).every((one) => one.startsWith('house.cardPool.'))).toBe(true);
  });

  test('too few and too many seats, and a mat that is not agreed', () => {
    expect(problems({}, [undefined])).toEqual(['lists MMS-L21']);
    expect(problems({}, new Array(7).fill(undefined))).toEqual(['lists MMS-L21']);
    const terms = termsOf();
    const read = table({
      house: terms.house,
      terms,
      lists: [undefined, undefined],
      board: drawn(20, 20, (_, y) => (y < 5 ? 0 : 1)),
    });
    expect(!read.ok && read.problems).toMatchObject([{ path: ['board'], code: 'MMS-034' }]);
  });

  test('neutral rows that leave nobody a part', () => {
    expect(problems({ boardHeight: 8, neutralRows: 8 })).toContain('house.neutralRows MMS-034');
  });
});
