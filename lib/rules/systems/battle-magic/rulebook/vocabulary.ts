import type { Term } from '../../../kernel/rulebook';

export const vocabulary: readonly Term[] = [
  {
    term: 'territory',
    meaning:
      'One area of the map: clear, forest or mountain on land, sea or reef on water. It may carry one special. Two territories are neighbours when they share a border; touching in a corner is none (BM-R62).',
  },
  {
    term: 'river',
    meaning: 'A mark on the border between two land territories; crossing it costs 1 MP more.',
  },
  { term: 'coastal', meaning: 'Said of a land territory with at least one water neighbour.' },
  {
    term: 'space distance',
    meaning:
      'The least number of borders that must be crossed between two territories, whatever the terrain.',
  },
  {
    term: 'within 5',
    meaning: 'At a distance of 5 or less; starting castles must therefore be at least 6 apart (BM-R02).',
  },
  { term: 'empire', meaning: 'A named set of 44 counters. Every counter belongs to a class.' },
  {
    term: 'class',
    meaning:
      'Army, dragon, hero, ship, castle, wizard, ballista, artifact, Juggernaught, Giant or Crystal Tower. Advantages, transport and special territories look at the class; the name on the counter differs by empire.',
  },
  {
    term: 'counter, chit, unit',
    meaning:
      'The same thing. We say unit for a counter on the map and chit for one in the cup or in the pile.',
  },
  { term: 'draw cup', meaning: 'The owner’s hidden and mixed stock of chits.' },
  {
    term: 'recruit pile',
    meaning: 'The owner’s face-up chits that he may buy; the printed rules once call it the reserve pile.',
  },
  {
    term: 'hand, deck, discard pile',
    meaning: 'The cards. Deck and discard pile are common to all players.',
  },
  { term: 'move card', meaning: 'A Move card, or a Magic card that is used by a wizard to move.' },
  {
    term: 'MP pool',
    meaning: 'The movement points that a leading unit has from its move cards in this Move Phase.',
  },
  {
    term: 'leader, passenger, cargo',
    meaning:
      'The unit whose pool is spent; a unit that shares it; an army, ballista or Crystal Tower aboard a ship or Juggernaught.',
  },
  { term: 'attacker, defender', meaning: 'A unit of the active player, and the enemy unit that it attacks.' },
  {
    term: 'draws',
    meaning:
      'The cards that a unit draws in battle: two as a rule, one for heroes and ballistae, three for Giants, four for Juggernaughts.',
  },
  { term: 'usable', meaning: 'Of a type that the unit may count in battle.' },
  { term: 'battle total', meaning: 'The strengths of the usable cards, plus advantages, plus artifacts.' },
  {
    term: 'substitution',
    meaning: 'A card from hand that counts because none of the drawn cards was usable.',
  },
  { term: 'holder', meaning: 'The player with at least one unit of his own in a special territory.' },
  { term: 'destroyed', meaning: 'Taken off the map; the chit goes back into its owner’s cup.' },
  { term: 'player-turn, round', meaning: 'The four phases of one player; one such turn of every player.' },
  {
    term: 'Gold value',
    meaning:
      'The sum of the costs of all counters of an empire. Our measure for custom empires; the printed rules know none.',
  },
];
