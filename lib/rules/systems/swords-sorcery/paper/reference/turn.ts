import type { SheetBlock } from '../../../../kernel/catalogue/paper';
import {
  joined,
  linesBlock,
  markAgreed,
  told,
  type ByAgreement,
} from '../../../../kernel/catalogue/sheet-lines';
import { companion } from '../../companion';
import { House } from '../../house';

/** The steps of a turn in the words of the companion, and how the game ends. */
export function turn(house: House): SheetBlock {
  const now = companion.sheet(house);
  const printed = companion.sheet({ ...House.parse({}), players: house.players });
  return linesBlock(
    'A turn',
    [
      ...now.phases.map(({ id, name, may }) =>
        joined(name, markAgreed(may, printed.phases.find((phase) => phase.id === id)?.may ?? [])),
      ),
      joined('The game ends', markAgreed(now.ends, printed.ends)),
    ],
    ['Step', 'What is done'],
  );
}

const asked: Readonly<Record<House['magicWindows'], string>> = {
  full: 'Everybody is asked.',
  smart: 'Only who may have something to say is asked.',
  coarse:
    'Only who may have something to say is asked, and of steps only where they meet, arrive on a trap or teleport.',
};

/** The points at which magic may be said, and what keeps a player silent (ledger 7.2). */
export const moments = (house: House, by: ByAgreement<House>): SheetBlock =>
  linesBlock(
    'When magic is said',
    [
      told(
        'Moments',
        'A turn begins · the move dice and what they draw are done · a step is said, not yet made · a piece has come to stand on a spot · movement is over · a conflict is about to be rolled · a piece has died · a card lies on top · a card was resolved · the turn ends. Never between a roll and what comes of it.',
        'SS-031',
        'SS-034',
        'SS-R10',
      ),
      told(
        'Who',
        `First the player whose turn it is, then clockwise; after each card from him again. When all pass, the last card is resolved first. ${by(asked[house.magicWindows], 'magicWindows')}`,
        'SS-036',
        'SS-R09',
      ),
      told(
        'Silent',
        `Without a wizard only artifacts are invoked. ${
          house.wizardBusyFrom === 'contact'
            ? 'From the contact of your wizard to the end of its conflict you invoke nothing and use no scroll.'
            : by(
                'While your wizard’s conflict is rolled you invoke nothing and use no scroll.',
                'wizardBusyFrom',
              )
        }`,
        'SS-027',
        'SS-030',
        'SS-039',
        'SS-R07',
        'SS-R08',
      ),
    ],
    ['About', 'What holds'],
  );
