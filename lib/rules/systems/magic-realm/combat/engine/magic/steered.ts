import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { LIGHT } from '../../../reckon/harm';
import type { MrChoice } from '../choices';
import { chargeWith } from '../encounter/charging';
import { runWith } from '../encounter/running';
import type { MrEvent } from '../events';
import { playingAt, spend, strengthOf } from '../fighters/playing';
import { NOBODY, type MrState, type Steered } from '../state';
import { isThere } from '../who';
import { isOfBody } from './becoming';
import { isWarded } from './charms';
import { conjuredOf, ownerOf, useUp } from './conjured';
import { flyAway } from './flying';

/** Others whose brooms he has, each with one of them. (MR-S26) */
function steerers(s: MrState, at: Seat): readonly Pick<Steered, 'by' | 'item'>[] {
  const all = conjuredOf(s, at, 'broom').map((item) => ({ by: ownerOf(s, at, item), item }));
  return all.filter(
    ({ by }, i) => by >= 0 && by !== at && isThere(s, by) && all.findIndex((one) => one.by === by) === i,
  );
}

/** He runs, or charges somebody, unless those whose brooms he has are asked first: by a MOVE chit they fly him, or let a broom go. (MR-S26) */
export function moveInEncounter(
  s: MrState,
  at: Seat,
  chit: number,
  against: Seat,
  dice: Dice,
  tell?: Tell<MrEvent>,
): void {
  const { kind, item: thing } = playingAt(s, at, chit);
  const steered =
    kind !== 'MOVE' || thing >= 0 || isOfBody(chit) || isWarded(s, at)
      ? []
      : steerers(s, at).map((one): Steered => ({ ...one, at, chit, against }));
  s.steered = steered;
  if (steered.length === 0) move(s, at, chit, against, dice, tell);
}

function move(s: MrState, at: Seat, chit: number, against: Seat, dice: Dice, tell?: Tell<MrEvent>): void {
  if (against === NOBODY) runWith(s, at, chit, dice, tell);
  else chargeWith(s, at, against, chit, chit, tell);
}

/** What the caster of a broom may make of a run or a charge. (MR-S26) */
export function steerChoices(s: MrState): MrChoice[] {
  const { at, item, chit } = s.steered[0]!;
  return [{ type: 'broom', at, item, flies: strengthOf(s, at, chit) <= LIGHT }, { type: 'let-be' }];
}

/** The broom carries him, away or at whom he charges; or it is let go, or left alone, and he goes on foot. (MR-S26, MR-B37) */
export function playSteered(s: MrState, choice: MrChoice, dice: Dice, tell?: Tell<MrEvent>): void {
  const [{ by, at, item, chit, against }, ...more] = s.steered as [Steered, ...Steered[]];
  s.steered = more;
  if (choice.type === 'broom') {
    const { flies } = choice;
    tell?.({ type: 'broomed', rule: 'MR-S26', seat: by, at, flies });
    if (flies) {
      s.steered = [];
      const broom = s.game.heroes[at]!.playings.findIndex((one) => one.item === item);
      if (against !== NOBODY) return chargeWith(s, at, against, chit, broom, tell);
      spend(s, at, chit);
      return flyAway(s, at, broom, tell);
    }
    useUp(s, at, item);
  }
  if (more.length === 0) move(s, at, chit, against, dice, tell);
}
