import { beginBirdsong } from '../day/birdsong';
import type { Deed } from '../deeds';
import { actsAs, dayOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';

/** For tests only: a morning on which these act on their own, and everybody’s record is written. @returns who acts as each */
export function dayOfTheirOwn(
  s: RealmState,
  leaders: Readonly<Record<number, readonly Deed[]>>,
  own: readonly (readonly Deed[])[] = [],
): Readonly<Record<number, Who>> {
  beginBirdsong(s, undefined);
  for (const denizen of Object.keys(leaders)) s.comes[Number(denizen)] = 0;
  const acting = Object.fromEntries(
    Object.entries(leaders).map(([denizen, record]) => {
      const who = actsAs(s, Number(denizen));
      write(s, who, record);
      return [denizen, who];
    }),
  );
  s.who.forEach((_, seat) => write(s, seat, own[seat] ?? []));
  for (const one of s.movers) one.recorded = 1;
  return acting;
}

/** Writes a finished record. */
export function write(s: RealmState, who: Who, record: readonly Deed[]): void {
  const day = dayOf(s, who);
  day.record = [...record];
  day.phases = record.map(() => 'basic');
  day.recorded = 1;
}
