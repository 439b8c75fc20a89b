import type { EventWords } from '../../../kernel/game/playable';
import { capital } from '../../../kernel/words/words';
import type { SsEvent } from '../engine/events';
import type { SsState } from '../engine/state';
import { faceWorth, valueOf } from '../odds/pool';
import { cardName, idOf, spotName, whosePiece } from './names';

type EventOf<K extends SsEvent['type']> = Extract<SsEvent, { type: K }>;

/** `5 and 4 make 54`, with the modifier `+ 11 (Swords) = 65`. (SS-072) */
function valueWords(s: SsState, dice: readonly number[], value: number, modifier: number): string {
  if (dice.length === 0) return 'no dice';
  const deed = s.game.cards[modifier]?.deed;
  const weapon = deed?.kind === 'weapon' ? deed.change : undefined;
  const literalStar = s.game.house.morningStar === 'literal';
  const rolled = dice.join(', ');
  // A weapon that Armour stops changes nothing (SS-156): the dice count as they fell.
  if (weapon?.by === 'faces' && value === valueOf(dice, { dice: dice.length, weapon, literalStar })) {
    const worth = dice.map((face) => faceWorth(face, weapon, literalStar)).join(', ');
    return `${rolled} count ${worth} (${cardName(s, modifier)}) = ${value}`;
  }
  const plain = valueOf(dice, { dice: dice.length });
  const made = dice.length === 1 ? `${rolled} × 10` : `${rolled}: best two`;
  if (modifier < 0 || plain === value) return `${made} = ${value}`;
  return `${made} ${plain} + ${value - plain} (${cardName(s, modifier)}) = ${value}`;
}

/** A conflict with both sums; the lower one dies, and a tie is the initiator’s. */
export function foughtWords(event: EventOf<'fought'>, s: SsState): EventWords {
  const { initiator, defender, spot, dice, values, modifiers, winner } = event;
  const names = [whosePiece(s, initiator), whosePiece(s, defender)] as const;
  const ending = winner === 'none' ? 'nobody dies' : `${winner === 'initiator' ? names[0] : names[1]} wins`;
  const tie = values[0] === values[1] && dice[0].length > 0 && dice[1].length > 0;
  const faces = dice.flatMap((side, i) =>
    side.map((face) => {
      const seat = s.owner[i === 0 ? initiator : defender]!;
      return { ...(seat < 0 ? {} : { seat }), sides: 6, face };
    }),
  );
  const bare = dice[0].length === 0 && dice[1].length === 0;
  return {
    text: `${capital(names[0])} fights ${names[1]} on ${spotName(s, spot)}: ${ending}${tie && winner !== 'none' ? ' the tie' : ''}.`,
    ...(bare
      ? {}
      : {
          sum: `${valueWords(s, dice[0], values[0], modifiers[0])} against ${valueWords(s, dice[1], values[1], modifiers[1])}`,
        }),
    dice: faces,
    touches: [idOf.spot(s, spot)],
  };
}

/** A saving throw, and what it had to come over. (SS-076) */
export function saveWords(event: EventOf<'saved' | 'notSaved'>, s: SsState): EventWords {
  const { piece, card, dice, value, over } = event;
  const seat = s.owner[piece]!;
  return {
    text: `${capital(whosePiece(s, piece))} ${event.type === 'saved' ? 'saves itself' : 'does not save itself'} from ${cardName(s, card)}.`,
    sum: `${valueWords(s, dice, value, -1)}, ${event.type === 'saved' ? 'over' : 'not over'} ${over}`,
    dice: dice.map((face) => ({ ...(seat < 0 ? {} : { seat }), sides: 6, face })),
  };
}
