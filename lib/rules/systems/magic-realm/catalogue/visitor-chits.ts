import type { Effect } from './effects';
import { visitorChit } from './make-map-chit';
import type { TaskId, VisitorChit } from './types';
import type { MagicType, VisitorId } from './vocabulary';

/** Visitors that teach begin with these spells. (MR-B02) */
export const taught: Readonly<
  Record<'crone' | 'shaman' | 'warlock', Readonly<Partial<Record<MagicType, number>>>>
> = {
  crone: { V: 1, VIII: 1 },
  shaman: { II: 1, III: 1 },
  warlock: { IV: 1, VI: 1 },
};

/** What each face offers: a visitor trades, a mission or campaign is taken up. */
const faces: Readonly<Record<VisitorId | TaskId, Effect>> = {
  scholar: {
    kind: 'trades',
    visitor: 'scholar',
    prices: {
      'good-book': 50,
      'scroll-of-nature': 50,
      'book-of-lore': 50,
      'black-book': 50,
      'scroll-of-alchemy': 50,
      'sacred-statue': 20,
      'eye-of-the-idol': 20,
      'glimmering-ring': 20,
      'enchanters-skull': 20,
      'blasted-jewel': 20,
      'hidden-ring': 20,
      'glowing-gem': 20,
      'beast-pipes': 20,
    },
  },
  shaman: {
    kind: 'trades',
    visitor: 'shaman',
    prices: { 'scroll-of-nature': 50, 'glimmering-ring': 20, 'one-spell': 10 },
  },
  warlock: {
    kind: 'trades',
    visitor: 'warlock',
    prices: { 'book-of-lore': 50, 'scroll-of-alchemy': 50, 'enchanters-skull': 20, 'one-spell': 10 },
  },
  crone: {
    kind: 'trades',
    visitor: 'crone',
    prices: { 'black-book': 50, 'beast-pipes': 20, 'one-spell': 10 },
  },
  'food-ale': {
    kind: 'mission',
    name: 'Food / Ale',
    days: 14,
    costNotoriety: 5,
    to: 'inn',
    ifTakenThere: 'house',
    perClearing: 2,
    noRoute: 30,
  },
  'escort-party': {
    kind: 'mission',
    name: 'Escort Party',
    days: 14,
    costNotoriety: 5,
    to: 'chapel',
    ifTakenThere: 'guardhouse',
    perClearing: 2,
    noRoute: 30,
  },
  pillage: {
    kind: 'campaign',
    name: 'Pillage',
    days: 14,
    costFame: 0,
    costNotoriety: 10,
    partners: ['bashkars'],
    foes: ['patrol', 'soldiers'],
  },
  raid: {
    kind: 'campaign',
    name: 'Raid',
    days: 14,
    costFame: 8,
    costNotoriety: 0,
    partners: ['lancers', 'woodfolk'],
    foes: ['bashkars', 'rogues'],
  },
  conquer: {
    kind: 'campaign',
    name: 'Conquer',
    days: 28,
    costFame: 0,
    costNotoriety: 40,
    partners: ['soldiers', 'guard', 'patrol', 'company'],
    foes: ['lancers', 'woodfolk', 'bashkars', 'rogues'],
  },
  war: {
    kind: 'campaign',
    name: 'War',
    days: 28,
    costFame: 10,
    costNotoriety: 15,
    partners: ['soldiers', 'guard', 'patrol'],
    foes: ['company', 'bashkars', 'rogues'],
  },
  revolt: {
    kind: 'campaign',
    name: 'Revolt',
    days: 28,
    costFame: 0,
    costNotoriety: 35,
    partners: ['lancers', 'woodfolk', 'bashkars', 'rogues'],
    foes: ['soldiers', 'guard', 'patrol', 'company'],
  },
  quest: {
    kind: 'campaign',
    name: 'Quest',
    days: 28,
    costFame: 0,
    costNotoriety: 20,
    partners: ['order'],
    foes: 'dragons',
  },
};

/** The six visitor and mission chits, each with two faces. */
export const visitorChits: readonly VisitorChit[] = [
  visitorChit('scholar-pillage', 'Scholar / Pillage', 'graduate-cap', ['scholar', 'pillage'], faces),
  visitorChit(
    'shaman-escort-party',
    'Shaman / Escort Party',
    'tribal-mask',
    ['shaman', 'escort-party'],
    faces,
  ),
  visitorChit('warlock-food-ale', 'Warlock / Food Ale', 'warlock-eye', ['warlock', 'food-ale'], faces),
  visitorChit('crone-raid', 'Crone / Raid', 'witch-flight', ['crone', 'raid'], faces),
  visitorChit('conquer-war', 'Conquer / War', 'conqueror', ['conquer', 'war'], faces),
  visitorChit('revolt-quest', 'Revolt / Quest', 'revolt', ['revolt', 'quest'], faces),
];
