import type { Seat } from '../../../../../kernel/game/engine';
import { view } from '../../../combat/engine/view';
import type { Field } from '../state';

/** The combat of a field as one seat may know it. (MR-B22, 7.1) */
export function viewOfField(field: Field, seat: Seat | undefined): Field {
  if (!field.combat) return field;
  const at = seat === undefined ? -1 : field.seats.indexOf(seat);
  const combat = view(field.combat, at < 0 ? undefined : at);
  const { lying } = combat.game;
  if (!lying) return { ...field, combat };
  // What is awake in things that lie open is seen by whoever picks them up.
  const open = lying.map((one) => ({ ...one, spells: [] }));
  return { ...field, combat: { ...combat, game: { ...combat.game, lying: open } } };
}
