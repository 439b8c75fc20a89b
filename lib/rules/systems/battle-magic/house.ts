import { z } from 'zod';
import type { Preset } from '../../kernel/system';
import { variation } from '../../kernel/system';
import { empireIds, specialIds, type SpecialId } from './catalogue/vocabulary';

/** Least and most counters of a group of classes. */
const range = (min: number, max: number) =>
  z.tuple([z.int().min(0).max(60), z.int().min(0).max(60)]).default([min, max]);

/** The span of the five printed sets; siege is ballista and Crystal Tower, heavy is dragon, Juggernaught and Giant. */
export const ClassBounds = z
  .strictObject({
    army: range(6, 12),
    ship: range(6, 8),
    castle: range(4, 7),
    wizard: range(3, 7),
    siege: range(3, 6),
    heavy: range(3, 4),
    hero: range(0, 5),
    artifact: range(3, 7),
  })
  .refine(
    (bounds) => Object.values(bounds).every(([min, max]) => min <= max),
    'the least must not exceed the most',
  );
export type ClassBounds = z.infer<typeof ClassBounds>;
const officialSpan = ClassBounds.parse({});

const Specials = z.strictObject(
  Object.fromEntries(specialIds.map((id) => [id, z.int().min(0).max(4).optional()])) as Record<
    SpecialId,
    z.ZodOptional<z.ZodInt>
  >,
);

const groups = {
  table: 'Players and empires',
  own: 'Empires of your own',
  cards: 'Deck, hands and piles',
  map: 'Map and specials',
  setup: 'Setup',
  move: 'Movement and recruiting',
  battle: 'Battle',
  end: 'End of the game',
} as const;

