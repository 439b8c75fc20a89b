import type { Seat } from '../../../kernel/game/engine';
import type { Scene, ScenePiece, SceneSeat } from '../../../kernel/game/scene';
import { counted, signed } from '../../../kernel/words/words';
import { units } from '../catalogue/units';
import { labelOf, SPACES } from '../engine/board';
import { GARRISON, seatOf, TEMPLE, typeOf, type MmState } from '../engine/state';
import { countFigures, countGarrisons, countSpaces } from '../engine/units';
import { spacesOf, SIDE } from './ground';
import { idOf, ownedBy, seatName, seatTone, structuresIn, whoseFigure } from './names';
import { phaseOf } from './phase';
import { traysOf } from './trays';

/** Pictures by unit type, the garrison last. */
const unitIcons: readonly string[] = ['mage', 'hero', 'monster', 'army', 'garrison'].map(
  (id) => units.find((unit) => unit.id === id)?.icon ?? 'meeple',
);

const holder = (s: MmState, space: number): number => {
  const figure = s.figureOn[space]!;
  return figure >= 0 ? seatOf(figure) : s.garrison[space]!;
};

function piecesOf(s: MmState): ScenePiece[] {
  const out: ScenePiece[] = [];
  for (let space = 0; space < SPACES; space++) {
    const seat = s.garrison[space]!;
    if (seat >= 0)
      out.push({
        id: idOf.garrison(space),
        space: idOf.space(space),
        seat,
        name: `${ownedBy(seat)} garrison`,
        icon: unitIcons[GARRISON]!,
        size: 'small',
      });
  }
  s.at.forEach((space, figure) => {
    if (space < 0) return;
    const seat = seatOf(figure);
    const moves = seat === s.active && s.phase === 'movement';
    const spent = moves && s.activation[figure] === 2;
    const left = s.mp[figure]!;
    const charge = s.charged[figure]!;
    out.push({
      id: idOf.figure(figure),
      space: idOf.space(space),
      seat,
      name: `${whoseFigure(figure)}${spent ? ', has moved' : moves ? `, ${counted(left, 'move point')}` : ''}${charge === 0 ? '' : `, ${signed(charge)} Force this turn`}`,
      icon: unitIcons[typeOf(figure)]!,
      ...(moves && !spent ? { label: String(left) } : {}),
      ...(spent ? { state: 'spent' as const } : {}),
    });
  });
  return out;
}

/** What wins and what is held, seat by seat (MM-002 to MM-006, MM-072). */
function seatOfScene(s: MmState, seat: Seat): SceneSeat {
  const { templesToWin, garrisonsToWin } = s.game.house;
  const of = (n: number, goal: number | null): string => (goal === null ? `${n}` : `${n} of ${goal}`);
  const controls = structuresIn(s.control[seat]!);
  return {
    seat,
    name: seatName(seat),
    tone: seatTone(seat),
    alive: s.alive[seat]!,
    facts: [
      { label: 'Spaces', value: String(countSpaces(s, seat)) },
      { label: 'Temples', value: of(countSpaces(s, seat, TEMPLE), templesToWin) },
      { label: 'Garrisons', value: of(countGarrisons(s, seat), garrisonsToWin) },
      { label: 'Figures', value: String(countFigures(s, seat)) },
      { label: 'Hand', value: String(s.hand[seat]!.length) },
      ...(controls === '' ? [] : [{ label: 'Controls', value: controls }]),
    ],
  };
}

/** The position as its viewer may see it. */
export const scene = (s: MmState, viewer: Seat | undefined): Scene => ({
  width: 8 * SIDE,
  height: 8 * SIDE,
  spaces: spacesOf(s, (space) => holder(s, space)),
  lines: [],
  pieces: piecesOf(s),
  trays: traysOf(s, viewer),
  seats: Array.from({ length: s.game.players }, (_, seat) => seatOfScene(s, seat)),
  phase: phaseOf(s),
});

/** Where the piece of that unit stands: 2 × space, one more for the garrison. */
export const unitId = (s: MmState, unit: number): string =>
  (unit & 1) === 1 ? idOf.garrison(unit >> 1) : idOf.figure(s.figureOn[unit >> 1]!);
export const unitName = (s: MmState, unit: number): string =>
  `the ${(unit & 1) === 1 ? 'garrison' : whoseFigure(s.figureOn[unit >> 1]!).replace(/^.*’s /, '')} at ${labelOf(unit >> 1)}`;
