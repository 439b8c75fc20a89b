import { Problem, refused } from '@/lib/api/problem';
import type { CompanionRefusal, CompanionSheet, CompanionStep } from '@/lib/rules';

/** Which field of a step names what is not there. */
function strangerIn(sheet: CompanionSheet, step: CompanionStep): string {
  switch (step.do) {
    case 'go':
      return 'to';
    case 'count':
      return sheet.trackers.some(({ id }) => id === step.tracker) ? 'seat' : 'tracker';
    case 'roll':
      return 'dice';
    case 'order':
      return 'seats';
    case 'out':
    case 'undo':
    case 'restart':
      return 'seat';
  }
}

/** Why a step at the table was not done. */
export function companionProblem(
  reason: CompanionRefusal,
  sheet: CompanionSheet,
  step: CompanionStep,
): Problem {
  switch (reason) {
    case 'moved_on':
      return new Problem('moved_on', 'Somebody was quicker; the table stands elsewhere by now.');
    case 'out_of_range':
      return new Problem('out_of_range', 'The rules keep this tracker, or these dice, within bounds.');
    case 'nothing_to_undo':
      return new Problem('moved_on', 'There is nothing to undo.');
    case 'unknown':
      return refused('invalid_request', [
        {
          path: [strangerIn(sheet, step)],
          code: 'unknown',
          message: 'There is no such phase, tracker, die or seat at this table.',
        },
      ]);
  }
}
