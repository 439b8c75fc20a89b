import { capital } from '../../../../../kernel/words/words';
import { tiles } from '../../../catalogue';
import { categoryNames } from '../../../points';
import type { VictoryCategory } from '../../../sheet-words';
import type { DemonChoice, DemonEvent, Topic } from '../../engine/magic/demon';
import type { RealmState } from '../../engine/state';
import { itemName, pathName, seatName, spellName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { boxName } from './boxes';

const rule = 'MR-S25';

const topicNames: Readonly<Record<Topic, string>> = {
  spell: 'Whether he has recorded a spell',
  card: 'Whether he has a card',
  site: 'Whether he has discovered a site',
  path: 'Whether he has discovered a hidden path or a secret passage',
  chits: 'Whether he has looked at the map chits of a tile',
  goal: 'How many points he has assigned to a goal',
  gold: 'How much gold he has recorded',
  learned: 'How many spells he has learned',
  record: 'How often an activity stands in his record of today',
};

const tileNamed = (id: string): string => tiles.find((one) => one.id === id)?.name ?? id;

/** `has recorded Fog`, as a question asks and an answer says it. */
function question(topic: Topic, what: string): string {
  switch (topic) {
    case 'spell':
      return `has recorded ${spellName(what)}`;
    case 'card':
      return `has the ${itemName(what)}`;
    case 'site':
      return `has discovered ${boxName(what)}`;
    case 'path':
      return `has discovered this: ${pathName(Number(what))}`;
    case 'chits':
      return `has looked at the map chits of ${tileNamed(what)}`;
    case 'goal':
      return `how many victory points for ${categoryNames[what as VictoryCategory]}`;
    case 'gold':
      return 'how much gold';
    case 'learned':
      return 'how many spells learned in play';
    case 'record':
      return `how many phases of today for ${what.toUpperCase()}`;
  }
}

/** Is the answer a number, and not yes or no? */
const isNumber = (topic: Topic): boolean => ['goal', 'gold', 'learned', 'record'].includes(topic);

export const demonChoiceWords: ChoiceWriters<DemonChoice['type']> = {
  'demon-about': (s, _seat, { of }) => ({
    text: `Ask about the ${seatName(s, of)}`,
    group: 'The demon',
    rule,
    touches: [touching.seat(of)],
  }),
  'demon-topic': (s, _seat, { of, topic }) => ({
    text: topicNames[topic],
    group: `About the ${seatName(s, of)}`,
    rule,
    touches: [],
  }),
  'demon-question': (s, _seat, { of, topic, what }) => ({
    text: isNumber(topic)
      ? `${capital(question(topic, what))}?`
      : `Is it true that he ${question(topic, what)}?`,
    group: `About the ${seatName(s, of)}`,
    rule,
    touches: [],
  }),
};

function answerWords(
  s: RealmState,
  { of, topic, what, answer }: Extract<DemonEvent, { type: 'demon-answers' }>,
): string {
  const name = seatName(s, of);
  if (isNumber(topic)) return `The ${name}: ${question(topic, what)}? The demon says ${answer}.`;
  return `Is it true that the ${name} ${question(topic, what)}? The demon says ${answer === 1 ? 'yes' : 'no'}.`;
}

export const demonEventWords: EventWriters<DemonEvent['type']> = {
  'demon-asked': ({ seat, of }, s) => ({
    text: `A demon answers a question of the ${seatName(s, seat)} about the ${seatName(s, of)}.`,
    touches: [touching.seat(seat), touching.seat(of)],
  }),
  'demon-answers': (event, s) => ({ text: answerWords(s, event), weight: 'aside' }),
};
