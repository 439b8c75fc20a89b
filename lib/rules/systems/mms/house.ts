import { z } from 'zod';
import { variation, type Preset, type VariationMeta } from '../../kernel/system';
import { categories } from './catalogue/card';

const meta = (
  group: string,
  origin: VariationMeta['origin'],
  rules: readonly string[],
  title: string,
  description: string,
) => variation({ title, description, origin, rules, group });

const BEFORE = 'Before play';
const ARMY = 'The army';
const MAT = 'The mat';
const MOVING = 'Movement';
const FIGHTING = 'Attacking and healing';
const SEEING = 'Sight and secrecy';
const AREAS = 'Areas and engines';
const ENDING = 'The end of the game';

const uses = z.int().min(0).max(999);
const levels = z.int().min(0).max(5000);
const CategoryLimit = z.strictObject({
  minUses: uses.optional().meta({ title: 'Least uses' }),
  maxUses: uses.optional().meta({ title: 'Most uses' }),
  minLevels: levels.optional().meta({ title: 'Least levels' }),
  maxLevels: levels.optional().meta({ title: 'Most levels' }),
});
export type CategoryLimit = z.infer<typeof CategoryLimit>;

/**
 * Every house variation of the game, with the answer nearest to the printed words as its default. Banned cards, a narrowed
 * pool and the cards typed in by the players are fields of the agreement itself: `banned`, `allowed`, `cards`.
 */
