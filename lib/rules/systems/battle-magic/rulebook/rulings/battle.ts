import { asRulings } from './ruling';

export const battleRulings = asRulings([
  {
    n: 18,
    topic: 'The order of attacks',
    source: '146-154',
    readings: ['One after the other.', 'All are declared first.'],
    ruling:
      'Each attack is declared and fully carried out before the next. Any number of attackers may take on the same defender in turn, and a defender fights as often as it is attacked.',
  },
  {
    n: 19,
    topic: 'When a castle can be attacked',
    source: '156',
    readings: ['Once it is the only unit left there.', 'Last within the same series of attacks.'],
    ruling: 'A castle is a legal target only while no other enemy unit stands in its territory.',
  },
  {
    n: 20,
    topic: 'Armies against ships',
    source: '152',
    readings: ['Never.', 'Only from aboard another ship.'],
    ruling:
      'An army never attacks a ship, not even from aboard one. Every other class that attacks may attack ships.',
  },
  {
    n: 21,
    topic: 'What a ship may attack',
    source: '150',
    readings: ['Units on water and on the coast.', 'Ships and coasts only.'],
    ruling: 'Any enemy unit in a neighbouring territory of water or of coastal land.',
  },
  {
    n: 22,
    topic: 'Substitution: when, who first, how many cards',
    source: '171-172',
    readings: [
      'After the first cards only.',
      'In each step of a tie-break as well.',
      'The attacker decides first, the defender decides first, or both in secret.',
    ],
    ruling:
      'After the first cards only, one card, and only if none of the drawn cards is usable. The attacker decides first; the defender sees it and follows.',
    variations: ['substitution', 'substitutionOrder'],
  },
  {
    n: 23,
    topic: 'How a tie is broken',
    source: '173',
    readings: ['Strengths are added to the old totals.', 'Only the new cards are compared.'],
    ruling:
      'Each side draws one card and adds it if it is usable; this is repeated. Bonuses are not added a second time.',
  },
  {
    n: 24,
    topic: 'The deck runs out in the middle of a battle',
    source: '174, 203',
    readings: ['The discard pile is shuffled without the cards of the battle.', 'The battle ends.'],
    ruling:
      'The discard pile is shuffled without the cards of the open battle. If the first draws cannot be completed, there are as many as there are, the attacker first. If a tie-break cannot give a card to each side, the battle is void: both survive, and the attack is used up.',
  },
  {
    n: 25,
    topic: 'A ballista or Crystal Tower loses its attack',
    source: '93, 167, 279',
    readings: ['Nothing happens.', 'The defender moves away.'],
    ruling: 'Both units stay, and the attack is used up.',
  },
  {
    n: 26,
    topic: 'Where a hero retreats to',
    source: '169-170',
    readings: ['Up to the strength of the card in MP.', 'Exactly to a neighbouring territory.'],
    ruling:
      'The hero moves at least one space and spends up to the strength of the discarded card at normal costs, to a territory where he may rest. Without such a territory he cannot retreat and the card is kept. It also holds when he was the attacker.',
    variations: ['retreatDistance'],
  },
  {
    n: 27,
    topic: 'How a dragon retreats',
    source: '157-158',
    readings: ['Before cards are drawn.', 'After seeing them.'],
    ruling:
      'It is declared before cards are drawn, and only against a ship or an army. The dragon pays 1 MP a space out of the strength of the card and may take its rider along. The attack is used up.',
    variations: ['retreatDistance'],
  },
  {
    n: 28,
    topic: 'Whether a castle shelters itself',
    source: '178',
    readings: ['Only other units get the bonus.', 'The castle gets it too.'],
    ruling: 'Only the other own units in its territory get +1.',
    variations: ['castleOwnBonus'],
  },
  {
    n: 29,
    topic: 'Both sides have advantages',
    source: '177-188',
    readings: ['All count.', 'They cancel out.'],
    ruling: 'All of them are added, then the totals are compared.',
  },
  {
    n: 43,
    topic: 'How far a Crystal Tower is a ballista',
    source: '280',
    readings: ['For transport and stacking.', 'For advantages and Workshops too.'],
    ruling: 'For transport and stacking only.',
    variations: ['crystalTowerClass'],
  },
  {
    n: 52,
    topic: 'The general sentence on Sword cards against the Crystal Tower’s own row',
    source: '162, 278',
    readings: ['The row of the unit.', 'The general sentence.'],
    ruling: 'The row of the unit holds: a Crystal Tower counts Magic only.',
  },
  {
    n: 53,
    topic: 'Whether the winner advances',
    source: '166',
    readings: ['It stays.', 'It moves in.'],
    ruling: 'The winner stays where it is.',
  },
  {
    n: 54,
    topic: 'Attacks across rivers and shores',
    source: '147',
    readings: ['They are normal attacks.', 'Rivers hinder them.'],
    ruling: 'They are allowed, and rivers have no effect on them.',
  },
  {
    n: 58,
    topic: 'Paying for a retreat in somebody else’s turn',
    source: '158, 169',
    readings: ['Allowed.', 'Only in one’s own turn.'],
    ruling: 'It is paid from the hand as it is at that moment, in whoever’s turn.',
  },
  {
    n: 60,
    topic: 'Those who travel with an army that is destroyed',
    source: '141-144',
    readings: ['They stay.', 'They die with it.'],
    ruling: 'They stay. Only the cargo of ships and Juggernaughts is lost with its carrier.',
  },
]);
