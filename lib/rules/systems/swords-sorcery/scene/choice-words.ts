import type { Seat } from '../../../kernel/game/engine';
import type { ChoiceWords } from '../../../kernel/game/playable';
import { CONTACT, entry } from '../engine/entering';
import { domainOf } from '../engine/ground';
import { ROCK, type SsChoice, type SsState } from '../engine/state';
import { topTask } from '../engine/task';
import { conflictQuestion, modifierOf } from '../odds/question';
import { aType, cardName, cardRule, idOf, spotName, standing, typeName, whosePiece } from './names';
import { namingWords } from './naming-words';
import { seatName } from './seats';

/** The question that a step onto an opposing piece raises. */
const fightOdds = (s: SsState, piece: number, spot: number): Pick<ChoiceWords, 'odds'> => ({
  odds: conflictQuestion(s, piece, s.on[spot]!),
});

/** Steps are those of the dice, or of a Horse or Speed (SS-046, SS-140, SS-145). */
function stepRule(s: SsState): string {
  const task = topTask(s);
  return task?.kind === 'free' ? cardRule(s, task.card) : 'SS-046';
}

function goingWords(s: SsState, choice: Extract<SsChoice, { type: 'step' | 'fly' }>): ChoiceWords {
  const { piece, to } = choice;
  // A wizard of vapour passes over whoever stands there (SS-R54).
  const foe = entry(s, piece, to) === CONTACT;
  const from = s.at[piece]!;
  const across = choice.type === 'step' && domainOf(s.game, from) !== domainOf(s.game, to);
  const how =
    choice.type === 'fly' ? ` over ${spotName(s, choice.over)}` : across ? ' through the teleportal' : '';
  return {
    text: foe
      ? `Attack ${standing(s, s.on[to]!)} with the ${typeName(s.type[piece]!)} from ${spotName(s, from)}${how}`
      : `Move the ${typeName(s.type[piece]!)} from ${spotName(s, from)} to ${spotName(s, to)}${how}`,
    group: foe ? 'Attack' : choice.type === 'fly' ? 'Fly' : 'Move',
    rule: foe ? 'SS-055' : choice.type === 'fly' ? 'SS-110' : across ? 'SS-066' : stepRule(s),
    touches: [
      idOf.piece(piece),
      ...(choice.type === 'fly' ? [idOf.spot(s, choice.over)] : []),
      idOf.spot(s, to),
    ],
    ...(foe ? fightOdds(s, piece, to) : {}),
  };
}

/** Pads beside a spot that send pieces out, in the order of the board. */
const transmitters = (s: SsState, spot: number): readonly string[] => {
  const seat = domainOf(s.game, spot);
  const board = s.game.boards[s.domain[seat]!];
  const k = spot - seat * s.game.stride;
  return (['TXL', 'TXR'] as const).filter((_, i) => board?.pads[2 * i]!.includes(k));
};

function jamWords(s: SsState, piece: number, pad: number): ChoiceWords {
  const spot = s.at[piece]!;
  const name = transmitters(s, spot)[pad];
  return {
    text: `Send ${standing(s, piece)} through the jammed ${name === 'TXR' ? 'right' : 'left'} teleportal: it is destroyed`,
    group: 'Jammed teleport',
    rule: 'SS-R18',
    touches: [idOf.piece(piece), ...(name ? [idOf.pad(domainOf(s.game, spot), name)] : [])],
  };
}

function modifierWords(s: SsState, seat: Seat, card: number): ChoiceWords {
  const task = s.tasks.at(-1);
  const spot = task?.spot ?? -1;
  const [initiator, defender] = [s.guest[spot] ?? -1, s.on[spot] ?? -1];
  const id = card < 0 ? 'none' : modifierOf(s.game.cards[card]);
  const first = task?.left === 1;
  const named = first
    ? ([id, undefined] as const)
    : ([modifierOf(s.game.cards[task?.list[0] ?? -1]), id] as const);
  return {
    text: card < 0 ? 'Name no weapon' : `Fight with ${cardName(s, card)}`,
    group: 'Weapon',
    rule: 'SS-R23',
    touches: card < 0 ? [] : [idOf.card(card)],
    ...(initiator >= 0 && defender >= 0 ? { odds: conflictQuestion(s, initiator, defender, named) } : {}),
  };
}

function conflictWords(s: SsState, spot: number): ChoiceWords {
  const [initiator, defender] = [s.guest[spot]!, s.on[spot]!];
  const both = initiator >= 0 && defender >= 0;
  return {
    text: both
      ? `Fight on ${spotName(s, spot)}: ${whosePiece(s, initiator)} against ${whosePiece(s, defender)}`
      : `Fight on ${spotName(s, spot)}`,
    group: 'Conflicts',
    rule: 'SS-R22',
    touches: [idOf.spot(s, spot)],
    ...(both ? { odds: conflictQuestion(s, initiator, defender) } : {}),
  };
}

