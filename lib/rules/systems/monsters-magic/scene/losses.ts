import { unitTypes } from '../catalogue/vocabulary';
import type { LossReader } from '../../../kernel/playable';
import type { MmEvent } from '../engine/events';
import { GARRISON, typeOf, type MmState } from '../engine/state';

const unit = (figure: number): string => unitTypes[figure < 0 ? GARRISON : typeOf(figure)]!;

/** What fell in combat, and to which unit (MM-091, MM-092). */
export function lossReader(): LossReader<MmEvent, MmState> {
  let sides: readonly [string, string] | undefined;
  return (event) => {
    if (event.type === 'fought') sides = [unit(event.attacker), unit(event.defender)];
    if (event.type !== 'resolved' || !sides) return [];
    const [attacker, defender] = sides;
    return [
      ...(event.lost === 'defender' ? [] : [{ lost: attacker, by: defender }]),
      ...(event.lost === 'attacker' ? [] : [{ lost: defender, by: attacker }]),
    ];
  };
}
