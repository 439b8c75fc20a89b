import { line } from '../../kernel/companion/companion';
import type { SystemCompanion } from '../../kernel/companion/companion';
import type { SsEntry } from './catalogue/entry';
import type { House } from './house';
import { handSizeOf } from './agreed';
import { pieceCounts, standardArmy, sumOf } from './legality/check';
import type { Options } from './options';

const handGoes: Readonly<Record<House['handOnWizardDeath'], string>> = {
  killer: 'is taken by whoever killed him',
  'active-player': 'is taken by the player whose turn it is',
  discard: 'is discarded',
};

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

const livingPieces = (start: number) => ({
  id: 'pieces',
  name: 'Living pieces',
  explains: 'Without any, a player is out at the end of the turn.',
  rules: ['SS-016', 'SS-R01'],
  min: 0,
  max: 40,
  start,
});

/** A turn at the table: move dice, cards, movement, conflicts. */
export const companion: SystemCompanion<SsEntry, House, Options> = {
  pieces(list, house) {
    const count = sumOf(pieceCounts(list));
    return house.armyMode === 'points' && count > 0 && count <= 40 ? [livingPieces(count)] : [];
  },
  sheet: (house) => ({
    cycle: 'round',
    order: line('Choose who goes first; play goes on clockwise.', 'SS-010', 'SS-018', 'SS-025'),
    phases: [
      {
        id: 'dice',
        name: 'Move dice',
        by: 'each',
        may: [line('Roll three dice. They decide cards and movement.', 'SS-019', 'SS-044', 'SS-045')],
      },
      {
        id: 'cards',
        name: 'Magic cards',
        by: 'each',
        may: [
          house.wizardlessDraw
            ? line(
                'A triple: take a magic card; without a wizard only an artifact is invoked, at once.',
                'SS-041',
                'SS-R13',
              )
            : line('A triple while your wizard lives: take a magic card.', 'SS-041', 'SS-R13'),
          line(
            `A double${house.tripleCountsAsDouble ? ', or a triple once more,' : ''} with your wizard on ${house.nexusScope === 'own' ? 'the nexus at home' : 'a nexus'}: take a magic card.`,
            'SS-042',
            'SS-059',
            'SS-R11',
            'SS-R12',
          ),
        ],
      },
      {
        id: 'move',
        name: 'Movement',
        by: 'each',
        may: [
          ...(house.splitMoves
            ? [
                line('One die a piece, or share the total within the three caps.', 'SS-046', 'SS-047'),
                line(
                  'No piece goes further than the highest die, a second than the next, others than the lowest.',
                  'SS-048',
                  'SS-049',
                  'SS-050',
                ),
              ]
            : [line('One die a piece, for at most three pieces; nothing is shared.', 'SS-046', 'SS-R14')]),
          ...(house.diceUse === 'mandatory'
            ? [line('Go on while a step is left that neither attacks nor jams.', 'SS-R14')]
            : []),
          line(
            'A piece that meets an opponent stops there; they fight after all movement.',
            'SS-055',
            'SS-056',
          ),
        ],
      },
      {
        id: 'conflict',
        name: 'Conflicts',
        by: 'each',
        may: [
          line(
            'Pion and wizard roll 2 dice, a guard 3, a warrior 4; the two highest count.',
            'SS-069',
            'SS-070',
            'SS-071',
          ),
          line(
            'Ten times the higher die and the lower: the lower value dies; equal, whoever moved in wins.',
            'SS-072',
            'SS-073',
            'SS-075',
          ),
          line(
            `A wizard’s death moves his player’s cards: the hand ${handGoes[house.handOnWizardDeath]}, his scrolls are discarded.`,
            'SS-023',
            'SS-R26',
          ),
        ],
      },
      {
        id: 'end',
        name: 'End of the turn',
        by: 'each',
        may: [
          line('Remove the dead and the cards that are spent or destroyed.', 'SS-024'),
          ...(house.handLimit > 0
            ? [line(`Everybody discards down to ${cards(house.handLimit)} in hand.`, 'SS-R72')]
            : []),
          line(
            house.tripleExtraTurn
              ? `After a triple take another turn${house.maxExtraTurns > 0 ? `, at most ${house.maxExtraTurns} in a row` : ''}: go back to the move dice. Otherwise pass the dice on.`
              : 'Pass the dice on; a triple brings no further turn at this table.',
            'SS-025',
          ),
        ],
      },
    ],
    trackers: [
      {
        id: 'hand',
        name: 'Cards in hand',
        rules: ['SS-013', 'SS-041', 'SS-042'],
        per: 'seat',
        min: 0,
        max: 63,
        start: handSizeOf(house),
      },
      { id: 'play', name: 'Cards in play', rules: ['SS-033'], per: 'seat', min: 0, max: 63, start: 0 },
      // A point army has as many as its list says.
      ...(house.armyMode === 'standard'
        ? [{ ...livingPieces(sumOf(standardArmy)), per: 'seat' as const }]
        : []),
    ],
    dice: [
      { id: 'move', name: 'Move dice', count: 3, sides: 6, reads: 'each', rules: ['SS-019'] },
      { id: 'two', name: 'Pion or wizard', count: 2, sides: 6, reads: 'each', rules: ['SS-069'] },
      { id: 'three', name: 'Guard', count: 3, sides: 6, reads: 'each', rules: ['SS-070'] },
      { id: 'four', name: 'Warrior', count: 4, sides: 6, reads: 'each', rules: ['SS-071'] },
    ],
    ends: [
      house.victory === 'wizard-hunt'
        ? line('A player whose wizard dies is out at once; the last one left wins.', 'SS-R01')
        : house.victory === 'score'
          ? line('Most points win; the last survivor wins before.', 'SS-R01')
          : line('Without a living piece you are out; the last player left wins.', 'SS-R01'),
      ...(house.roundLimit > 0
        ? [line(`After ${house.roundLimit} rounds the score decides.`, 'SS-R79')]
        : []),
    ],
  }),
};
