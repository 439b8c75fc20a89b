import type { Seat } from '../../../kernel/game/engine';
import type { ChoiceWords } from '../../../kernel/game/playable';
import { capital, counted } from '../../../kernel/words/words';
import { isOwnGhost } from '../engine/pieces';
import { ROCK, type SsChoice, type SsState, type Task } from '../engine/state';
import { aType, cardName, cardRule, idOf, spotName, standing, typeName } from './names';
import { seatName } from './seats';

type Naming = Extract<
  SsChoice,
  { type: 'piece' | 'spot' | 'card' | 'seat' | 'enough' | 'nothing' | 'raise' }
>;

/** By which rule a piece goes back: off an own ghost, or out of a conflict (SS-R24, SS-R43). */
export const backRule = (s: SsState, { spot, piece }: Task): string =>
  isOwnGhost(s, s.on[spot]!, piece) ? 'SS-R43' : 'SS-R24';

/** What the task under way is called, and the rule that asks for it. */
function underWay(s: SsState, task: Task | undefined): { readonly group: string; readonly rule: string } {
  if (!task) return { group: 'Choose', rule: 'SS-R67' };
  switch (task.kind) {
    case 'missile':
      return { group: 'Magic Missile', rule: 'SS-131' };
    case 'saves':
      return { group: 'Saving throws', rule: cardRule(s, task.card) };
    case 'rocks':
      return { group: 'Rocks', rule: 'SS-114' };
    case 'raise':
      return { group: 'The dead', rule: 'SS-126' };
    case 'zombie':
      return { group: 'Zombie', rule: 'SS-120' };
    case 'bounce':
      return { group: 'Going back', rule: backRule(s, task) };
    case 'must':
      return { group: 'Must invoke', rule: 'SS-R13' };
    case 'discard':
      return { group: 'Discard', rule: 'SS-R72' };
    default:
      return task.card >= 0
        ? { group: cardName(s, task.card), rule: cardRule(s, task.card) }
        : { group: 'Choose', rule: 'SS-R67' };
  }
}

const stopWords: Readonly<Partial<Record<Task['kind'], (s: SsState, task: Task) => string>>> = {
  free: (_s, { left }) => `Stop with ${counted(left, 'step')} left`,
  missile: () => 'Let the missile end here',
  rocks: (_s, { left }) => `Put no more rocks, ${left} left`,
  raise: () => 'Bring nobody else back',
  target: (s, { card }) => `Enough: invoke ${cardName(s, card)} like this`,
};

const pieceVerbs: Readonly<Partial<Record<Task['kind'], string>>> = {
  target: 'Name',
  missile: 'Hit',
  saves: 'Roll next for',
};

const spotVerbs: Readonly<Partial<Record<Task['kind'], string>>> = {
  free: 'Step to',
  missile: 'Fly on to',
  rocks: 'Put a rock on',
  zombie: 'Rise on',
  bounce: 'Go back to',
};

/** `A pion`, or `Pion 2` where several of a rank are dead. */
function returning(s: SsState, piece: number): string {
  const alike = [...s.type.keys()].filter(
    (one) => s.type[one] === s.type[piece] && s.born[one] === s.born[piece] && s.at[one]! < 0,
  );
  return alike.length < 2
    ? capital(aType(s.type[piece]!))
    : `${capital(typeName(s.type[piece]!))} ${alike.indexOf(piece) + 1}`;
}

/** A target named, a place to go, or that there are no more. (SS-R67) */
export function namingWords(s: SsState, seat: Seat, choice: Naming): ChoiceWords {
  const task = s.tasks.at(-1);
  const { group, rule } = underWay(s, task);
  switch (choice.type) {
    case 'piece': {
      const spot = task?.spot ?? -1;
      if (choice.piece === ROCK)
        return {
          text: `Hit the rock on ${spotName(s, spot)}`,
          group,
          rule,
          touches: spot >= 0 ? [idOf.rock(s, spot)] : [],
        };
      const verb = pieceVerbs[task?.kind ?? 'target'] ?? 'Choose';
      return {
        text: `${verb} ${standing(s, choice.piece)}`,
        group,
        rule,
        touches: [idOf.piece(choice.piece)],
      };
    }
    case 'spot':
      return {
        text: `${spotVerbs[task?.kind ?? 'target'] ?? 'Name'} ${spotName(s, choice.spot)}`,
        group,
        rule,
        touches: [idOf.spot(s, choice.spot)],
      };
    case 'card':
      return {
        text: `${task?.kind === 'safe' ? 'Protect' : task?.kind === 'must' ? 'Invoke' : 'Name'} ${cardName(s, choice.card)}`,
        group,
        rule,
        touches: [idOf.card(choice.card)],
      };
    case 'seat':
      return {
        text: `Name ${seatName(choice.seat)}, who has ${counted(s.hand[choice.seat]!.length, 'card')}`,
        group,
        rule,
        touches: [],
      };
    case 'enough':
      return { text: (task && stopWords[task.kind]?.(s, task)) ?? 'Enough', group, rule, touches: [] };
    case 'nothing':
      return { text: 'Let the bounced spell do nothing', group, rule: 'SS-R61', touches: [] };
    case 'raise':
      return {
        text: `${returning(s, choice.piece)} returns to ${spotName(s, choice.spot)}`,
        group,
        rule,
        touches: [idOf.piece(choice.piece), idOf.spot(s, choice.spot)],
      };
  }
}
