import { begin } from '../lasting';
import { cancelConflict } from '../death';
import { hasWizard, inConflict } from '../pieces';
import type { Run } from '../events';
import { fail, type Deeds } from '../resolve';
import type { SsState, Waiting } from '../state';

/** A potion on the own wizard (SS-027). */
const drink = (s: SsState, item: Waiting, _deed: unknown, run: Run): void => {
  if (!hasWizard(s, item.seat)) return fail(s, item, 'SS-R27', run);
  begin(s, item, s.wizard[item.seat]!, run);
};

export const turnDeeds: Deeds<'unkillable' | 'extra-dice' | 'pass-through' | 'become-rock'> = {
  unkillable: drink,
  'extra-dice': drink,
  'pass-through': drink,
  /** The wizard is a rock: whatever it was fighting is cancelled (SS-147, SS-R55). */
  'become-rock'(s, item, _deed, run) {
    if (!hasWizard(s, item.seat)) return fail(s, item, 'SS-R27', run);
    const wizard = s.wizard[item.seat]!;
    if (inConflict(s, wizard)) cancelConflict(s, s.at[wizard]!, run);
    if (s.at[wizard]! >= 0) begin(s, item, wizard, run);
  },
};
