import type { Seat } from '../../../../../kernel/game/engine';
import { mapChits, spells, tiles, treasures } from '../../../catalogue';
import { victoryCategories } from '../../../sheet-words';
import type { Questions, Telling } from '../activity';
import type { Deed } from '../deeds';
import type { Told } from '../events';
import { isAlive, type RealmState } from '../state';
import { discoveries } from '../world/ground';

/** What a demon may be asked about somebody: pieces that he has, and facts that he has recorded. (MR-S25) */
const topics = ['spell', 'card', 'site', 'path', 'chits', 'goal', 'gold', 'learned', 'record'] as const;
export type Topic = (typeof topics)[number];
/** Topics of which one thing is asked; the others are one question by themselves. */
type Listed = Exclude<Topic, 'gold' | 'learned'>;

/** One question about one player, step by step: about whom, about what, and then the question itself. (MR-S25) */
export type DemonAsk =
  | { readonly type: 'demon-about'; readonly seat: Seat }
  | { readonly type: 'demon-topic'; readonly seat: Seat; readonly of: Seat }
  | { readonly type: 'demon-question'; readonly seat: Seat; readonly of: Seat; readonly topic: Listed };
export type DemonChoice =
  | { readonly type: 'demon-about'; readonly of: Seat }
  | { readonly type: 'demon-topic'; readonly of: Seat; readonly topic: Topic }
  | { readonly type: 'demon-question'; readonly of: Seat; readonly topic: Listed; readonly what: string };
export type DemonEvent =
  | Told<'demon-asked', { readonly seat: Seat; readonly of: Seat }>
  /** 1 and 0 stand for yes and no where the question does not ask for a number. */
  | Told<
      'demon-answers',
      {
        readonly seat: Seat;
        readonly of: Seat;
        readonly topic: Topic;
        readonly what: string;
        readonly answer: number;
      }
    >;

const deedTypes: readonly Deed['type'][] = [
  'move',
  'hide',
  'alert',
  'rest',
  'search',
  'peer',
  'trade',
  'hire',
  'follow',
  'fly',
  'enchant',
];

/** What can be asked on a topic: everything of its kind that is in the game. */
const subjects: Readonly<Record<Listed, readonly string[]>> = {
  spell: spells.map(({ id }) => id),
  card: treasures.map(({ id }) => id),
  site: [
    ...mapChits.flatMap(({ id, chit }) => (chit === 'site' ? [id] : [])),
    ...treasures.flatMap(({ id, form }) => (form === 'site-card' ? [id] : [])),
  ],
  path: discoveries.map(({ code }) => String(code)),
  chits: tiles.map(({ id }) => id),
  goal: victoryCategories,
  record: deedTypes,
};

const isListed = (topic: Topic): topic is Listed => Object.hasOwn(subjects, topic);

const yes = (is: boolean): number => (is ? 1 : 0);

/** The truth. (MR-S25) */
function answerOf(s: RealmState, of: Seat, topic: Topic, what: string): number {
  const who = s.who[of]!;
  switch (topic) {
    case 'spell':
      return yes(who.spells.some(({ id }) => id === what));
    case 'card':
      return yes(who.items.some(({ id }) => id === what));
    case 'site':
      return yes(who.sites.includes(what));
    case 'path':
      return yes(who.paths.includes(Number(what)));
    case 'chits':
      return yes(who.seen.includes(tiles.findIndex(({ id }) => id === what)));
    case 'goal':
      return who.victory[victoryCategories.findIndex((one) => one === what)] ?? 0;
    case 'gold':
      return who.gold;
    case 'learned':
      return who.spells.filter(({ learned }) => learned > 0).length;
    case 'record':
      return who.record.filter(({ type }) => type === what).length;
  }
}

/** About whom somebody may ask. */
export const mayBeAsked = (s: RealmState, seat: Seat): readonly Seat[] =>
  s.who.flatMap((_, of) => (of !== seat && isAlive(s, of) ? [of] : []));

function tellTruth(s: RealmState, seat: Seat, of: Seat, topic: Topic, what: string, tell: Telling): void {
  tell?.({ type: 'demon-asked', rule: 'MR-S25', seat, of });
  const answer = answerOf(s, of, topic, what);
  tell?.({ type: 'demon-answers', rule: 'MR-S25', seat, of, topic, what, answer, only: seat });
}

/** A demon answers him one question about another player. (MR-S25) */
export function askDemon(s: RealmState, seat: Seat): void {
  const [first, ...more] = mayBeAsked(s, seat);
  if (first === undefined) return;
  if (more.length > 0) s.asks.push({ type: 'demon-about', seat });
  else s.asks.push({ type: 'demon-topic', seat, of: first });
}

export const demonAsks: Questions<DemonAsk['type']> = {
  'demon-about': {
    choices: (s, { seat }) => mayBeAsked(s, seat).map((of) => ({ type: 'demon-about', of })),
    answer(s, { seat }, choice) {
      if (choice.type === 'demon-about') s.asks.push({ type: 'demon-topic', seat, of: choice.of });
    },
  },
  'demon-topic': {
    choices: (_s, { of }) => topics.map((topic) => ({ type: 'demon-topic', of, topic })),
    answer(s, { seat, of }, choice, _dice, tell) {
      if (choice.type !== 'demon-topic') return;
      const { topic } = choice;
      if (isListed(topic)) s.asks.push({ type: 'demon-question', seat, of, topic });
      else tellTruth(s, seat, of, topic, '', tell);
    },
  },
  'demon-question': {
    choices: (_s, { of, topic }) =>
      subjects[topic].map((what) => ({ type: 'demon-question', of, topic, what })),
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'demon-question') tellTruth(s, seat, choice.of, choice.topic, choice.what, tell);
    },
  },
};
