import { unitTypes } from '../catalogue/vocabulary';
import type { LossReader } from '../../../kernel/game/playable';
import type { MmEvent } from '../engine/events';
import { GARRISON, typeOf, type MmState } from '../engine/state';

const unit = (figure: number): string => unitTypes[figure < 0 ? GARRISON : typeOf(figure)]!;

/** What fell in combat, and to which unit (MM-091, MM-092); or was given for cards. */
export const lossReader = (): LossReader<MmEvent, MmState> => (event) => {
  if (event.type === 'effect' && event.kind === 'sacrificeFigureToDraw')
    return [{ lost: unit(event.what), by: 'a sacrifice' }];
  if (event.type !== 'resolved') return [];
  const [attacker, defender] = [unit(event.attacker), unit(event.defender)];
  return [
    ...(event.lost === 'defender' ? [] : [{ lost: attacker, by: defender }]),
    ...(event.lost === 'attacker' ? [] : [{ lost: defender, by: attacker }]),
  ];
};
