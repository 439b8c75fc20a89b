import { line } from '../../kernel/companion/companion';
import type { SystemCompanion } from '../../kernel/companion/companion';
import type { House } from './house';

/** A day of the realm, and what each character has recorded. */
export const companion: SystemCompanion<never, House> = {
  sheet: (house) => ({
    cycle: 'day',
    order: line(
      'Attention counters are drawn one at a time; let the companion mix the order anew each day.',
      'MR-013',
      'MR-014',
    ),
    phases: [
      {
        id: 'birdsong',
        name: 'Birdsong',
        by: 'all',
        may: [
          line('Permanent spells with their colour at hand become active.', 'MR-008'),
          line('Everybody writes the day’s activities down, in order, before anything moves.', 'MR-009'),
        ],
      },
      {
        id: 'sunrise',
        name: 'Sunrise',
        by: 'all',
        may: [
          line('Whoever follows is put with his guide.', 'MR-010'),
          line('Roll one die: that row of the set-up card prowls today.', 'MR-011'),
          line('On the 7th, 14th, 21st and 28th day that row regenerates first.', 'MR-012'),
          line('Mix the attention counters of all who do not follow.', 'MR-013'),
        ],
      },
      {
        id: 'daylight',
        name: 'Daylight',
        by: 'each',
        may: [
          line('You and your followers become unhidden before the first phase.', 'MR-015'),
          line(
            'Carry out what you wrote, one activity a phase; what is impossible is lost.',
            'MR-016',
            'MR-022',
          ),
          line('Four phases are normal; two on a day that touches a cave.', 'MR-017', 'MR-018'),
        ],
      },
      {
        id: 'evening',
        name: 'Sunset and evening',
        by: 'all',
        may: [
          line('Day spells end.', 'MR-089'),
          line('Clearing by clearing: encounter, melee, fatigue, round after round.', 'MR-090', 'MR-093'),
          line('Two quiet rounds in a row end the combat.', 'MR-094'),
          line('After fatigue, one active chit goes for each wound.', 'MR-191', 'MR-196'),
        ],
      },
      {
        id: 'midnight',
        name: 'Midnight',
        by: 'all',
        may: [
          line('Rearrange belongings and trade among yourselves.', 'MR-198'),
          line(
            'Weapons are unalerted, the day’s potions go back, permanent spells rest.',
            'MR-199',
            'MR-201',
            'MR-202',
          ),
          line('Curses end for characters at the chapel.', 'MR-200'),
        ],
      },
    ],
    trackers: [
      {
        id: 'prowling',
        name: 'Prowling row',
        explains: '0 until the die of the day is rolled.',
        rules: ['MR-011'],
        per: 'table',
        min: 0,
        max: 6,
        start: 0,
        resets: 'round',
      },
      { id: 'fame', name: 'Fame', rules: ['MR-004', 'MR-180'], per: 'seat', min: -999, start: 0, steps: [5] },
      {
        id: 'notoriety',
        name: 'Notoriety',
        rules: ['MR-004', 'MR-180'],
        per: 'seat',
        min: -999,
        start: 0,
        steps: [5],
      },
      {
        id: 'gold',
        name: 'Recorded gold',
        rules: ['MR-003', 'MR-180'],
        per: 'seat',
        min: 0,
        start: 0,
        steps: [5, 10],
      },
      {
        id: 'wounds',
        name: 'Wounded chits',
        explains: 'When none is left to wound, the character dies.',
        rules: ['MR-196', 'MR-197'],
        per: 'seat',
        min: 0,
        max: 12,
        start: 0,
      },
      {
        id: 'fatigued',
        name: 'Fatigued chits',
        rules: ['MR-191', 'MR-B11'],
        per: 'seat',
        min: 0,
        max: 12,
        start: 0,
      },
      { id: 'treasures', name: 'Great treasures', rules: ['MR-003'], per: 'seat', min: 0, max: 17, start: 0 },
      { id: 'spells', name: 'Spells learned', rules: ['MR-003'], per: 'seat', min: 0, start: 0 },
    ],
    dice: [
      { id: 'row', name: 'Monster roll', count: 1, sides: 6, reads: 'each', rules: ['MR-011'] },
      { id: 'table', name: 'Table roll', count: 2, sides: 6, reads: 'highest', rules: ['MR-B10'] },
    ],
    ends: [
      line(
        `After day ${house['game.days']} the game ends and victory points are counted.`,
        'MR-006',
        'MR-203',
      ),
      line(
        'Total over what was needed in each of the five categories; below zero counts three times.',
        'MR-B65',
      ),
    ],
  }),
};
