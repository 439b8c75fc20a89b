import type { EventWords } from '../../../kernel/game/playable';
import type { MmsEvent } from '../engine/events';
import { type MmsState } from '../engine/state';
import { pieceName, whosePiece } from './names';
import { touchOf } from './pieces';

type EventOf<K extends MmsEvent['type']> = Extract<MmsEvent, { type: K }>;

const FACES = 100;

const rowName = (s: MmsState, piece: number, row: number): string =>
  s.game.cards[s.card[piece]!]?.rows[row]?.[2] ?? 'a row of its table';

/** ` + 10`, ` − 20`; nothing of nothing. */
const change = (n: number): string => (n === 0 ? '' : n < 0 ? ` − ${-n}` : ` + ${n}`);

/** The sum of a roll: `46 + 10 − 20 = 36`, with what more than a hundred counts as (MMS-R04). */
function rolled(natural: number, plus: number, minus: number): string {
  if (plus === 0 && minus === 0) return `${natural}`;
  const sum = natural + plus + minus;
  const shown = sum < 0 ? `−${-sum}` : `${sum}`;
  return `${natural}${change(plus)}${change(minus)} = ${shown}${sum > FACES ? `, which counts as ${FACES}` : ''}`;
}

/** The row that was reached and what it takes: `Hammer 5 + 16 = 21`; of what has no CAP to lose nothing (MMS-053). */
function taken({ row, cap, damageMod, damage, piece }: EventOf<'attacked'>, s: MmsState): string {
  if (row < 0) return 'no effect';
  const sum = Math.max(0, cap + damageMod);
  const shown = `${rowName(s, piece, row)} ${cap}${damageMod === 0 ? '' : `${change(damageMod)} = ${sum}`}`;
  return damage < sum ? `${shown}, but there is nothing to lose` : shown;
}

export function attackedWords(event: EventOf<'attacked'>, s: MmsState): EventWords {
  const { piece, target, engine, natural, second, plus, minus, damage, named } = event;
  const how = engine < 0 ? '' : ` with ${pieceName(s, engine)}`;
  const named_ = named < 0 ? '' : `, naming ${rowName(s, piece, named)},`;
  const seat = s.game.owner[piece]!;
  const again = second > 0 ? `${rolled(natural, plus, minus)}: no effect; again ` : '';
  return {
    text:
      `${whosePiece(s, piece)} attacks ${whosePiece(s, target)}${how}${named_} ` +
      `${damage > 0 ? `and takes ${damage} CAP` : 'without effect'}.`,
    sum: `${again}${rolled(second > 0 ? second : natural, plus, minus)}: ${taken(event, s)}`,
    dice: [natural, ...(second > 0 ? [second] : [])].map((face) => ({ seat, sides: FACES, face })),
    touches: [...touchOf(s, piece), ...touchOf(s, target), ...(engine < 0 ? [] : touchOf(s, engine))],
  };
}

export function healedWords(event: EventOf<'healed'>, s: MmsState): EventWords {
  const { piece, target, natural, plus, row, cap, more, restored } = event;
  const lost = cap > restored ? `, ${cap - restored} more than it needs` : '';
  return {
    text:
      restored > 0
        ? `${whosePiece(s, piece)} heals ${target === piece ? 'itself' : whosePiece(s, target)}: ${restored} CAP come back.`
        : `${whosePiece(s, piece)} tries to heal ${target === piece ? 'itself' : whosePiece(s, target)} in vain.`,
    sum: `${rolled(natural, plus, 0)}: ${row < 0 ? 'no effect' : `${rowName(s, piece, row)} ${cap - more}${more > 0 ? `${change(more)} = ${cap}` : ''}${lost}`}`,
    dice: [{ seat: s.game.owner[piece]!, sides: FACES, face: natural }],
    touches: [...touchOf(s, piece), ...touchOf(s, target)],
  };
}

export function detectedWords(event: EventOf<'detected'>, s: MmsState): EventWords {
  const { piece, natural, plus, threshold, success } = event;
  return {
    text: success
      ? `${whosePiece(s, piece)} looks closely and sees what is hidden within reach.`
      : `${whosePiece(s, piece)} looks closely and finds nothing.`,
    sum: `${rolled(natural, plus, 0)}, needed ${threshold}`,
    dice: [{ seat: s.game.owner[piece]!, sides: FACES, face: natural }],
    touches: touchOf(s, piece),
  };
}

const whyLost: Readonly<Record<EventOf<'attackLost'>['why'], string>> = {
  range: 'the target is out of range',
  dear: 'no movement is left for the attack',
  gone: 'the target is gone',
};

export const attackLostWords = ({ piece, target, why }: EventOf<'attackLost'>, s: MmsState): EventWords => ({
  text: `${whosePiece(s, piece)} cannot attack ${whosePiece(s, target)}: ${whyLost[why]}.`,
  touches: touchOf(s, piece),
});
