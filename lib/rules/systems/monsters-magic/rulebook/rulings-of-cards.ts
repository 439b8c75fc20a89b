import type { RulingRow } from './row';

/** Gaps about combat and cards. */
export const rulingsOfCards: readonly RulingRow[] = [
  {
    id: 'MM-R11',
    at: '94-95, 136-139',
    topic: 'When may hand cards be played, and who is first?',
    readings: [
      'In combat after the dice, in turn.',
      'In combat before the dice, in secret.',
      'At any time in anybody’s turn.',
    ],
    ruling:
      'After the dice and the lasting bonuses, attacker and defender in turn play one card or pass, until both pass in a row. Only a card that changes the total of the player’s own fighting unit may be played there. Outside combat only the active player plays cards.',
    variations: ['combatCards', 'handTiming'],
  },
  {
    id: 'MM-R12',
    at: '94-95, 172, 224',
    topic: 'How often does a card without OT work, and what is the hand use of an action?',
    ruling:
      'Without OT an effect lasts: as a permanent always, from the hand until the end of the turn. So Altar of Sacrifice may be used again and again. With OT a permanent has one use in each own turn, and a hand card exactly one use. Unused uses are not saved. Actions that do not give Force belong to the own turn.',
    variations: ['altarLimit'],
  },
  {
    id: 'MM-R14',
    at: '182-240',
    topic: 'The terrain of which space counts for Force?',
    readings: ['The contested space, for both sides.', 'For the attacker, the space from which it came.'],
    ruling:
      'The contested space for both sides. In the variation the attacker uses the space it came from, also when it was summoned; structures are always those of the contested space.',
    variations: ['forceTerrain'],
  },
  {
    id: 'MM-R15',
    at: '169, 207-212, 231',
    topic: 'What does adjacent look at, and do several neighbours add up?',
    ruling:
      'The 8 neighbours of the contested space, not the space itself. A card gives its bonus once, however many neighbours there are. Healers helps garrisons as well.',
  },
  {
    id: 'MM-R16',
    at: '177-180',
    topic: 'When may a recruiting hand card be played, and may the new figure move?',
    readings: ['In any phase of the own turn.', 'In the Recruitment Phase only.'],
    ruling:
      'In the main window of the own turn. The new figure may be activated if the Movement Phase is not over. The card may not be played if nothing could be gained.',
    variations: ['recruitCardWindow'],
  },
  {
    id: 'MM-R18',
    at: '80, 145',
    topic: 'The deck runs out',
    readings: ['The discard pile is shuffled.', 'No more cards are drawn.'],
    ruling: 'The discard pile is shuffled into a new deck. If both are empty, no card is drawn.',
    variations: ['deckExhausted'],
  },
  {
    id: 'MM-R19',
    at: '162',
    topic: 'When is the hand size checked?',
    ruling: 'Only in the own End Phase; larger hands are legal in between.',
    variations: ['handMax'],
  },
  {
    id: 'MM-R21',
    at: '95, 215',
    topic: 'Does terrain altered from the hand turn back?',
    readings: ['It stays altered.', 'It turns back at the end of the turn.'],
    ruling:
      'It stays until it is altered again, as every result of a single action stays: only lasting effects end with the turn. All 64 tiles are in use, so a marker shows the new terrain.',
    variations: ['alterTerrainDuration'],
  },
  {
    id: 'MM-R22',
    at: '225',
    topic: 'Alchemist: how many cards?',
    ruling:
      'From 1 to the number of cards left in hand; played from the hand, Alchemist itself has left it. All discards come first, then the draws.',
  },
  {
    id: 'MM-R23',
    at: '228',
    topic: 'Diplomat: may it exchange itself, and does the new permanent work at once?',
    ruling:
      'Any own permanent may be exchanged, Diplomat included, and the new card works at once. Each copy of a card has its own use in a turn.',
  },
  {
    id: 'MM-R24',
    at: '234',
    topic: 'Jester: when are the hands counted?',
    ruling:
      'After Jester has left the hand, if it was played from there. It needs a living opponent with no more cards; nobody is forced to use it.',
  },
  {
    id: 'MM-R25',
    at: '237',
    topic: 'Polymorph: limits',
    ruling:
      'The type must change, and the new type must be below its maximum. The figure keeps its space, its move points and whether it has moved.',
  },
  {
    id: 'MM-R26',
    at: '238',
    topic: 'Illusionist: which units, and is it movement?',
    ruling:
      'Any two own units in different spaces. It is no movement, costs no move point and starts no combat. The result must obey the rules of stacking.',
  },
  {
    id: 'MM-R27',
    at: '200, 235',
    topic: 'Empire and Merchant: what is empty?',
    ruling:
      'No unit of anybody stands in the space. Empire needs a neighbouring space that the player occupies; Merchant works anywhere on the board.',
  },
  {
    id: 'MM-R28',
    at: '220-223',
    topic: 'May the move point for entering a terrain pay for that very step?',
    ruling:
      'No: the step is paid first, then 1 move point is gained. Once for each figure, turn and card, also on entering to attack, where it is gained before the combat.',
  },
  {
    id: 'MM-R29',
    at: '53',
    topic: 'Does a castle help both defenders?',
    ruling: 'Yes, each in its own round of combat.',
  },
  {
    id: 'MM-R31',
    at: '140-143',
    topic: 'A tie against the figure of a figure and a garrison',
    ruling: 'Attacker and figure are gone, and the garrison stays.',
  },
  {
    id: 'MM-R32',
    at: '82',
    topic: 'Are there hand cards in the first turn?',
    ruling: 'No. The first card comes in the first Allies Phase.',
    variations: ['startingHand'],
  },
  {
    id: 'MM-R33',
    at: '211, 219, 229',
    topic: 'Slips of the print: “Necromncer”, and two bonuses without F',
    ruling: 'The card is Necromancer; Army Eater gives +2 Force and Assassin gives +1 Force.',
  },
  { id: 'MM-R34', at: '16', topic: 'Whose are the 4 dice?', ruling: 'Two for each side.' },
  {
    id: 'MM-R36',
    at: '138, 88, 96',
    topic: 'May others play cards in a combat?',
    ruling: 'No, only the owners of the two fighting units.',
  },
  {
    id: 'MM-R37',
    at: '216, 226',
    topic: 'Haste Spell and Artificer: any figure or an own one?',
    readings: ['Any figure.', 'An own figure.'],
    ruling:
      'An own figure. Haste Spell needs one whose activation has not ended. The active player may use Artificer in a combat window too.',
  },
  {
    id: 'MM-R38',
    at: '197',
    topic: 'Who sees the hand that Oracle shows?',
    ruling: 'Only the user. That it was used is known to all, the cards are not.',
  },
  {
    id: 'MM-R39',
    at: '196-205',
    topic: 'Move points from a card played in mid-movement',
    ruling:
      'They help the figure that is moving and those not yet activated, at once; figures that have finished gain nothing.',
  },
  {
    id: 'MM-R40',
    at: '247',
    topic: 'Duplicated cards',
    ruling: 'Copies add up, and each copy of a once-a-turn card has its own use.',
    variations: ['maxCopies'],
  },
  {
    id: 'MM-R42',
    at: '251-252',
    topic: 'Realignment: when?',
    ruling: 'Once, in the End Phase before the discard. The new card must come from the hand.',
    variations: ['realignment'],
  },
  {
    id: 'MM-R44',
    at: '230',
    topic: 'Emperor as a permanent: how large a hand?',
    ruling: 'The agreed maximum and 2 more, for the owner.',
    variations: ['handMax'],
  },
];
