import type { Seat } from '../../../../../kernel/game/engine';
import { abilitiesOf } from '../kit';
import { bewitching } from '../magic/in-effect';
import { ALIVE, type Mover, type RealmState } from '../state';
import { denizens } from '../world/denizens';
import { NOWHERE, type Place } from '../world/ground';
import { isUnderling } from '../world/warband';
import { noThings, thingsOf } from '../../../lists';

const freshMover = (kind: Mover['kind'], by: Seat, denizen: number, place: Place): Mover => ({
  kind,
  by,
  denizen,
  place,
  toward: NOWHERE,
  cameFrom: NOWHERE,
  found: 0,
  items: noThings(),
  paths: [],
  sites: [],
  seen: [],
  looked: [],
  record: noThings(),
  phases: [],
  recorded: 0,
  guide: -1,
  done: 0,
  blocked: 0,
  gone: 0,
});

/** A new day for somebody who moved before. */
const renewed = (one: Mover): Mover => ({
  ...freshMover(one.kind, one.by, one.denizen, one.place),
  items: one.items,
  paths: one.paths,
  sites: one.sites,
  seen: one.seen,
  looked: one.looked,
});

/** Hired leaders and controlled monsters. (MR-B32) */
function servants(s: RealmState): Mover[] {
  const out: Mover[] = [];
  for (let i = 0; i < s.hirer.length; i++) {
    const by = s.hirer[i]!;
    if (by >= 0 && s.at[i]! >= 0 && !isUnderling(s, i))
      out.push(freshMover(denizens[i]!.monster ? 'monster' : 'leader', by, i, NOWHERE));
  }
  return out;
}

/** A familiar begins where its master is. (MR-A26) */
const familiars = (s: RealmState, seat: Seat): Mover[] =>
  abilitiesOf(s, seat).some((e) => e.kind === 'extra-mover' && e.day === 'every')
    ? [freshMover('familiar', seat, -1, s.who[seat]!.place)]
    : [];

/** Whoever comes anew on a morning when all are mustered already has a familiar from that day on. (MR-A26, MR-B67) */
export const bringFamiliar = (s: RealmState, seat: Seat): void => void s.movers.push(...familiars(s, seat));

/** A phantasm is there for one day, and sets out from where the target of its spell is; mist has none. (MR-S33, MR-S32) */
const phantasms = (s: RealmState, seat: Seat): Mover[] =>
  bewitching(s, seat).flatMap(({ kind }) =>
    kind === 'extra-mover' ? [freshMover('phantasm', seat, -1, s.who[seat]!.place)] : [],
  );

/** Is it the same one? What he knows and carries is his from day to day, and a familiar stays where it is. */
const isSame = (one: Mover, other: Mover): boolean =>
  one.kind === other.kind &&
  one.by === other.by &&
  one.denizen === other.denizen &&
  one.kind !== 'phantasm' &&
  (one.denizen >= 0 || one.place !== NOWHERE);

/**
 * At Birdsong: everybody who moves today beside the characters. Each keeps his place; that of one who has gone is free for
 * another on the next day. (MR-009, MR-B32)
 */
export function muster(s: RealmState): void {
  const coming = [
    ...servants(s),
    ...s.who.flatMap(({ life }, seat) =>
      life === ALIVE ? [...familiars(s, seat), ...phantasms(s, seat)] : [],
    ),
  ];
  const wasGone = s.movers.map(({ gone }) => gone === 1);
  s.movers = thingsOf(s.movers, (one) => {
    const at = coming.findIndex((other) => isSame(one, other));
    if (at >= 0) coming.splice(at, 1);
    return { ...renewed(one), gone: at >= 0 ? 0 : 1 };
  });
  for (const one of coming) {
    const free = wasGone.findIndex((gone, i) => gone && s.movers[i]!.gone === 1);
    if (free < 0) s.movers.push(one);
    else s.movers[free] = one;
  }
}