export const MmsHouse = z.strictObject({
  players: z
    .int()
    .min(2)
    .max(6)
    .default(2)
    .meta(
      meta(
        BEFORE,
        'seed',
        ['MMS-001', 'MMS-002', 'MMS-R62', 'MMS-L21'],
        'Players',
        'The box holds two decks; each further player needs one more.',
      ),
    ),
  levelTotal: z
    .int()
    .min(10)
    .max(5000)
    .default(300)
    .meta(
      meta(
        BEFORE,
        'seed',
        ['MMS-023', 'MMS-025', 'MMS-L01'],
        'Level total',
        'What each player may expend on cards.',
      ),
    ),
  levelTotalPerPlayer: z
    .partialRecord(z.enum(['1', '2', '3', '4', '5', '6']), z.int().min(10).max(5000))
    .nullable()
    .default(null)
    .meta(
      meta(
        BEFORE,
        'proposal',
        ['MMS-023', 'MMS-L01', 'MMS-L22'],
        'Handicap',
        'A level total of their own for some players, by number; the others keep the common one.',
      ),
    ),
  cardPool: z
    .enum(['printed', 'starter', 'custom'])
    .default('starter')
    .meta(
      meta(
        ARMY,
        'proposal',
        ['MMS-R01', 'MMS-L06', 'MMS-L25'],
        'Card pool',
        'Printed: the 25 cards that the rules name, with what is printed of them. Starter: all 118 cards. Custom: only the cards that the players typed in.',
      ),
    ),
  maxCopies: z
    .int()
    .min(1)
    .max(99)
    .nullable()
    .default(null)
    .meta(
      meta(
        ARMY,
        'ruling',
        ['MMS-031', 'MMS-R53', 'MMS-L05'],
        'Most uses of a card',
        'How often one army may use the same card; as printed there is no limit.',
      ),
    ),
  categoryLimits: z
    .strictObject({
      character: CategoryLimit.optional(),
      artifact: CategoryLimit.optional(),
      modification: CategoryLimit.optional(),
      terrain: CategoryLimit.optional(),
      defense: CategoryLimit.optional(),
    } satisfies Record<(typeof categories)[number], unknown>)
    .default({})
    .meta(
      meta(
        ARMY,
        'proposal',
        ['MMS-029', 'MMS-L07'],
        'Limits by category',
        'Least and most uses or levels of each category of cards.',
      ),
    ),
  uniqueNamed: z
    .boolean()
    .default(false)
    .meta(
      meta(
        ARMY,
        'proposal',
        ['MMS-031', 'MMS-L28'],
        'Heroes only once',
        'The five named heroes may stand in an army only once each.',
      ),
    ),
  onePerSlot: z
    .boolean()
    .default(false)
    .meta(
      meta(
        ARMY,
        'ruling',
        ['MMS-R24', 'MMS-L09'],
        'One attachment per slot',
        'A character carries one weapon, one shield, one armor and so on.',
      ),
    ),
  maxAttachments: z
    .int()
    .min(0)
    .max(10)
    .nullable()
    .default(null)
    .meta(
      meta(
        ARMY,
        'ruling',
        ['MMS-R24', 'MMS-L10'],
        'Most attachments',
        'How many Artifacts and Modifications one character may carry; no limit as printed.',
      ),
    ),
  rollPenaltyCap: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .default(null)
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-R04', 'MMS-L13'],
        'Largest roll penalty',
        'All minus values on one attack roll together count no more than this.',
      ),
    ),
  boardWidth: z
    .int()
    .min(8)
    .max(60)
    .default(20)
    .meta(meta(MAT, 'seed', ['MMS-006', 'MMS-009', 'MMS-R62', 'MMS-L14'], 'Width of the mat', 'In squares.')),
  boardHeight: z
    .int()
    .min(8)
    .max(60)
    .default(20)
    .meta(
      meta(MAT, 'seed', ['MMS-006', 'MMS-009', 'MMS-R62', 'MMS-L14'], 'Height of the mat', 'In squares.'),
    ),
  areaDivision: z
    .enum(['equal', 'custom'])
    .default('equal')
    .meta(
      meta(
        MAT,
        'seed',
        ['MMS-034', 'MMS-R62'],
        'Division of the mat',
        'Equal parts, or parts that the players draw themselves.',
      ),
    ),
  neutralRows: z
    .int()
    .min(0)
    .max(20)
    .default(0)
    .meta(
      meta(
        MAT,
        'proposal',
        ['MMS-034', 'MMS-L14', 'MMS-L18'],
        'Neutral rows',
        'Rows in the middle where nobody may place anything; they are taken equally from the areas.',
      ),
    ),
  buildMinutes: z
    .int()
    .min(1)
    .max(60)
    .nullable()
    .default(null)
    .meta(
      meta(
        BEFORE,
        'seed',
        ['MMS-036', 'MMS-L31'],
        'Minutes for the layout',
        'How long the players may take to place their forces; none: as long as they like.',
      ),
    ),
  orderOfPlay: z
    .enum(['dice', 'randomCard', 'agreed'])
    .default('dice')
    .meta(
      meta(
        BEFORE,
        'seed',
        ['MMS-021', 'MMS-022'],
        'Order of play',
        'Dice: the highest roll begins, ties roll again. Random card: the highest level begins. Or as agreed.',
      ),
    ),
  reorderEachRound: z
    .boolean()
    .default(false)
    .meta(
      meta(
        BEFORE,
        'ruling',
        ['MMS-040', 'MMS-R49'],
        'New order each round',
        'The order of play is settled anew in every round.',
      ),
    ),
  attackSelection: z
    .enum(['table', 'declared'])
    .default('table')
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-123', 'MMS-R03'],
        'Choice of attack',
        'Table: the roll decides which attack lands. Declared: the player names a row first and must reach it.',
      ),
    ),
  naturalHit: z
    .int()
    .min(90)
    .max(100)
    .nullable()
    .default(null)
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-R04'],
        'Natural hit',
        'A roll of this or more always reaches at least the first row, whatever its modifiers.',
      ),
    ),
  diagonalReach: z
    .enum(['metric', 'adjacent'])
    .default('metric')
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-127', 'MMS-R10'],
        'Reach across corners',
        'Metric: a diagonal neighbour is 1½ units away. Adjacent: all eight neighbours are always in reach.',
      ),
    ),
  cornerCutting: z
    .enum(['notBetweenTwo', 'never', 'free'])
    .default('notBetweenTwo')
    .meta(
      meta(
        MOVING,
        'ruling',
        ['MMS-014', 'MMS-R13'],
        'Cutting corners',
        'Whether a diagonal step may squeeze past closed squares: not between two of them, never past one, or freely.',
      ),
    ),
  pivotCost: z
    .number()
    .min(0.5)
    .max(2)
    .multipleOf(0.5)
    .default(1)
    .meta(
      meta(MOVING, 'ruling', ['MMS-016', 'MMS-R14'], 'Cost of a turn', 'What a long piece pays to turn.'),
    ),
  passThroughFriends: z
    .boolean()
    .default(false)
    .meta(
      meta(
        MOVING,
        'ruling',
        ['MMS-013', 'MMS-R12'],
        'Pass through friends',
        'Pieces may pass their own side’s pieces, though not stop on them.',
      ),
    ),
  flyOverX: z
    .boolean()
    .default(false)
    .meta(
      meta(
        MOVING,
        'ruling',
        ['MMS-134', 'MMS-R16'],
        'Fly over X',
        'Flyers and burrowers may cross X squares.',
      ),
    ),
  flyersMayStopOnY: z
    .boolean()
    .default(false)
    .meta(
      meta(
        MOVING,
        'ruling',
        ['MMS-135', 'MMS-R16'],
        'Flyers stop on Y',
        'Flyers and burrowers may end a move on Y squares.',
      ),
    ),
  terrainFootprint: z
    .tuple([z.int().min(1).max(5), z.int().min(1).max(5)])
    .default([1, 1])
    .meta(
      meta(
        MAT,
        'ruling',
        ['MMS-142', 'MMS-R06', 'MMS-L14'],
        'Size of Terrain',
        'Width and length of one Terrain card; its level stays the same.',
      ),
    ),
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
        'Blank markers that each player may lay out to mislead.',
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
        'A piece out of sight becomes unidentified again at the end of a round.',
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
        'What it costs to tell what should stay secret: the rest of the turn, the next turn, a character, or as agreed.',
      ),
    ),
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
        'Who controls an area first: whoever placed it, or the first to stand in it.',
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
        'Carried Artifacts fall where their bearer is removed and may be picked up.',
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
        'Identical one-square characters may share a square and a marker.',
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
        'Rounds without an elimination once a player is down to one character.',
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
});
export type MmsHouse = z.infer<typeof MmsHouse>;

