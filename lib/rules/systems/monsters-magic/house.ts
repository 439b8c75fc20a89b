import { z } from 'zod';
import { variation, type Preset } from '../../kernel/system';

const deck = 'Ally deck';
const permanents = 'Permanents';
const hand = 'Hand';
const winning = 'Winning';
const board = 'Board and setup';
const turn = 'Turn and combat';

/** Every house variation of Monsters and Magic. Banned and custom cards are the agreement’s own `banned` and `cards`. */
export const MmHouse = z.strictObject({
  players: z
    .int()
    .min(2)
    .max(4)
    .default(2)
    .meta(
      variation({
        title: 'Players',
        description: 'How many play. It decides how large the deck must be and how the corners lie.',
        origin: 'seed',
        rules: ['MM-001'],
        group: board,
      }),
    ),
  deckVariant: z
    .enum(['base', 'custom'])
    .default('base')
    .meta(
      variation({
        title: 'Ally deck',
        description:
          'Base: exactly the 64 printed cards. Custom: cards may be made, altered, removed and doubled.',
        origin: 'seed',
        rules: ['MM-049', 'MM-304'],
        group: deck,
      }),
    ),
  maxCopies: z
    .int()
    .min(1)
    .max(4)
    .default(1)
    .meta(
      variation({
        title: 'Copies of a card',
        description: 'The most copies of one card in a custom deck.',
        origin: 'seed',
        rules: ['MM-049', 'MM-304', 'MM-R40'],
        group: deck,
      }),
    ),
  deckLevelTotal: z
    .int()
    .min(20)
    .max(300)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Level total of the deck',
        description:
          'The most levels that all cards of the deck may have together; empty: no limit. The base deck has 95.',
        origin: 'proposal',
        rules: ['MM-304'],
        group: deck,
      }),
    ),
  customForceMax: z
    .int()
    .min(1)
    .max(6)
    .default(2)
    .meta(
      variation({
        title: 'Force of custom cards',
        description: 'A custom card with a higher Force value gets a warning.',
        origin: 'proposal',
        rules: ['MM-304'],
        group: deck,
      }),
    ),
  customMpMax: z
    .int()
    .min(1)
    .max(4)
    .default(1)
    .meta(
      variation({
        title: 'Move points of custom cards',
        description: 'A custom card that gives more move points gets a warning.',
        origin: 'proposal',
        rules: ['MM-304'],
        group: deck,
      }),
    ),
  deckExhausted: z
    .enum(['reshuffle', 'noMoreCards'])
    .default('reshuffle')
    .meta(
      variation({
        title: 'When the deck runs out',
        description:
          'Reshuffle: the discard pile becomes the new deck. No more cards: nothing is drawn any more.',
        origin: 'ruling',
        rules: ['MM-R18'],
        group: deck,
      }),
    ),
  permanentsCount: z
    .int()
    .min(0)
    .max(10)
    .default(5)
    .meta(
      variation({
        title: 'Permanents per player',
        description: 'How many permanent cards each player has.',
        origin: 'seed',
        rules: ['MM-051', 'MM-305'],
        group: permanents,
      }),
    ),
  permanentsMode: z
    .enum(['dealt', 'draft', 'dealNkeep', 'choose', 'preset'])
    .default('dealt')
    .meta(
      variation({
        title: 'How permanents are found',
        description:
          'Dealt: by chance. Draft: two more than needed are dealt, one is kept and the rest passed on. Deal and keep: a larger hand is dealt and the best are kept. Choose: freely. Preset: agreed rows.',
        origin: 'proposal',
        rules: ['MM-065', 'MM-066'],
        group: permanents,
      }),
    ),
  dealCount: z
    .int()
    .min(0)
    .max(12)
    .default(8)
    .meta(
      variation({
        title: 'Cards dealt to keep from',
        description: 'For “deal and keep”: how many cards each player is dealt; no fewer than he keeps.',
        origin: 'proposal',
        rules: ['MM-065'],
        group: permanents,
      }),
    ),
  permanentsLevelTotal: z
    .int()
    .min(5)
    .max(30)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Level total of the permanents',
        description:
          'The most levels that a player’s permanents may have together; empty: no limit. For 5 cards we suggest 8.',
        origin: 'proposal',
        rules: ['MM-051'],
        group: permanents,
      }),
    ),
  permanentsLevelSpread: z
    .int()
    .min(0)
    .max(20)
    .default(2)
    .meta(
      variation({
        title: 'Level difference between players',
        description: 'Drafted or preset permanents that differ by more levels than this get a warning.',
        origin: 'proposal',
        rules: ['MM-051'],
        group: permanents,
      }),
    ),
  realignment: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Realignment',
        description: 'In the End Phase a player may replace one permanent by a hand card.',
        origin: 'seed',
        rules: ['MM-307', 'MM-R42'],
        group: permanents,
      }),
    ),
  handMax: z
    .int()
    .min(0)
    .max(12)
    .default(5)
    .meta(
      variation({
        title: 'Maximum hand size',
        description: 'Hand cards that a player may keep at the end of his turn.',
        origin: 'seed',
        rules: ['MM-108', 'MM-306', 'MM-R19'],
        group: hand,
      }),
    ),
  startingHand: z
    .int()
    .min(0)
    .max(7)
    .default(0)
    .meta(
      variation({
        title: 'Starting hand',
        description: 'Hand cards that each player draws before the first turn.',
        origin: 'proposal',
        rules: ['MM-066', 'MM-R32'],
        group: hand,
      }),
    ),
  firstPlayerCompensation: z
    .enum(['none', 'lastDrawsOneCard'])
    .default('none')
    .meta(
      variation({
        title: 'Compensation for going last',
        description: 'The last player in turn order may begin with 1 more hand card.',
        origin: 'proposal',
        rules: ['MM-069'],
        group: hand,
      }),
    ),
  combatCards: z
    .enum(['afterDiceAlternate', 'beforeDiceSecret', 'off'])
    .default('afterDiceAlternate')
    .meta(
      variation({
        title: 'Hand cards in combat',
        description:
          'After the dice, in turn, until both pass; or before the dice, face down, revealed together; or none in combat.',
        origin: 'ruling',
        rules: ['MM-089', 'MM-R11'],
        group: hand,
      }),
    ),
  handTiming: z
    .enum(['ownTurnAndCombat', 'anyTime'])
    .default('ownTurnAndCombat')
    .meta(
      variation({
        title: 'Hand cards outside combat',
        description:
          'On the own turn only; or any time: the others may play lasting Force cards between two actions of the active player.',
        origin: 'ruling',
        rules: ['MM-058', 'MM-R11'],
        group: hand,
      }),
    ),
  recruitCardWindow: z
    .enum(['anyOwnPhase', 'recruitmentPhaseOnly'])
    .default('anyOwnPhase')
    .meta(
      variation({
        title: 'Recruiting cards',
        description:
          'Whether a hand card that recruits may be played in any phase of the own turn or in Recruitment only.',
        origin: 'ruling',
        rules: ['MM-R16'],
        group: hand,
      }),
    ),
  templesToWin: z
    .int()
    .min(4)
    .max(8)
    .nullable()
    .default(5)
    .meta(
      variation({
        title: 'Temples to win',
        description: 'Temple spaces that win at the beginning of the own turn; empty: off.',
        origin: 'proposal',
        rules: ['MM-004', 'MM-032'],
        group: winning,
      }),
    ),
  garrisonsToWin: z
    .int()
    .min(16)
    .max(33)
    .nullable()
    .default(33)
    .meta(
      variation({
        title: 'Garrisons to win',
        description: 'Spaces with an own garrison that win at the beginning of the own turn; empty: off.',
        origin: 'proposal',
        rules: ['MM-005'],
        group: winning,
      }),
    ),
  turnsPerPlayer: z
    .int()
    .min(5)
    .max(50)
    .default(20)
    .meta(
      variation({
        title: 'Turns per player',
        description: 'After so many turns of each player the one who holds the most spaces wins.',
        origin: 'proposal',
        rules: ['MM-006', 'MM-R06'],
        group: winning,
      }),
    ),
  turnLimitCount: z
    .enum(['rounds', 'playerTurns'])
    .default('rounds')
    .meta(
      variation({
        title: 'Counting the turn limit',
        description:
          'Rounds: the skipped turns of an eliminated player count. Player turns: only turns really taken count.',
        origin: 'ruling',
        rules: ['MM-006', 'MM-R06'],
        group: winning,
      }),
    ),
  v4Tie: z
    .enum(['shared', 'figuresThenGarrisons', 'continueRound'])
    .default('shared')
    .meta(
      variation({
        title: 'Tie at the turn limit',
        description:
          'Shared victory; or more figures, then more garrisons; or further whole rounds, at most 10, until one player leads.',
        origin: 'ruling',
        rules: ['MM-R07'],
        group: winning,
      }),
    ),
  controlThreshold: z
    .int()
    .min(3)
    .max(8)
    .default(5)
    .meta(
      variation({
        title: 'Spaces for control',
        description: 'Spaces of one structure that a player must occupy to control it.',
        origin: 'proposal',
        rules: ['MM-072'],
        group: winning,
      }),
    ),
  controlTiming: z
    .enum(['declaredUntilLost', 'declaredSticky', 'ownTurnOnly', 'live'])
    .default('declaredUntilLost')
    .meta(
      variation({
        title: 'How long control lasts',
        description:
          'Declared until lost: it ends when too few spaces are left. Declared: it holds until the next own declaration. Own turn only. Live: by the spaces held at that moment.',
        origin: 'ruling',
        rules: ['MM-072', 'MM-R04'],
        group: winning,
      }),
    ),
  boardDeal: z
    .enum(['random', 'balanced', 'custom'])
    .default('random')
    .meta(
      variation({
        title: 'Dealing the board',
        description:
          'Random; or balanced: each quarter holds 4 tiles of every terrain and 2 chits of every structure; or painted by the players.',
        origin: 'proposal',
        rules: ['MM-061', 'MM-062'],
        group: board,
      }),
    ),
  threePlayerMiddle: z
    .enum(['extraFigure', 'relocate', 'none'])
    .default('extraFigure')
    .meta(
      variation({
        title: 'The middle player of three',
        description:
          'Extra figure: he may add one in the empty corner. Relocate: he may put his first figure there instead. None: neither.',
        origin: 'ruling',
        rules: ['MM-302', 'MM-R03'],
        group: board,
      }),
    ),
  figureCap: z
    .int()
    .min(1)
    .max(5)
    .default(4)
    .meta(
      variation({
        title: 'Figures of one type',
        description: 'The most figures of one type that a player may have on the map.',
        origin: 'proposal',
        rules: ['MM-105'],
        group: turn,
      }),
    ),
  figureCapWithCard: z
    .int()
    .min(1)
    .max(5)
    .default(5)
    .meta(
      variation({
        title: 'Figures of one type with a card',
        description:
          'The same while a permanent raises it; no less than without, and no more than the 5 in the set.',
        origin: 'proposal',
        rules: ['MM-105', 'MM-R41'],
        group: turn,
      }),
    ),
  townEntry: z
    .enum(['freeEntry', 'freeOnlyIfLeaving'])
    .default('freeEntry')
    .meta(
      variation({
        title: 'Towns',
        description: 'Entering an own town costs nothing; or only when the figure moves on from it.',
        origin: 'ruling',
        rules: ['MM-027', 'MM-R08'],
        group: turn,
      }),
    ),
  movementInterleave: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Steps of several figures in any order',
        description: 'Otherwise a figure finishes its move before the next one begins.',
        origin: 'ruling',
        rules: ['MM-078', 'MM-R10'],
        group: turn,
      }),
    ),
  summonIntoEnemy: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Summoning into an enemy space',
        description: 'A summoned figure may arrive in a space with an enemy unit and attack it.',
        origin: 'ruling',
        rules: ['MM-117', 'MM-R13'],
        group: turn,
      }),
    ),
  forceTerrain: z
    .enum(['contested', 'ownSpace'])
    .default('contested')
    .meta(
      variation({
        title: 'Terrain for the attacker’s Force',
        description:
          'The terrain of the space that is fought for; or of the space from which the attacker came.',
        origin: 'ruling',
        rules: ['MM-040', 'MM-R14'],
        group: turn,
      }),
    ),
  alterTerrainDuration: z
    .enum(['permanent', 'turn'])
    .default('permanent')
    .meta(
      variation({
        title: 'Altered terrain',
        description: 'Terrain altered by a hand card stays; or turns back at the end of the turn.',
        origin: 'ruling',
        rules: ['MM-R21'],
        group: turn,
      }),
    ),
  altarLimit: z
    .enum(['unlimited', 'oncePerTurn'])
    .default('unlimited')
    .meta(
      variation({
        title: 'Altar of Sacrifice',
        description: 'As often as wanted on the own turn; or once.',
        origin: 'ruling',
        rules: ['MM-248', 'MM-R12'],
        group: turn,
      }),
    ),
});
export type MmHouse = Readonly<z.infer<typeof MmHouse>>;

export const presets: readonly Preset[] = [
  {
    id: 'printed',
    name: 'As printed',
    explains: 'Two players, the base deck, 5 dealt permanents.',
    house: {},
  },
  { id: 'three', name: 'Three players', explains: 'As printed, for three players.', house: { players: 3 } },
  { id: 'four', name: 'Four players', explains: 'As printed, for four players.', house: { players: 4 } },
  {
    id: 'seven-temples',
    name: 'Seven temples',
    explains: 'A longer game on the whole board: 7 temples win instead of 5.',
    house: { templesToWin: 7 },
  },
  {
    id: 'eight-levels',
    name: 'Eight levels',
    explains: 'Players choose their 5 permanents freely within 8 levels.',
    house: { permanentsMode: 'choose', permanentsLevelTotal: 8 },
  },
  {
    id: 'draft',
    name: 'Draft',
    explains: 'Each player is dealt 7 cards, keeps one and passes the rest, until he has 5.',
    house: { permanentsMode: 'draft' },
  },
  {
    id: 'workshop',
    name: 'Workshop deck',
    explains: 'Make, alter, remove and double cards, up to 2 copies of each, within 110 levels.',
    house: { deckVariant: 'custom', maxCopies: 2, deckLevelTotal: 110 },
  },
];
