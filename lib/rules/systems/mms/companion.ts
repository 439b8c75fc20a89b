import { line } from '../../kernel/companion';
import type { SystemCompanion } from '../../kernel/companion';
import { isCharacter, type MmsCard } from './catalogue/card';
import { labelsOf } from '../../kernel/labels';
import type { MmsHouse } from './house';
import type { ArmyOptions } from './options';

/** Deep enough for any attack on a piece that is doomed already. */
const DEEPEST = -999;

/** A round at the table, and the CAP of every piece that has one. */
export const companion: SystemCompanion<MmsCard, MmsHouse, ArmyOptions> = {
  sheet: (house) => ({
    cycle: 'round',
    order: line(
      'Settle the order of play first: by dice, by a card drawn, or as you agree.',
      'MMS-021',
      'MMS-022',
    ),
    phases: [
      {
        id: 'turn',
        name: 'Turn',
        by: 'each',
        may: [
          line('Go through your cards one at a time; any of them may do nothing.', 'MMS-041', 'MMS-074'),
          line(
            'Say path and distance before you move a piece; less than allowed is allowed.',
            'MMS-072',
            'MMS-073',
          ),
          line('A piece may move and then attack; after an attack it does nothing more.', 'MMS-077'),
          line(
            'A healer may spend his whole turn on a neighbour, or on himself.',
            'MMS-058',
            'MMS-061',
            'MMS-062',
          ),
          line(
            'A character may give up all else to detect: from 50 on it finds what is near.',
            'MMS-096',
            'MMS-099',
          ),
          line(
            'A character may spend its action on telling another player what it knows.',
            'MMS-102',
            'MMS-103',
          ),
        ],
      },
      {
        id: 'end',
        name: 'End of the round',
        by: 'all',
        may: [
          line(
            house.removalTiming === 'immediate'
              ? 'Pieces at zero CAP left as it happened; see who is out.'
              : 'Now remove every piece whose CAP is zero or less; until now it could act.',
            'MMS-078',
            'MMS-120',
          ),
          line(
            'Whoever has no character left is out. The last one with characters wins.',
            'MMS-080',
            'MMS-082',
          ),
          line(
            `With two players left and one of them down to one character: one more fruitless round, or back to none. At ${house.stalemateRounds} it is a stalemate.`,
            'MMS-086',
            'MMS-087',
          ),
        ],
      },
    ],
    trackers: [
      {
        id: 'stalemate',
        name: 'Fruitless rounds',
        explains: 'Counted while two players are left and one is down to a single character.',
        rules: ['MMS-086', 'MMS-087', 'MMS-R45'],
        per: 'table',
        min: 0,
        max: house.stalemateRounds,
        start: 0,
      },
    ],
    dice: [
      { id: 'd100', name: 'Attack, heal or detect', count: 1, sides: 100, reads: 'each', rules: ['MMS-R02'] },
    ],
    ends: [
      line(
        'The game ends with the round in which somebody eliminates his last opponent.',
        'MMS-081',
        'MMS-082',
      ),
      line('If the last two fall together it is a stalemate.', 'MMS-083'),
      line(`After ${house.maxRounds} rounds it is a stalemate in any case.`, 'MMS-R47'),
    ],
  }),
  pieces: (list) =>
    list.lines.flatMap(({ at, entry, count, designation }) => {
      const { cap } = entry;
      if (cap === undefined || (!isCharacter(entry) && entry.kind !== 'defense')) return [];
      const labels = designation === undefined ? [] : labelsOf(designation);
      return Array.from({ length: count }, (_, i) => ({
        id: `cap-${at}-${i}`,
        name: count > 1 ? `${entry.name} ${labels[i] ?? i + 1}` : entry.name,
        group: 'CAP',
        rules: ['MMS-063', 'MMS-120'],
        min: DEEPEST,
        max: cap,
        start: cap,
        steps: [5, 10],
      }));
    }),
};
