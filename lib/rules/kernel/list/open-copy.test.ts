import { describe, expect, test } from 'vitest';
import { loadSystem } from '../../registry';
import { judgeList } from '../verdict/judge';
import type { List } from './list';
import { openCopyOf } from './open-copy';
import { defaultAgreement } from './prepare';

const list = (system: string, entries: List['entries'], options: List['options'] = {}): List => ({
  format: 'muster-list/1',
  system,
  name: 'Mine',
  entries,
  options,
});

const cases: readonly (readonly [string, List, readonly string[], readonly string[]])[] = [
  [
    'an army shows its cards, not who carries what (MMS-064)',
    list(
      'mms',
      [
        {
          entry: 'krag',
          count: 1,
          with: ['pendant-of-chance'],
          designation: 'Left wing',
          note: 'Behind the woods',
        },
      ],
      { form: 'army' },
    ),
    ['krag'],
    ['pendant-of-chance', 'Left wing', 'Behind the woods'],
  ],
  [
    'a grimoire shows no card (SS-014)',
    list('swords-sorcery', [{ entry: 'bear-trap', count: 1, note: 'first' }], { form: 'grimoire' }),
    ['grimoire'],
    ['bear-trap', 'first'],
  ],
  [
    'a muster shows its domain, not its placement (SS-015)',
    list('swords-sorcery', [{ entry: 'wizard', count: 1 }], {
      form: 'muster',
      domain: 'ss-house-1',
      placement: { N: 'wizard' },
    }),
    ['ss-house-1', 'wizard'],
    ['placement'],
  ],
  [
    'a party shows its characters and arms, not its goals, start, spells and treasures (MR-B06, MR-B07, MR-B16)',
    list(
      'magic-realm',
      [{ entry: 'white-knight', count: 1, with: ['peace', 'great-sword', 'elusive-cloak'] }],
      {
        form: 'party',
        members: {
          'white-knight': {
            level: 4,
            start: 'chapel',
            victory: { fame: 5 },
            recorded: { gold: 77 },
            inventory: { 'elusive-cloak': { active: false } },
          },
        },
      },
    ),
    ['white-knight', 'great-sword', 'level'],
    ['peace', 'elusive-cloak', 'chapel', 'victory', 'fame', '77'],
  ],
];

describe('the opponent’s copy', () => {
  test.each(cases)('%s', async (_, mine, open, secret) => {
    const system = await loadSystem(mine.system as Parameters<typeof loadSystem>[0]);
    const before = JSON.stringify(mine);
    for (const word of [...open, ...secret]) expect(before).toContain(word);
    const text = JSON.stringify(openCopyOf(system, mine).list);
    for (const word of open) expect(text).toContain(word);
    for (const word of secret) expect(text).not.toContain(word);
    expect(JSON.stringify(mine)).toBe(before);
  });

  test('shows nothing of what is switched out, nor how the list is divided', async () => {
    const system = await loadSystem('mms');
    const mine: List = {
      ...list('mms', [
        { entry: 'krag', count: 1, module: 'Core' },
        { entry: 'cleric', count: 1, module: 'Reserve' },
      ]),
      out: ['Reserve'],
    };
    expect(openCopyOf(system, mine).list).toEqual(list('mms', [{ entry: 'krag', count: 1 }]));
  });

  test('says the same is left out whatever the list holds', async () => {
    const system = await loadSystem('mms');
    const [bare, full] = [list('mms', [{ entry: 'krag', count: 1 }]), cases[0]![1]];
    expect(openCopyOf(system, bare).leftOut).toEqual(openCopyOf(system, full).leftOut);
  });

  test.each(['mms', 'swords-sorcery', 'monsters-magic', 'battle-magic', 'magic-realm'] as const)(
    '%s: the open copy of every sample is a list of its system, without notes',
    async (slug) => {
      const system = await loadSystem(slug);
      for (const sample of system.samples) {
        const noted = {
          ...sample.list,
          entries: sample.list.entries.map((item) => ({ ...item, note: 'between us' })),
        };
        const open = openCopyOf(system, noted).list;
        expect(JSON.stringify(open)).not.toContain('between us');
        expect(judgeList(system, open, defaultAgreement(system, sample.house)).ok).toBe(true);
      }
    },
  );
});
