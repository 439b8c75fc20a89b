import { z } from 'zod';
import { never, sum, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chance, type Chances } from '../../../kernel/game/situation';
import { natives } from '../catalogue';
import {
  columnOf,
  dealingChances,
  dealingFields,
  meetingRoll,
  multiplierOf,
  purpose,
  traderName,
  type Purpose,
} from './dealing';
import { nameOf, rollWords } from './roller';
import { gathered, outcome, percent, possible } from './words';

const MeetingQuestion = z.strictObject({ purpose, ...dealingFields });
type MeetingQuestion = z.output<typeof MeetingQuestion>;

/** All that the Meeting table can give in the end, best first. (MR-X19 to MR-X24) */
const results = [
  'boon',
  'price 1',
  'price 2',
  'price 3',
  'price 4',
  'no deal',
  'insult',
  'challenge',
  'block/battle',
] as const;
type Result = (typeof results)[number];

const byDay: Readonly<Record<Result, string>> = {
  boon: 'a boon: free, for a level of friendliness',
  'price 1': 'the basic price',
  'price 2': 'twice the basic price',
  'price 3': 'three times the basic price',
  'price 4': 'four times the basic price',
  'no deal': 'no deal',
  insult: 'an insult: 5 notoriety, or a block',
  challenge: 'a challenge: 5 fame, or a block',
  'block/battle': 'a block',
};

/** Before a combat only a fight or its price matters; no price is paid in the Evening. (MR-097, MR-B52, MR-X20) */
const atNight = (result: Result): string => {
  switch (result) {
    case 'insult':
      return 'an insult: 5 notoriety, or they battle';
    case 'challenge':
      return 'a challenge: 5 fame, or they battle';
    case 'block/battle':
      return 'they battle';
    default:
      return 'they stay out of it';
  }
};

const keys: Readonly<Record<string, string>> = { 'they stay out of it': 'peace' };

const outcomesOf = (
  chances: ReadonlyMap<string, Fraction>,
  wordsOf: (result: Result) => string,
): readonly Chance[] => {
  const rows = results.map((result) => [wordsOf(result), chances.get(result) ?? never] as const);
  const key = (words: string): string =>
    keys[words] ?? results.find((result) => wordsOf(result) === words)!.replace(/[ /]/g, '-');
  return possible([...gathered(rows)].map(([words, chance]) => outcome(key(words), words, chance)));
};

const among = (chances: ReadonlyMap<string, Fraction>, wanted: (result: string) => boolean): Fraction =>
  [...chances].reduce((all, [result, chance]) => (wanted(result) ? sum(all, chance) : all), never);

const doing: Readonly<Record<Purpose, string>> = {
  trade: 'buys from',
  hire: 'hires among',
  battle: 'meets',
};

/** What the Meeting table gives in the end, with every opportunity and trouble rolled out. (MR-X25, MR-X26) */
function solveMeeting(q: MeetingQuestion): Chances {
  const chances = dealingChances(q, q.purpose);
  const fight = among(chances, (result) => result === 'block/battle');
  const paid = among(chances, (result) => result === 'insult' || result === 'challenge');
  const begun = `${nameOf(q)} ${doing[q.purpose]} ${traderName(q)} on the ${columnOf(q)} column, ${rollWords(meetingRoll(q, q.purpose))}:`;
  return {
    outcomes: outcomesOf(chances, q.purpose === 'battle' ? atNight : (result) => byDay[result]),
    explained:
      q.purpose === 'battle'
        ? `${begun} they battle ${percent(fight)}. An insult or a challenge, which fame or notoriety can settle, comes ${percent(paid)}.`
        : `${begun} a boon or a price is offered ${percent(among(chances, (r) => multiplierOf(r) !== undefined))}. It ends in a block ${percent(fight)}, and in an insult or a challenge ${percent(paid)}.`,
  };
}

export const meetingTable = defineSituation<MeetingQuestion>({
  kind: 'meeting',
  title: 'A roll on the Meeting table',
  explains:
    'What a group or visitor answers who is asked for goods, for service, or for peace before a combat.',
  rules: ['MR-050', 'MR-053', 'MR-054', 'MR-096', 'MR-B43', 'MR-B52', 'MR-R10', 'MR-X25', 'MR-X26'],
  schema: MeetingQuestion,
  example: MeetingQuestion.parse({ who: 'black-knight', trader: 'company' }),
  about: (entry) => {
    const hired = natives.find(({ id }) => id === entry.id);
    return hired ? { purpose: 'hire', who: 'anybody', trader: hired.group } : undefined;
  },
  solve: solveMeeting,
});
