import { line } from '../../kernel/companion/companion';
import type { CompanionTracker, SystemCompanion } from '../../kernel/companion/companion';
import {
  activityLines,
  colorDays,
  combatLines,
  endLines,
  midnightLines,
  phaseLines,
  regenerationWords,
  seasonOf,
  turnEndLines,
} from './companion-lines';
import type { House } from './house';

/** Gold that every character has recorded when the game begins (MR-B06). */
const STARTING_GOLD = 10;

const row = (id: string, name: string): CompanionTracker => ({
  id,
  name,
  explains: '0 until the die of the day is rolled.',
  rules: ['MR-011'],
  per: 'table',
  min: 0,
  max: 6,
  start: 0,
  resets: 'round',
});

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
          line(colorDays(house), 'MR-B23'),
          ...(seasonOf(house) ? [line('Settle the weather of the day.', 'MR-B70')] : []),
          ...(house['magic.autoEnchant'] ? [line('On a seventh day tiles turn over.', 'MR-B70')] : []),
          line('Permanent spells with their color at hand become active.', 'MR-008'),
          line('Everybody writes the day’s activities down, in order, before anything moves.', 'MR-009'),
        ],
      },
      {
        id: 'sunrise',
        name: 'Sunrise',
        by: 'all',
        may: [
          line('Whoever follows is put with his guide.', 'MR-010'),
          line(
            house['world.solitaireTwoRows']
              ? 'Roll two dice: both rows of the set-up card prowl today. Ghosts always do.'
              : 'Roll one die: that row of the set-up card prowls today. Ghosts always do.',
            'MR-011',
            'MR-B34',
          ),
          line(
            `On ${regenerationWords(house)} what prowls goes back to where it began, the killed too; who is hired stays.`,
            'MR-012',
            'MR-B34',
          ),
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
          ...phaseLines(house),
          ...activityLines(house),
          ...turnEndLines(house),
        ],
      },
      { id: 'evening', name: 'Sunset and evening', by: 'all', may: combatLines(house) },
      { id: 'midnight', name: 'Midnight', by: 'all', may: midnightLines(house) },
    ],
    trackers: [
      row('prowling', 'Prowling row'),
      ...(house['world.solitaireTwoRows'] ? [row('prowling-2', 'Second prowling row')] : []),
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
        explains: `Everybody begins with ${STARTING_GOLD}.`,
        rules: ['MR-003', 'MR-180', 'MR-B06'],
        per: 'seat',
        min: 0,
        start: STARTING_GOLD,
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
      {
        id: 'kills',
        name: 'Kills of the day',
        explains:
          'Fame and notoriety of the next kill count one time more than this; kills of hirelings do not.',
        rules: ['MR-182', 'MR-R35'],
        per: 'seat',
        min: 0,
        start: 0,
        resets: 'round',
      },
    ],
    dice: [
      {
        id: 'row',
        name: 'Monster roll',
        count: house['world.solitaireTwoRows'] ? 2 : 1,
        sides: 6,
        reads: 'each',
        rules: ['MR-011'],
      },
      { id: 'table', name: 'Table roll', count: 2, sides: 6, reads: 'highest', rules: ['MR-035', 'MR-B10'] },
      {
        id: 'one',
        name: 'One die: an advantage, landing, repositioning',
        count: 1,
        sides: 6,
        reads: 'each',
        rules: ['MR-067', 'MR-156', 'MR-B10', 'MR-R03'],
      },
      {
        id: 'tactics',
        name: 'Change of tactics: a 6 turns the box over',
        count: 2,
        sides: 6,
        reads: 'each',
        rules: ['MR-157', 'MR-R03'],
      },
      ...(seasonOf(house)
        ? [{ id: 'weather', name: 'Weather', count: 1, sides: 6, reads: 'each' as const, rules: ['MR-B70'] }]
        : []),
    ],
    ends: endLines(house),
  }),
};
