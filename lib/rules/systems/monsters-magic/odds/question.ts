import type { Seat } from '../../../kernel/engine';
import { figureTypes } from '../catalogue/vocabulary';
import { BIT } from '../engine/control';
import { forceOf, sidesOf } from '../engine/force';
import { seatOf, type MmState } from '../engine/state';
import { spareFigure } from '../engine/units';
import type { CombatQuestion } from './combat';
import type { RecruitQuestion } from './recruit';

/** The combat that would follow if the figure entered the space now, by the Force that everybody can see. */
export function combatQuestion(
  s: MmState,
  figure: number,
  space: number,
): { readonly kind: 'combat' } & CombatQuestion {
  const from = s.at[figure]!;
  const figureOn = s.figureOn.slice();
  // Who has left his space is no neighbour of the contested one any more (MM-R15).
  if (figureOn[from] === figure) figureOn[from] = -1;
  const at = s.at.slice();
  at[figure] = space;
  const there: MmState = { ...s, at, figureOn, combat: { ...s.combat, attacker: figure, space, from } };
  const rounds: { attack: number; defence: number }[] = [];
  const round = (): void => {
    const [attack, defence] = sidesOf(there);
    rounds.push({ attack: forceOf(there, attack), defence: forceOf(there, defence) });
  };
  const garrison = s.garrison[space]!;
  const guarded = garrison >= 0 && garrison !== seatOf(figure);
  if (s.figureOn[space]! < 0) {
    round();
    return {
      kind: 'combat',
      defenders: 'garrison',
      attackGarrison: rounds[0]!.attack,
      garrison: rounds[0]!.defence,
    };
  }
  round();
  const [first] = rounds;
  if (!guarded)
    return { kind: 'combat', defenders: 'figure', attackFigure: first!.attack, figure: first!.defence };
  figureOn[space] = -1;
  round();
  return {
    kind: 'combat',
    defenders: 'both',
    attackFigure: first!.attack,
    figure: first!.defence,
    attackGarrison: rounds[1]!.attack,
    garrison: rounds[1]!.defence,
  };
}

/** The Recruit Roll that the seat has before it (MM-096, MM-104, MM-106). */
export const recruitQuestion = (s: MmState, seat: Seat): { readonly kind: 'recruit' } & RecruitQuestion => ({
  kind: 'recruit',
  villages: (s.control[seat]! & BIT.village) !== 0,
  full: figureTypes.filter((_, type) => spareFigure(s, seat, type) < 0),
});