/** All variations of an agreement, with the ledger's keys. Banned and custom units belong to the agreement itself. */
export const House = z.strictObject({
  players: z
    .int()
    .min(2)
    .max(6)
    .default(2)
    .meta(
      variation({
        title: 'Players',
        description: 'How many players sit at the table.',
        origin: 'seed',
        rules: ['BM-001', 'BM-R49', 'BM-L11'],
        group: groups.table,
      }),
    ),
  empires: z
    .array(z.enum([...empireIds, 'custom']))
    .max(6)
    .default(['human', 'human'])
    .meta(
      variation({
        title: 'Empires',
        description:
          'The empires that were agreed, one for each player. While this stays as it is everybody chooses freely; a new list begins with the first.',
        origin: 'seed',
        rules: ['BM-176', 'BM-L12'],
        group: groups.table,
      }),
    ),
  empireMode: z
    .enum(['official', 'custom'])
    .default('official')
    .meta(
      variation({
        title: 'Kind of empires',
        description:
          'Official: one of the five printed sets, exactly. Custom: any 44 counters within the limits agreed.',
        origin: 'proposal',
        rules: ['BM-L04', 'BM-L05', 'BM-L06'],
        group: groups.table,
      }),
    ),
  mirrorEmpires: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'The same empire twice',
        description: 'Whether two players may bring the same empire.',
        origin: 'proposal',
        rules: ['BM-L12'],
        group: groups.table,
      }),
    ),
  goldSpreadWarn: z
    .int()
    .min(0)
    .max(60)
    .default(10)
    .meta(
      variation({
        title: 'Spread of Gold values',
        description: 'A warning is given when the Gold values of two empires differ by more than this.',
        origin: 'proposal',
        rules: ['BM-L13'],
        group: groups.table,
      }),
    ),
  setSize: z
    .int()
    .min(30)
    .max(60)
    .default(44)
    .meta(
      variation({
        title: 'Counters in a set',
        description: 'How many counters an empire has. The printed sets have 44.',
        origin: 'proposal',
        rules: ['BM-031', 'BM-L02'],
        group: groups.own,
      }),
    ),
  goldValueCap: z
    .int()
    .min(60)
    .max(150)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Most Gold value',
        description:
          'The most that the counters of a custom empire may cost together. 96 is the value of the humans, 106 admits all five.',
        origin: 'proposal',
        rules: ['BM-L05'],
        group: groups.own,
      }),
    ),
  classBounds: ClassBounds.default(officialSpan).meta(
    variation({
      title: 'Bounds of the classes',
      description:
        'Least and most counters of each group of classes in a custom empire: the span of the five printed sets.',
      origin: 'proposal',
      rules: ['BM-L06'],
      group: groups.own,
    }),
  ),
  strictBounds: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Bounds are binding',
        description:
          'A custom empire outside the bounds of the classes is illegal instead of merely unusual.',
        origin: 'proposal',
        rules: ['BM-L06'],
        group: groups.own,
      }),
    ),
  deckCopies: z
    .int()
    .min(1)
    .max(3)
    .default(1)
    .meta(
      variation({
        title: 'Copies of the deck',
        description:
          'How many decks of 48 cards are shuffled together. Two make five or six players comfortable.',
        origin: 'proposal',
        rules: ['BM-013', 'BM-R49', 'BM-L11', 'BM-L14'],
        group: groups.cards,
      }),
    ),
  startHand: z
    .int()
    .min(0)
    .max(8)
    .default(4)
    .meta(
      variation({
        title: 'Cards at the start',
        description: 'Cards that each player draws in setup.',
        origin: 'proposal',
        rules: ['BM-087'],
        group: groups.cards,
      }),
    ),
  drawPerTurn: z
    .int()
    .min(1)
    .max(8)
    .default(4)
    .meta(
      variation({
        title: 'Cards drawn each turn',
        description: 'Cards from the common deck in the Draw Phase.',
        origin: 'proposal',
        rules: ['BM-154'],
        group: groups.cards,
      }),
    ),
  handMax: z
    .int()
    .min(3)
    .max(12)
    .default(6)
    .meta(
      variation({
        title: 'Largest hand',
        description: 'Cards that a player may keep at the end of his Draw Phase, before any Oracle.',
        origin: 'proposal',
        rules: ['BM-155', 'BM-163'],
        group: groups.cards,
      }),
    ),
  pileDrawBelow: z
    .int()
    .min(1)
    .max(8)
    .default(3)
    .meta(
      variation({
        title: 'A chit is drawn below',
        description: 'A player draws a chit while his recruit pile has fewer chits than this.',
        origin: 'proposal',
        rules: ['BM-157'],
        group: groups.cards,
      }),
    ),
  pileMax: z
    .int()
    .min(1)
    .max(10)
    .default(5)
    .meta(
      variation({
        title: 'Largest recruit pile',
        description: 'Chits that may lie in a recruit pile at the end of the Draw Phase, before any City.',
        origin: 'proposal',
        rules: ['BM-159', 'BM-162'],
        group: groups.cards,
      }),
    ),
  mapTerritories: z
    .int()
    .min(100)
    .max(240)
    .default(120)
    .meta(
      variation({
        title: 'Territories of the map',
        description:
          'How many territories the map has. Good numbers are 120 for two or three players, 160, 180 and 200 for four, five and six.',
        origin: 'seed',
        rules: ['BM-012'],
        group: groups.map,
      }),
    ),
  mapLayout: z
    .enum(['continent', 'inland-sea', 'two-continents', 'free'])
    .default('continent')
    .meta(
      variation({
        title: 'Layout of the map',
        description:
          'How land and water are spread: one continent, a sea within the land, two continents, or left to chance.',
        origin: 'proposal',
        rules: ['BM-008'],
        group: groups.map,
      }),
    ),
  mapSymmetry: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Symmetrical map',
        description: 'For two players: the map looks the same from both sides.',
        origin: 'proposal',
        rules: ['BM-008'],
        group: groups.map,
      }),
    ),
  minBorderMm: z
    .int()
    .min(3)
    .max(15)
    .default(5)
    .meta(
      variation({
        title: 'Shortest border (mm)',
        description: 'Territories that touch along less than this are not neighbours.',
        origin: 'ruling',
        rules: ['BM-003', 'BM-R62'],
        group: groups.map,
      }),
    ),
  specials: Specials.default({}).meta(
    variation({
      title: 'Special territories',
      description: 'How many of each kind lie on the map. None unless the table agrees on some.',
      origin: 'seed',
      rules: ['BM-160', 'BM-L23', 'BM-L24'],
      group: groups.map,
    }),
  ),
  maxPerKind: z
    .int()
    .min(1)
    .max(4)
    .default(2)
    .meta(
      variation({
        title: 'Most specials of one kind',
        description: 'A warning is given when the map has more of one kind.',
        origin: 'proposal',
        rules: ['BM-160', 'BM-L23'],
        group: groups.map,
      }),
    ),
  specialEntry: z
    .enum(['replace', 'max', 'add'])
    .default('replace')
    .meta(
      variation({
        title: 'Entering a special territory',
        description:
          'Its 2 MP replace the cost of the terrain, are the least that is paid, or are paid on top of it.',
        origin: 'ruling',
        rules: ['BM-161', 'BM-R12'],
        group: groups.map,
      }),
    ),
  cityEffect: z
    .enum(['maxOnly', 'maxAndThreshold'])
    .default('maxOnly')
    .meta(
      variation({
        title: 'What a City does',
        description:
          'It raises the limit of the recruit pile only, or also the number below which a chit is drawn.',
        origin: 'ruling',
        rules: ['BM-162', 'BM-R39'],
        group: groups.map,
      }),
    ),
  ruinsHeroMayRetreat: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'A hero may flee the Ruins',
        description: 'A hero whom the Ruins would destroy may retreat as from a battle.',
        origin: 'ruling',
        rules: ['BM-174', 'BM-R40'],
        group: groups.map,
      }),
    ),
  lairFinds: z
    .enum(['dragon', 'heavy'])
    .default('dragon')
    .meta(
      variation({
        title: 'What a Dragons Lair finds',
        description: 'Dragons only, or Juggernaughts and Giants too.',
        origin: 'ruling',
        rules: ['BM-169', 'BM-R45', 'BM-L24'],
        group: groups.map,
      }),
    ),
  castleMinDistance: z
    .int()
    .min(3)
    .max(10)
    .default(6)
    .meta(
      variation({
        title: 'Distance of the first castles',
        description: 'The least number of borders between two starting castles.',
        origin: 'ruling',
        rules: ['BM-084', 'BM-R02'],
        group: groups.setup,
      }),
    ),
  setupOrder: z
    .enum(['seat', 'cutFirst', 'secretSimultaneous'])
    .default('seat')
    .meta(
      variation({
        title: 'Order of placing',
        description:
          'By seat, in turn order after cutting first, or all castles written down and revealed together.',
        origin: 'ruling',
        rules: ['BM-083', 'BM-089', 'BM-R03'],
        group: groups.setup,
      }),
    ),
  firstPlayerCompensation: z
    .enum(['none', 'laterPlayersDrawOne'])
    .default('none')
    .meta(
      variation({
        title: 'Compensation for going later',
        description: 'Everybody but the first player draws one more card in setup, or nobody does.',
        origin: 'proposal',
        rules: ['BM-087', 'BM-090'],
        group: groups.setup,
      }),
    ),
  riverForDragons: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Rivers slow dragons',
        description: 'A dragon too pays 1 MP more for crossing a river.',
        origin: 'ruling',
        rules: ['BM-042', 'BM-097', 'BM-R11'],
        group: groups.move,
      }),
    ),
  recruitSpace: z
    .enum(['empty', 'stackable'])
    .default('empty')
    .meta(
      variation({
        title: 'Where a bought unit is placed',
        description:
          'In a territory with no unit at all, or in any without enemies that keeps to the stacking limits.',
        origin: 'ruling',
        rules: ['BM-151', 'BM-152', 'BM-R31'],
        group: groups.move,
      }),
    ),
  artifactPlacement: z
    .enum(['anyBearer', 'bearerAtCastle'])
    .default('anyBearer')
    .meta(
      variation({
        title: 'Where a bought artifact goes',
        description:
          'To any hero or wizard on the map, or only to one in or next to a territory with an own castle.',
        origin: 'ruling',
        rules: ['BM-078', 'BM-R32'],
        group: groups.move,
      }),
    ),
  payment: z
    .enum(['separate', 'pooled'])
    .default('separate')
    .meta(
      variation({
        title: 'Paying for several chits',
        description:
          'Each chit is paid with cards of its own, or one payment covers all that are bought together.',
        origin: 'ruling',
        rules: ['BM-148', 'BM-149', 'BM-R33'],
        group: groups.move,
      }),
    ),
  battleDraws: z
    .enum(['unitRow', 'flatTwoHeroOne'])
    .default('unitRow')
    .meta(
      variation({
        title: 'Cards drawn in battle',
        description: 'What the row of the unit says, or two for every unit and one for a hero.',
        origin: 'ruling',
        rules: ['BM-125', 'BM-126', 'BM-R01'],
        group: groups.battle,
      }),
    ),
  embarkedCombat: z
    .enum(['full', 'none'])
    .default('full')
    .meta(
      variation({
        title: 'Fighting aboard',
        description: 'Units aboard a ship attack and are attacked like others, or take no part.',
        origin: 'ruling',
        rules: ['BM-115', 'BM-109', 'BM-R14'],
        group: groups.battle,
      }),
    ),
  substitution: z
    .enum(['initialDrawOnly', 'alsoInTieBreak', 'off'])
    .default('initialDrawOnly')
    .meta(
      variation({
        title: 'Substitution from hand',
        description: 'After the first cards only, in every tie-break too, or never.',
        origin: 'ruling',
        rules: ['BM-136', 'BM-R22'],
        group: groups.battle,
      }),
    ),
  substitutionOrder: z
    .enum(['attackerFirst', 'defenderFirst', 'secret'])
    .default('attackerFirst')
    .meta(
      variation({
        title: 'Who substitutes first',
        description: 'The attacker, the defender, or both face down and revealed together.',
        origin: 'ruling',
        rules: ['BM-136', 'BM-R22'],
        group: groups.battle,
      }),
    ),
  retreatDistance: z
    .enum(['cardStrength', 'oneSpace'])
    .default('cardStrength')
    .meta(
      variation({
        title: 'How far a retreat goes',
        description:
          'Up to the strength of the discarded card in MP, or exactly to one neighbouring territory.',
        origin: 'ruling',
        rules: ['BM-124', 'BM-134', 'BM-R26', 'BM-R27'],
        group: groups.battle,
      }),
    ),
  castleOwnBonus: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'A castle shelters itself',
        description: 'The castle counts the bonus that it gives to other defenders.',
        origin: 'ruling',
        rules: ['BM-140', 'BM-R28'],
        group: groups.battle,
      }),
    ),
  crystalTowerClass: z
    .enum(['transportStacking', 'fullBallista'])
    .default('transportStacking')
    .meta(
      variation({
        title: 'Crystal Tower as a ballista',
        description: 'For transport and stacking only, or also for the advantages and the Workshops.',
        origin: 'ruling',
        rules: ['BM-223', 'BM-R43', 'BM-L24'],
        group: groups.battle,
      }),
    ),
  eliminatedUnits: z
    .enum(['removed', 'stayAsNeutral'])
    .default('removed')
    .meta(
      variation({
        title: 'Units of a beaten player',
        description: 'They leave the game, or stay where they are as neutral defenders.',
        origin: 'ruling',
        rules: ['BM-002', 'BM-R46'],
        group: groups.end,
      }),
    ),
  noCastleGrace: z
    .int()
    .min(0)
    .max(1)
    .default(0)
    .meta(
      variation({
        title: 'Grace without a castle (turns)',
        description: 'With 1, a player without a castle has until the end of his next turn to build one.',
        origin: 'ruling',
        rules: ['BM-002', 'BM-R47'],
        group: groups.end,
      }),
    ),
  roundLimit: z
    .int()
    .min(10)
    .max(300)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Most rounds',
        description:
          'After so many rounds most castles win, then the highest Gold value on the map. No limit unless agreed.',
        origin: 'ruling',
        rules: ['BM-R48'],
        group: groups.end,
      }),
    ),
});
export type House = z.infer<typeof House>;

export const presets: readonly Preset[] = [
  {
    id: 'printed',
    name: 'As printed',
    explains: 'Two players, one of the five printed empires each, no special territories.',
    house: {},
  },
  {
    id: 'all-specials',
    name: 'All thirteen specials',
    explains: 'The printed empires on a map with one special territory of each kind.',
    house: { specials: Object.fromEntries(specialIds.map((id) => [id, 1])) },
  },
  {
    id: 'points-96',
    name: 'Own empires, 96 Gold',
    explains:
      'Everybody designs 44 counters worth at most what the humans are worth, within the span of the printed sets.',
    house: { empireMode: 'custom', goldValueCap: 96, strictBounds: true },
  },
  {
    id: 'five-peoples',
    name: 'Five different empires',
    explains: 'Five players, no empire twice, two decks and a map of 180 territories.',
    house: {
      players: 5,
      empires: ['human', 'dwarf', 'orc', 'elf', 'undead'],
      mirrorEmpires: false,
      deckCopies: 2,
      mapTerritories: 180,
    },
  },
];
