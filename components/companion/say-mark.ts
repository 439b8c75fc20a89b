import type { CompanionMark } from '@/lib/rules/kernel/companion/companion-state';
import type { CompanionSheet } from '@/lib/rules/kernel/companion/companion';
import { readDice } from './dice-tray';

/** What was done, in words. */
export function sayMark(
  sheet: CompanionSheet,
  { step }: Pick<CompanionMark, 'step'>,
  nameOf: (seat: number) => string,
): string {
  switch (step.do) {
    case 'go': {
      const phase = sheet.phases.find((p) => p.id === step.to.phase)?.name ?? step.to.phase;
      const whose = step.to.seat > 0 ? `, ${nameOf(step.to.seat)}` : '';
      return `To ${phase}${whose}, ${sheet.cycle} ${step.to.round}`;
    }
    case 'count': {
      const tracker = sheet.trackers.find((t) => t.id === step.tracker)?.name ?? step.tracker;
      const whose = step.seat > 0 ? ` of ${nameOf(step.seat)}` : '';
      return `${tracker}${whose}: ${step.by > 0 ? '+' : '−'}${Math.abs(step.by)}`;
    }
    case 'roll': {
      const dice = sheet.dice.find((d) => d.id === step.dice);
      const hand = step.byHand ? ', by hand' : '';
      return `${dice ? `${dice.name}: ${readDice(dice, step.faces)}` : step.faces.join(', ')}${hand}`;
    }
    case 'order':
      return `Order of play: ${step.seats.map(nameOf).join(', ')}`;
    case 'out':
      return `${nameOf(step.seat)} is ${step.out ? 'out of' : 'back in'} the game`;
  }
}
