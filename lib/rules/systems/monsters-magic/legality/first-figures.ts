import type { Finding, Mend } from '../../../kernel/verdict/legality';
import type { Seat, SetupOptions } from '../options';
import { corners, oppositeOf, optionOf, seatsOf, type Corner } from '../seats';
import type { MmHouse } from '../house';
import { withSeat } from './seats';
import { asOptions, sheetOf, type MmCheck } from './types';

/** Of three players in three corners: the one whose opposite corner is empty, and that corner (MM-302). */
export function middleOf(sheet: SetupOptions): { readonly seat: number; readonly empty: Corner } | undefined {
  const seats = seatsOf(sheet);
  if (sheet.players !== 3) return undefined;
  const free = corners.filter((corner) => seats.every((seat) => seat.corner !== corner));
  const empty = free[0];
  if (free.length !== 1 || !empty) return undefined;
  const seat = seats.findIndex(({ corner }) => oppositeOf(corner) === empty);
  return seat < 0 ? undefined : { seat, empty };
}

const mayStandAt = (
  sheet: SetupOptions,
  at: number,
  seat: Seat,
  space: string,
  { threePlayerMiddle }: MmHouse,
): boolean => {
  if (space === seat.corner) return true;
  if (threePlayerMiddle !== 'relocate') return false;
  const middle = middleOf(sheet);
  return middle !== undefined && middle.seat === at && middle.empty === space;
};

/** One first figure for each player, on his garrison in his corner. (MM-068) */
export const firstFigures: MmCheck = {
  code: 'MM-L17',
  stage: 'list',
  forms: ['setup'],
  title: 'One first figure for each player, in his corner',
  severity: 'error',
  rules: ['MM-068', 'MM-R01', 'MM-R02'],
  find(list, house) {
    const sheet = sheetOf(list);
    const out: Finding[] = [];
    seatsOf(sheet).forEach((seat, i) => {
      const player = i + 1;
      const about = [optionOf(player, 'figure')];
      if (seat.figure === undefined) out.push({ facts: { what: 'none', player }, about });
      else if (seat.figure === 'garrison') out.push({ facts: { what: 'garrison', player }, about });
      if (seat.figureAt !== undefined && !mayStandAt(sheet, i, seat, seat.figureAt, house))
        out.push({ facts: { what: 'place', player, space: seat.figureAt, corner: seat.corner }, about });
      // Nobody is asked for an extra figure here: what stands of one belongs to the number of players.
      if (seat.extra !== undefined && sheet.players !== 3)
        out.push({ facts: { what: 'extra', player }, about: ['players'] });
    });
    return out;
  },
  mend(list, { facts }) {
    const sheet = sheetOf(list);
    const at = Number(facts['player']) - 1;
    const seat = seatsOf(sheet)[at];
    if (!seat) return [];
    const { figureAt: _at, ...home } = seat;
    const { extra: _extra, extraAt: _extraAt, ...single } = seat;
    const label = (what: string): string => `${what} for player ${at + 1}`;
    const change = (words: string, next: Seat): Mend => ({
      label: words,
      options: asOptions(withSeat(sheet, at, next)),
    });
    switch (facts['what']) {
      case 'place':
        return [change(`Put the first figure of player ${at + 1} in ${seat.corner}`, home)];
      case 'extra':
        return [change(label('Only one figure'), single)];
      default:
        return [
          change(label('A hero'), { ...seat, figure: 'hero' }),
          change(label('An army'), { ...seat, figure: 'army' }),
          change(label('A mage'), { ...seat, figure: 'mage' }),
        ];
    }
  },
};

/** Of three players only the middle one may add a figure, in the empty corner, if so agreed. (MM-302) */
export const middleFigure: MmCheck = {
  code: 'MM-L18',
  stage: 'list',
  forms: ['setup'],
  title: 'The extra figure of the middle player',
  severity: 'error',
  rules: ['MM-302', 'MM-R03'],
  because: 'threePlayerMiddle',
  find(list, { threePlayerMiddle, figureCapWithCard }) {
    const sheet = sheetOf(list);
    if (sheet.players !== 3) return [];
    const middle = middleOf(sheet);
    const out: Finding[] = [];
    seatsOf(sheet).forEach((seat, i) => {
      const player = i + 1;
      // Only the middle player is asked for one; of others it stands beside their first.
      const about = [optionOf(player, middle?.seat === i ? 'extra' : 'figure')];
      if (seat.extra === undefined) {
        if (seat.extraAt !== undefined) out.push({ facts: { what: 'nothing', player }, about });
        return;
      }
      if (threePlayerMiddle !== 'extraFigure')
        out.push({ facts: { what: 'notAgreed', player }, about: [optionOf(player, 'figure')] });
      // While the corners are in doubt (MM-L15), nobody can say who sits in the middle.
      else if (middle && middle.seat !== i)
        out.push({ facts: { what: 'player', player, middle: middle.seat + 1 }, about });
      else if (middle && seat.extraAt !== undefined && seat.extraAt !== middle.empty)
        out.push({ facts: { what: 'place', player, space: seat.extraAt, empty: middle.empty }, about });
      // No card could let him have two of a type (MM-105).
      else if (middle && seat.extra === seat.figure && figureCapWithCard < 2)
        out.push({ facts: { what: 'limit', player, type: seat.extra }, about });
    });
    return out;
  },
  mend(list, { facts }) {
    const sheet = sheetOf(list);
    const at = Number(facts['player']) - 1;
    const seat = seatsOf(sheet)[at];
    if (!seat) return [];
    const { extraAt: _at, ...placed } = seat;
    const { extra: _extra, ...without } = placed;
    return [
      ...(facts['what'] === 'place'
        ? [{ label: 'Put it in the empty corner', options: asOptions(withSeat(sheet, at, placed)) }]
        : []),
      { label: `No extra figure for player ${at + 1}`, options: asOptions(withSeat(sheet, at, without)) },
    ];
  },
};
