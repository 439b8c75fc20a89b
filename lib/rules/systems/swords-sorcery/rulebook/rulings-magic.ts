import { rulings } from './ruling';

/** Levels, timing and who may invoke what when. */
export const rulingsOnMagic = rulings([
  {
    id: 'SS-R02',
    topic: 'Blank levels',
    at: '235, 541',
    readings: ['They count 1.', 'They count 0.', 'The table chooses.'],
    ruling:
      'Belt of Levitation, Rock transform and Wisdom count 1, the lowest and commonest level. None of them ever meets a clash of levels, so it matters for totals only.',
    variations: ['blankLevel'],
  },
  {
    id: 'SS-R03',
    topic: 'Use of Doppelganger',
    at: '333, 335, 345-353',
    readings: ['Single use.', 'Permanent.'],
    ruling: 'Its card prints neither; it is single use, as all spells are.',
  },
  {
    id: 'SS-R05',
    topic: 'Scrolls for single use',
    at: '69, 325, 509',
    readings: ['The rule for scrolls holds.', 'The card holds.'],
    ruling:
      'The card holds: Horse and Lesser Death Trap are discarded after one use. They are scrolls all the same and need a wizard.',
  },
  {
    id: 'SS-R06',
    topic: 'What contradicts',
    at: '87, 89',
    readings: [
      'Every clash is decided by level.',
      'Cards whose text names what they stop simply stop it; levels decide all other clashes.',
    ],
    ruling:
      'The second. Answers are Safe scroll, Safe artifact, Trap Proof, Evade trap, Trap expertise, Armour, Spell Bounce and Anti Spell. Levels decide between wards (Protection, Magic Shield, Transform to Dragon) and cards, and between holds (Sleep, Paralysis, Ghost Army, Bear Trap) and cards that move a piece. Of a lower card only the part that meets the ward or hold fails. On equal levels both cards are discarded and the one being resolved does no more. Where a table plays without levels, what resolves later wins: what is used now beats what lies in play, and of two cards in play the one that came later.',
    variations: ['levelRule'],
  },
  {
    id: 'SS-R07',
    topic: 'From when a wizard is busy',
    at: '91',
    readings: ['From contact.', 'While the dice are rolled.'],
    ruling:
      'From contact to the end of that conflict. The step that makes contact is announced first, and to that announcement the wizard may still answer.',
    variations: ['wizardBusyFrom'],
  },
  {
    id: 'SS-R08',
    topic: 'What a busy wizard bars',
    at: '91',
    readings: ['Only new cards of the wizard.', 'All new cards.', 'Running effects too.'],
    ruling:
      'Its player may invoke no card at all, artifacts included, and use no power of a scroll. Artifacts in play go on, also those one has to use, and so do effects that already run.',
  },
  {
    id: 'SS-R09',
    topic: 'Who may speak first',
    at: '75, 85',
    readings: ['Whoever is quicker.', 'In turn order.'],
    ruling:
      'At each point the active player is asked first, then the others clockwise; each passes or invokes one card. After a card the asking starts again. When all pass in a row, the top of the stack resolves; when all pass on an empty stack, play goes on.',
    variations: ['magicWindows'],
  },
  {
    id: 'SS-R10',
    topic: 'How far an interruption reaches',
    at: '81',
    readings: ['Even between a roll and its result.', 'Only between whole acts.'],
    ruling:
      'Only between whole acts: the move roll with its draws, one step with its teleport, one conflict with both rolls and the death, one saving throw, one card’s resolution.',
  },
  {
    id: 'SS-R13',
    topic: 'A player without a wizard',
    at: '93, 195-201',
    readings: ['Draws and keeps cards.', 'Draws nothing.'],
    ruling:
      'There is no ordinary draw. Any card that reaches such a player is treated as by the Orb of Power: an artifact is invoked at once, anything else is discarded.',
    variations: ['wizardlessDraw'],
  },
  {
    id: 'SS-R29',
    topic: '“Other roll modifications”',
    at: '631-689',
    readings: ['Weapons exclude everything else.', 'Weapons exclude each other and the Gauntlet.'],
    ruling:
      'Weapons exclude each other and the Gauntlet. Extra dice, Lucky Charm and Armour are no roll modification. Dice of potions add up, to eight at the most.',
    variations: ['extraDiceIsModifier'],
  },
  {
    id: 'SS-R30',
    topic: 'Which dice count for Spears and Twin Forks',
    at: '629-633, 653-661',
    readings: ['The two that make the value.', 'All that were rolled.'],
    ruling: 'All dice the piece rolled in that conflict, also those not chosen.',
  },
  {
    id: 'SS-R59',
    topic: 'Dual Shot',
    at: '299-301',
    readings: ['Any spell on the table.', 'An own spell of this turn.'],
    ruling:
      'An own spell invoked in the same turn, not Dual Shot itself. A lasting spell goes back to the hand at once and its effect goes on under a marker; a clash that would destroy the card then only ends the effect.',
  },
  {
    id: 'SS-R60',
    topic: 'Reach of Spell Bounce and Anti Spell',
    at: '351-355, 681-685',
    readings: ['Any card.', 'Spells only.'],
    ruling:
      'Spells and spell traps only. They may be aimed at each other. A bounced spell keeps its place on the stack.',
  },
  {
    id: 'SS-R61',
    topic: 'What a bounced spell may do',
    at: '351-355',
    readings: ['It keeps its targets.', 'All is chosen anew.'],
    ruling:
      'The new controller is “you” in its text and chooses all targets anew, which must be legal for that player with a living wizard; it may also be let go without effect.',
  },
  {
    id: 'SS-R67',
    topic: 'Whose pieces a card may name',
    at: '401-405, 457',
    readings: ['Opposing ones.', 'Anybody’s.'],
    ruling:
      'Where a card does not say whose, anybody’s, one’s own too. Targets are named when the card is revealed; only choices that hang on a roll or a draw wait for the resolution. A target no longer legal makes that part fail; the card is spent.',
  },
  {
    id: 'SS-R69',
    topic: 'What Spoilsport ends',
    at: '425-431',
    readings: ['Cards only.', 'All lasting effects as well.'],
    ruling:
      'Ended are sleep, paralysis, shields, ghosts, carriers, doppelgangers, curse, dragon, strengths, vapour, rock-wizards and holds. Deaths, moves, rocks, demons, hulk and changes of side stay. Cards below it on the stack are ruined; hands are untouched. Only the two Safe cards stop Spoilsport, Burn scrolls and Steal Artifact; levels are not tested.',
  },
  {
    id: 'SS-R70',
    topic: 'Steal Artifact and Thief',
    at: '431-433, 505-511',
    readings: ['Plain artifacts only.', 'Any artifact.'],
    ruling:
      'Any kind of artifact may be stolen, also one that was just invoked and still waits. Thief needs a hand with a card; which one is left to chance.',
  },
  {
    id: 'SS-R71',
    topic: 'Safe cards that change hands',
    at: '169-171, 195-197',
    readings: ['The designation stays.', 'It is made anew.'],
    ruling: 'The new owner designates anew at once.',
  },
  {
    id: 'SS-R82',
    topic: 'Magic out of turn',
    at: '81',
    readings: ['Only in the own turn.', 'In every turn.'],
    ruling:
      'Every card may be used in other players’ turns, except Horse and the powers of Lever, Boots and Belt, which belong to one’s own movement. “Current turn” then means the turn that is running.',
  },
]);
