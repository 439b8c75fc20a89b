import { z } from 'zod';
import { AREAS, ENDING, FIGHTING, MAT, meta } from './meta';

/** Healing, removal, control, groups, and the end of the game. */
export const outcomeVariations = {
  healDoomed: z
    .boolean()
    .default(true)
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-078', 'MMS-R27'],
        'Heal the doomed',
        'A character at zero CAP or less may still be healed before the round ends.',
      ),
    ),
  healUsesModifiers: z
    .boolean()
    .default(false)
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-060', 'MMS-R28'],
        'Heal with modifiers',
        'The healer’s own plus on attack rolls counts for healing too.',
      ),
    ),
  healTargets: z
    .enum(['own', 'any'])
    .default('own')
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-058', 'MMS-R29'],
        'Who may be healed',
        'Only one’s own characters, or any.',
      ),
    ),
  removalTiming: z
    .enum(['endOfRound', 'immediate'])
    .default('endOfRound')
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-078', 'MMS-R26'],
        'Removal',
        'Pieces without CAP leave at the end of the round, or at once.',
      ),
    ),
  controlAtSetup: z
    .enum(['placer', 'firstOccupant'])
    .default('placer')
    .meta(
      meta(
        AREAS,
        'ruling',
        ['MMS-049', 'MMS-R20'],
        'Control at the start',
        'Who controls an area first: whoever placed it, or the first to stand in it; until then it hinders and helps nobody.',
      ),
    ),
  dropArtifacts: z
    .boolean()
    .default(false)
    .meta(
      meta(
        AREAS,
        'ruling',
        ['MMS-054', 'MMS-R22'],
        'Artifacts drop',
        'Carried Artifacts fall where their bearer is removed, for the next character that ends its activation there and may carry them.',
      ),
    ),
  capturePlaced: z
    .boolean()
    .default(true)
    .meta(
      meta(
        AREAS,
        'ruling',
        ['MMS-R25'],
        'Capture engines',
        'A placed Artifact changes hands when only an enemy stands next to it.',
      ),
    ),
  groupMarkers: z
    .boolean()
    .default(false)
    .meta(
      meta(
        MAT,
        'ruling',
        ['MMS-019', 'MMS-R51', 'MMS-L14', 'MMS-L29'],
        'Groups on one square',
        'Identical one-square characters may share a square and a marker. They move together and act one by one; an attack hits the first that has CAP left.',
      ),
    ),
  groupMax: z
    .int()
    .min(2)
    .max(9)
    .default(4)
    .meta(
      meta(
        MAT,
        'ruling',
        ['MMS-019', 'MMS-R51', 'MMS-L29'],
        'Largest group',
        'How many may share a square when groups are agreed.',
      ),
    ),
  stalemateRounds: z
    .int()
    .min(1)
    .max(100)
    .default(20)
    .meta(
      meta(
        ENDING,
        'ruling',
        ['MMS-087', 'MMS-R45'],
        'Rounds to a stalemate',
        'Whole rounds without an elimination, after two players are left and one of them is down to one character.',
      ),
    ),
  maxRounds: z
    .int()
    .min(20)
    .max(1000)
    .default(100)
    .meta(
      meta(
        ENDING,
        'proposal',
        ['MMS-R47'],
        'Longest game',
        'After so many rounds the game is a stalemate in any case.',
      ),
    ),
  eliminatedPiecesStay: z
    .boolean()
    .default(true)
    .meta(
      meta(
        ENDING,
        'ruling',
        ['MMS-R48'],
        'What the eliminated leave',
        'Terrain and Defense cards of an eliminated player stay on the mat; off: they leave with him.',
      ),
    ),
};
