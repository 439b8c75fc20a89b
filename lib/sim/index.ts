/** Many games at once. A page begins with `openMatch` and `pageCrew` of `./browser`; the server has threads of its own. */
export { openAudit, type Audit, type AuditLine, type AuditWish } from './audit';
export { openMatch, readMatch, type Match } from './block';
export { botOf, decide, type AnyBot } from './bots';
export { Crew, type Hire } from './crew';
export { chanceOfLuck, type Effect } from './effect';
export type { Result } from './gathering';
export type { Play, Players } from './play-each';
export { recordOf } from './record';
export type { Comparison, Report } from './report';
export { inSeats } from './side';
export { simulateAll } from './simulate';
export { openSuggestions, type Candidate, type Suggestions } from './suggestions';
export type { Difference } from './statistics';
export type { NotableKind } from './tally';
export { answerOf, openTrial, pairsOf, type TrialAnswer, type TrialWish } from './trial';
export {
  helpingIn,
  measuredIn,
  runAudit,
  runSuggestions,
  runTrial,
  type AuditRun,
  type Helping,
  type Measured,
  type SuggestionsRun,
  type TrialRun,
} from './trial-run';
export { seatAt, type SeatWish, type SimBoard, type SimSide, type SimWish } from './wish';
