import type { Step, StepPart } from '../../../kernel/list/guide';
import { budget } from '../../../kernel/verdict/legality';
import { capital } from '../../../kernel/words/words';
import { nameOf, once, victoryFields } from '../forms/character-fields';
import type { House } from '../house';
import { categoryNames, needed, totalPoints } from '../points';
import { victoryCategories } from '../sheet-words';
import { sheetOf, type CharacterView, type RealmList } from '../sheet';

const DAYS_OF_A_WEEK = 7;

/** What the points assigned ask for, in the numbers of the game. */
const goals = (who: CharacterView): StepPart => {
  const wanted = needed(who.member.victory ?? {});
  const rows = victoryCategories
    .filter((category) => (who.member.victory?.[category] ?? 0) > 0)
    .map((category) => ({
      label: capital(categoryNames[category]),
      text: `${wanted[category]} needed`,
    }));
  return {
    part: 'facts',
    title: `What the ${nameOf(who)} must reach`,
    rows: rows.length > 0 ? rows : [{ label: 'Nothing yet', text: 'Assign points above.' }],
  };
};

/** How the goals and the score decide (MR-005, MR-R42). */
const winning: Readonly<Record<House['victory.mode'], string>> = {
  'month-end':
    'A score of zero or more after the last day has won; what is missing of one goal, another may make good.',
  'sudden-death': 'The first midnight at which somebody meets every goal ends the game.',
  'all-categories': 'Only who meets every goal has won.',
};

export function victoryStep(list: RealmList, house: House): Step {
  const { characters, required } = sheetOf(list, house);
  const weeks = house['game.days'] / DAYS_OF_A_WEEK;
  return {
    id: 'victory',
    title: 'Victory points',
    explains: `The game lasts ${house['game.days']} days, ${weeks === 1 ? 'one week' : `${weeks} weeks`}. Divide the points over five kinds of goals. ${winning[house['victory.mode']]}`,
    checks: ['MR-L08', 'MR-L09', 'MR-L10', 'MR-L11', 'MR-L12', 'MR-L13'],
    parts: once(characters).flatMap((who): StepPart[] => {
      const due = required[characters.indexOf(who)]!;
      return [
        {
          part: 'total',
          label: `Points of the ${nameOf(who)}`,
          total: budget('victory point', totalPoints(who.member.victory), due),
        },
        { part: 'fields', fields: victoryFields(who, due, nameOf(who)) },
        goals(who),
      ];
    }),
  };
}
