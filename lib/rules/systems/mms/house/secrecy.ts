import { z } from 'zod';
import { SEEING, meta } from './meta';

/** Layout in secret, sight, detection and communication. */
export const secrecyVariations = {
  hiddenSetup: z
    .boolean()
    .default(true)
    .meta(
      meta(
        SEEING,
        'ruling',
        ['MMS-035', 'MMS-067', 'MMS-R36'],
        'Hidden setup',
        'Cards are unidentified until they are seen; off: everything is known when the parts are joined.',
      ),
    ),
  lineOfSight: z
    .number()
    .min(1)
    .max(60)
    .default(10)
    .meta(meta(SEEING, 'seed', ['MMS-092'], 'Line of sight', 'How far a character sees, in units.')),
  sightBlocking: z
    .enum(['none', 'solid'])
    .default('none')
    .meta(
      meta(
        SEEING,
        'ruling',
        ['MMS-R34'],
        'What blocks sight',
        'Nothing but distance, or solid Defense cards as well.',
      ),
    ),
  markersShown: z
    .boolean()
    .default(true)
    .meta(
      meta(
        SEEING,
        'ruling',
        ['MMS-064', 'MMS-R36'],
        'Markers shown',
        'Everybody sees where unidentified pieces stand; off: only their owner does.',
      ),
    ),
  decoys: z
    .int()
    .min(0)
    .max(10)
    .default(0)
    .meta(
      meta(
        SEEING,
        'proposal',
        ['MMS-064', 'MMS-L23'],
        'Decoys',
        'Blank markers of one square that each player may lay out. They do not act or block, and go as soon as they would be identified or entered.',
      ),
    ),
  rehide: z
    .boolean()
    .default(false)
    .meta(
      meta(
        SEEING,
        'ruling',
        ['MMS-R36', 'MMS-R38'],
        'Hide again',
        'At the end of a round a piece is unidentified again to whoever has it in no sight, or if it is concealed and did not attack.',
      ),
    ),
  attackUnidentified: z
    .boolean()
    .default(false)
    .meta(
      meta(
        SEEING,
        'ruling',
        ['MMS-R37'],
        'Attack the unidentified',
        'Any marker in range may be attacked; its card is shown to the attacker after the roll.',
      ),
    ),
  detectionThreshold: z
    .int()
    .min(1)
    .max(100)
    .default(50)
    .meta(
      meta(
        SEEING,
        'ruling',
        ['MMS-098', 'MMS-R41'],
        'Least roll that detects',
        'A Detection succeeds on this roll and above.',
      ),
    ),
  detectionSightBonusPct: z
    .int()
    .min(0)
    .max(200)
    .default(30)
    .meta(
      meta(
        SEEING,
        'ruling',
        ['MMS-097', 'MMS-R35'],
        'Sight gained by detection',
        'By how many percent the line of sight grows during a Detection.',
      ),
    ),
  communication: z
    .enum(['auto', 'on', 'off'])
    .default('auto')
    .meta(
      meta(
        SEEING,
        'ruling',
        ['MMS-100', 'MMS-R42'],
        'Communication',
        'Whether players may pass on what they have learned. Auto: from three players on.',
      ),
    ),
  divulgePenalty: z
    .enum(['restOfTurn', 'nextTurn', 'loseCharacter', 'custom'])
    .default('restOfTurn')
    .meta(
      meta(
        SEEING,
        'seed',
        ['MMS-106', 'MMS-107', 'MMS-R43'],
        'Penalty for telling',
        'What it costs to tell what should stay secret: the rest of the turn (out of turn: the next one), the next turn, a character that the owner of the piece told of names, or as agreed.',
      ),
    ),
};