export const presets: readonly Preset[] = [
  {
    id: 'printed',
    name: 'As printed',
    explains: 'Every default: nearest to the words of the rules.',
    house: {},
  },
  {
    id: 'starter',
    name: 'Starter',
    explains: 'Recommended: one attachment per slot, three at most, and rows between the armies.',
    house: { onePerSlot: true, maxAttachments: 3, rollPenaltyCap: 50, neutralRows: 4, buildMinutes: 15 },
  },
  {
    id: 'skirmish',
    name: 'Skirmish',
    explains: 'A quick game of 150 levels on a small mat.',
    house: {
      levelTotal: 150,
      boardWidth: 14,
      boardHeight: 14,
      neutralRows: 4,
      onePerSlot: true,
      maxAttachments: 2,
      rollPenaltyCap: 50,
    },
  },
  {
    id: 'siege',
    name: 'Siege',
    explains: 'Castles and villages: 2500 levels on a mat of 30 by 30.',
    house: {
      levelTotal: 2500,
      boardWidth: 30,
      boardHeight: 30,
      neutralRows: 6,
      onePerSlot: true,
      maxAttachments: 3,
      rollPenaltyCap: 50,
      maxRounds: 200,
    },
  },
  {
    id: 'openInformation',
    name: 'Open information',
    explains: 'Every card is known as soon as the parts are joined.',
    house: { hiddenSetup: false, markersShown: true },
  },
];
