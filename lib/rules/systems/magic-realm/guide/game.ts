import type { CountRow, Step, StepPart } from '../../../kernel/list/guide';
import { budget } from '../../../kernel/verdict/legality';
import { groups, natives, type Native } from '../catalogue';
import { partyFields } from '../forms/fields';
import { isOpen } from '../forms/random-party';
import type { House } from '../house';
import { sheetOf, type RealmList, type RealmTerms } from '../sheet';

const byId = new Map<string, Native>(natives.map((native) => [native.id, native]));

/** Natives by group, each with its wage for fourteen days. */
const nativeParts = (list: RealmList, house: House, terms: RealmTerms): readonly StepPart[] => {
  const { natives: hired } = sheetOf(list, house);
  return groups.flatMap((group): StepPart[] => {
    const members = group.members.flatMap((id) => byId.get(id) ?? []).filter(({ id }) => isOpen(id, terms));
    if (members.length === 0) return [];
    const rows = members.map((native): CountRow => {
      const views = hired.filter(({ entry }) => entry.id === native.id);
      return {
        label: `${native.name}${native.leader ? ' (leader)' : ''}`,
        entry: native.id,
        count: views.reduce((sum, { count }) => sum + count, 0),
        at: views.map(({ at }) => at),
        most: 1,
        cost: `${native.wage} gold`,
      };
    });
    return [
      {
        part: 'counts',
        label: group.name,
        help:
          group.hire === 'single'
            ? 'Hired one at a time, the highest number first and the leader last.'
            : 'Hired all together or not at all.',
        total: budget(
          'native',
          rows.reduce((sum, { count }) => sum + count, 0),
        ),
        rows,
      },
    ];
  });
};

/** What the agreement changed; the options belong to it, and all sheets of a game share them. */
const agreedPart = (house: House, terms: RealmTerms): StepPart => ({
  part: 'facts',
  title: 'Optional rules of the agreement',
  rows:
    terms.changed.length === 0
      ? [
          {
            label: 'None',
            text: `“${terms.name}” changes nothing. Choose another agreement above to play with more.`,
          },
        ]
      : terms.changed.map((key) => ({
          label: key,
          text: JSON.stringify(house[key as keyof House]).replaceAll('"', ''),
        })),
});

/** Optional rules, the day, and those who serve for pay in a game that is under way. */
export function gameStep(list: RealmList, house: House, terms: RealmTerms): Step {
  const own = partyFields(list, house).filter(({ group }) => group === 'Game' || group === 'Hired natives');
  const { options } = list;
  const isRunning = options.form === 'party' && options.continued === true;
  const hasNatives = sheetOf(list, house).natives.length > 0;
  return {
    id: 'game',
    title: 'Options and natives',
    explains: isRunning
      ? 'The game is under way: hired natives stand on the sheet with the day of their hire.'
      : 'Natives are hired during the game. Say that it is under way to put them on the sheet.',
    checks: ['MR-L26', 'MR-L38', 'MR-L39', 'MR-L40', 'MR-L41', 'MR-L42', 'MR-L43', 'MR-L44', 'MR-L45'],
    parts: [
      agreedPart(house, terms),
      { part: 'fields', fields: own },
      ...(isRunning || hasNatives ? nativeParts(list, house, terms) : []),
    ],
  };
}
