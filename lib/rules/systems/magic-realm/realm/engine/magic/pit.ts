import { creatureOf, MIST } from '../../../combat/engine/magic/shapes';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import { removeItem } from '../belongings/wearing';
import { eveningOrder } from '../evening/combat-of';
import { chitsOf, isInPlay, itemOf, strengthOf } from '../kit';
import { FATIGUED, isAlive, seatsAt, type RealmState } from '../state';
import { denizensAt } from '../world/company';
import { denizens } from '../world/denizens';
import { isChanged, isMist, shapeOfDenizen } from './changes';
import { perish, perishDenizen, perishOfWounds, rustArmor, woundChit } from './dying';

type Chit = ReturnType<typeof chitsOf>[number];

/** Does something to all chits in play that are meant. */
function strike(s: RealmState, seat: Seat, isMeant: (chit: Chit) => boolean, how: (chit: number) => void) {
  // Chits of whom a spell has changed are out of reach. (MR-B29)
  if (isChanged(s, seat)) return;
  chitsOf(s, seat).forEach((chit, i) => {
    if (isInPlay(s.who[seat]!.chits[i]!) && isMeant(chit)) how(i);
  });
}

const isWeak = (strength: string): boolean => strength === 'L' || strength === 'M';

/** Every unhidden character, native and monster of the clearing dies. (MR-X13) */
function openChasm(s: RealmState, seat: Seat, tell: Telling): void {
  const { place } = s.who[seat]!;
  for (const one of denizensAt(s, place))
    if (s.hiding[one] === 0 && shapeOfDenizen(s, one) !== MIST) perishDenizen(s, one, 'MR-X13', tell);
  for (const other of eveningOrder(s, seatsAt(s, place)))
    if (s.who[other]!.hidden === 0 && !isMist(s, other)) perish(s, other, 'MR-X13', tell);
}

/** Light and medium chits are wounded, light and medium denizens and horses die. (MR-X15) */
function terrify(s: RealmState, seat: Seat, tell: Telling): void {
  const { place } = s.who[seat]!;
  for (const one of denizensAt(s, place)) {
    // Mist is out of reach, and a creature as weak as it is. (MR-S32, MR-B29)
    const shape = shapeOfDenizen(s, one);
    const { monster, native } = denizens[one]!;
    const size = creatureOf(shape)?.size ?? (monster ?? native)!.vulnerability;
    if (shape !== MIST && isWeak(size)) perishDenizen(s, one, 'MR-X15', tell);
  }
  for (const other of eveningOrder(s, seatsAt(s, place))) {
    // Chits and horses of whom a spell has changed are out of reach. (MR-B29)
    if (isChanged(s, other)) continue;
    strike(
      s,
      other,
      (chit) => (chit.kind === 'MOVE' || chit.kind === 'FIGHT') && isWeak(strengthOf(s, other, chit)),
      (chit) => woundChit(s, other, chit),
    );
    const { items } = s.who[other]!;
    for (let at = items.length - 1; at >= 0; at--) {
      const item = itemOf(items[at]!.id);
      if (item.kind === 'horse' && isWeak(item.vulnerability)) removeItem(s, other, at);
    }
    perishOfWounds(s, other, tell);
  }
}

/** What the Power of the Pit does to him, or to all who are where he is. (MR-X13 to MR-X18) */
export function sufferPit(s: RealmState, seat: Seat, result: number, tell: Telling): void {
  switch (result) {
    case 1:
      return openChasm(s, seat, tell);
    case 2:
      return perish(s, seat, 'MR-X14', tell);
    case 3:
      return terrify(s, seat, tell);
    case 4:
      strike(
        s,
        seat,
        ({ asterisks }) => asterisks > 0,
        (chit) => woundChit(s, seat, chit),
      );
      return perishOfWounds(s, seat, tell);
    case 5:
      return strike(
        s,
        seat,
        ({ kind }) => kind === 'MAGIC',
        (chit) => (s.who[seat]!.chits[chit] = FATIGUED),
      );
    default:
      if (isAlive(s, seat) && !isChanged(s, seat)) rustArmor(s, seat);
  }
}
