import type { GameRecord } from '@/lib/rules/playing';

/** As much of a game as two tabs compare. */
interface Told {
  readonly record: GameRecord;
  readonly name?: string | undefined;
}

/**
 * What has become of the game of this tab when another one has just kept it:
 * `there`: it goes on there, and has come at least as far; `here`: this one is ahead; `apart`: each has made moves of its own,
 * and they are two games from now on; `renamed`: it has another name there, and nothing else.
 */
export type OtherTab = 'there' | 'here' | 'apart' | 'renamed';

const as = (value: unknown): string => JSON.stringify(value);

/** Does the second go on where the first stands? */
const goesOn = ({ moves, ...first }: GameRecord, { moves: more, ...second }: GameRecord): boolean =>
  as(first) === as(second) && as(moves) === as(more.slice(0, moves.length));

export function otherTab(ours: Told, theirs: Told): OtherTab {
  if (goesOn(ours.record, theirs.record))
    return ours.name !== theirs.name && goesOn(theirs.record, ours.record) ? 'renamed' : 'there';
  return goesOn(theirs.record, ours.record) ? 'here' : 'apart';
}