const doneWords = (s: SsState): Omit<ChoiceWords, 'touches'> =>
  s.phase === 'move'
    ? { text: 'End the movement', group: 'Go on', rule: 'SS-R14' }
    : { text: 'Go on', group: 'Go on', rule: 'SS-R14' };

const cardWords = (s: SsState, card: number, text: string, group: string): ChoiceWords => ({
  text,
  group,
  rule: cardRule(s, card),
  touches: [idOf.card(card)],
});

/** A choice as a line of the list, and as things to touch in their order: a piece, then where it goes. */
export function choiceWords(s: SsState, seat: Seat, choice: SsChoice): ChoiceWords {
  switch (choice.type) {
    case 'domain': {
      const board = s.game.boards[choice.board]!;
      const twins = s.game.boards.filter((one, i) => i < choice.board && one.name === board.name).length;
      return {
        text: `Take ${board.name}${twins > 0 ? ` (${twins + 1})` : ''}`,
        group: 'Domain',
        rule: 'SS-011',
        touches: [],
      };
    }
    case 'draft':
      return { ...cardWords(s, choice.card, `Draft ${cardName(s, choice.card)}`, 'Draft'), rule: 'SS-L12' };
    case 'place':
      return {
        text: `Put ${aType(s.type[choice.piece]!)} on ${spotName(s, choice.spot)}`,
        group: `Place ${aType(s.type[choice.piece]!)}`,
        rule: 'SS-015',
        touches: [idOf.piece(choice.piece), idOf.spot(s, choice.spot)],
      };
    case 'pass':
      return { text: 'Say nothing', group: 'Magic', rule: 'SS-R09', touches: [] };
    case 'quiet':
      return {
        text: 'Say nothing more until something happens',
        group: 'Magic',
        rule: 'SS-R09',
        touches: [],
      };
    case 'invoke':
      return cardWords(s, choice.card, `Magic: invoke ${cardName(s, choice.card)}`, 'Magic');
    case 'use':
      return cardWords(s, choice.card, `Use ${cardName(s, choice.card)}`, 'Powers');
    case 'piece':
    case 'spot':
    case 'card':
    case 'seat':
    case 'enough':
    case 'nothing':
    case 'raise':
      return namingWords(s, seat, choice);
    case 'swap':
      return {
        text: `Swap ${standing(s, choice.piece)} with its double at ${spotName(s, s.at[choice.token]!)}`,
        group: 'Powers',
        rule: 'SS-124',
        touches: [idOf.piece(choice.piece), idOf.piece(choice.token)],
      };
    case 'push':
      return rockWords(s, 'Push', choice.spot, choice.to, 'SS-151');
    case 'shift':
      return rockWords(
        s,
        `${cardName(s, choice.card)}: move`,
        choice.spot,
        choice.to,
        cardRule(s, choice.card),
        [idOf.card(choice.card)],
      );
    case 'smash':
      return {
        text: `Smash ${rockName(s, choice.spot)}`,
        group: 'Rocks',
        rule: 'SS-144',
        touches: [rockId(s, choice.spot)],
      };
    case 'boots':
      return {
        text: `${cardName(s, choice.card)}: move die ${choice.die + 1}, a ${s.dice[choice.die]}, counts as seven`,
        group: 'Powers',
        rule: cardRule(s, choice.card),
        touches: [idOf.card(choice.card), idOf.die(choice.die)],
      };
    case 'step':
    case 'fly':
      return goingWords(s, choice);
    case 'jam':
      return jamWords(s, choice.piece, choice.pad);
    case 'done':
      return { ...doneWords(s), touches: [] };
    case 'concede':
      return {
        text: `Give up: ${seatName(seat)} leaves the game`,
        group: 'Give up',
        rule: 'SS-R21',
        touches: [],
      };
    case 'conflict':
      return conflictWords(s, choice.spot);
    case 'modifier':
      return modifierWords(s, seat, choice.card);
    case 'discard':
      return {
        ...cardWords(s, choice.card, `Discard ${cardName(s, choice.card)}`, 'Discard'),
        rule: 'SS-R72',
      };
  }
}

/** A rock, or the wizard who is one (SS-R55). */
const rockName = (s: SsState, spot: number): string =>
  s.on[spot] === ROCK ? `the rock on ${spotName(s, spot)}` : `the rock that is ${standing(s, s.on[spot]!)}`;
const rockId = (s: SsState, spot: number): string =>
  s.on[spot] === ROCK ? idOf.rock(s, spot) : idOf.piece(s.on[spot]!);

const rockWords = (
  s: SsState,
  verb: string,
  spot: number,
  to: number,
  rule: string,
  first: readonly string[] = [],
): ChoiceWords => ({
  text: `${verb} ${rockName(s, spot)} to ${spotName(s, to)}`,
  group: 'Rocks',
  rule,
  touches: [...first, rockId(s, spot), idOf.spot(s, to)],
});
