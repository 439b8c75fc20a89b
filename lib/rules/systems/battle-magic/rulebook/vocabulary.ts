import { term, type Term } from '../../../kernel/catalogue/glossary';

/** The words of the game, what they mean exactly, the rows that say so, and how they are spelt in texts. */
export const vocabulary: readonly Term[] = [
  term(
    'territory',
    'One area of the map: clear, forest or mountain on land, sea or reef on water. It may carry one special. Two territories are neighbours when they share a border; touching in a corner is none (BM-R62).',
    'BM-003 BM-010 BM-R62',
    ['territory', 'territories'],
  ),
  term(
    'river',
    'A mark on the border between two land territories; crossing it costs 1 MP more.',
    'BM-006 BM-097 BM-R11',
  ),
  term('coastal', 'Said of a land territory with at least one water neighbour.', 'BM-011'),
  term(
    'space distance',
    'The least number of borders that must be crossed between two territories, whatever the terrain.',
    'BM-084 BM-R59',
    ['distance'],
  ),
  term(
    'within 5',
    'At a distance of 5 or less; starting castles must therefore be at least 6 apart (BM-R02).',
    'BM-084 BM-R02',
    [],
  ),
  term('empire', 'A named set of 44 counters. Every counter belongs to a class.', 'BM-031 BM-176'),
  term(
    'class',
    'Army, dragon, hero, ship, castle, wizard, ballista, artifact, Juggernaught, Giant or Crystal Tower. Advantages, transport and special territories look at the class; the name on the counter differs by empire.',
    'BM-032 BM-R42',
    ['class', 'classes'],
  ),
  term(
    'counter, chit, unit',
    'The same thing. We say unit for a counter on the map and chit for one in the cup or in the pile.',
    'BM-029',
    ['chit'],
  ),
  term(
    'draw cup',
    'A cup that nobody can see into, with the mixed stock of its owner’s chits. Recruits are drawn from it, and destroyed units go back into it.',
    'BM-082 BM-139',
    ['draw cup', 'cup'],
  ),
  term(
    'recruit pile',
    'The owner’s face-up chits that he may buy; the printed rules once call it the reserve pile.',
    'BM-088 BM-158',
    ['recruit pile'],
  ),
  term(
    'hand, deck, discard pile',
    'The cards. Deck and discard pile are common to all players.',
    'BM-013 BM-156',
    ['discard pile'],
  ),
  term('move card', 'A Move card, or a Magic card that is used by a wizard to move.', 'BM-066 BM-093 BM-R08'),
  term(
    'MP pool',
    'The movement points that a leading unit has from its move cards in this Move Phase.',
    'BM-093 BM-R07',
    ['MP pool', 'MP'],
  ),
  term(
    'leader, passenger, cargo',
    'The unit whose pool is spent; a unit that shares it; an army, ballista or Crystal Tower aboard a ship or Juggernaught.',
    'BM-109 BM-113 BM-R13',
  ),
  term(
    'attacker, defender',
    'A unit of the active player, and the enemy unit that it attacks.',
    'BM-116 BM-117',
  ),
  term(
    'draws',
    'The cards that a unit draws in battle: two as a rule, one for heroes and ballistae, three for Giants, four for Juggernaughts.',
    'BM-125 BM-126 BM-R01',
    [],
  ),
  term('usable', 'Of a type that the unit may count in battle.', 'BM-128 BM-136'),
  term('battle total', 'The strengths of the usable cards, plus advantages, plus artifacts.', 'BM-130'),
  term(
    'substitution',
    'A card from hand that counts because none of the drawn cards was usable.',
    'BM-136 BM-R22',
    ['substitution', 'substituted'],
  ),
  term('holder', 'The player with at least one unit of his own in a special territory.', 'BM-162 BM-R41'),
  term('destroyed', 'Taken off the map; the chit goes back into its owner’s cup.', 'BM-131 BM-139'),
  term(
    'player-turn, round',
    'The four phases of one player; one such turn of every player.',
    'BM-091 BM-092',
    ['player-turn'],
  ),
  term(
    'Gold value',
    'The sum of the costs of all counters of an empire. Our measure for custom empires; the printed rules know none.',
    'BM-176',
    ['Gold value'],
  ),
];
