import { line } from '../../kernel/companion/companion';
import type { House } from './house';

type Lines = readonly ReturnType<typeof line>[];

const substitutionOrder: Readonly<Record<House['substitutionOrder'], string>> = {
  attackerFirst: 'the attacker decides first',
  defenderFirst: 'the defender decides first',
  secret: 'both put theirs face down and turn them up together',
};

/** Cards from hand, as far as the table plays with them (BM-136, BM-R22). */
function substitution({ substitution: when, substitutionOrder: order }: House): Lines {
  if (when === 'off') return [];
  const nothing =
    when === 'alsoInTieBreak'
      ? 'With nothing usable drawn, in a tie-break too,'
      : 'With nothing usable drawn';
  return [
    line(
      `${nothing} one usable card from hand may stand in; ${substitutionOrder[order]}.`,
      'BM-136',
      'BM-R22',
    ),
  ];
}

/** What is drawn and compared in a battle (BM-125..BM-137, BM-140, BM-R01, BM-R28). */
export const battleLines = (house: House): Lines => [
  line(
    `Both draw their cards, ${
      house.battleDraws === 'unitRow'
        ? 'as many as the row of the unit says'
        : 'a hero one and all others two'
    }; those a unit can use add up. The lower total is destroyed.`,
    'BM-125',
    'BM-130',
    'BM-131',
    'BM-R01',
  ),
  line(
    house.castleOwnBonus
      ? 'Whoever defends beside a castle of his own adds 1, and so does the castle itself.'
      : 'Whoever defends beside a castle of his own adds 1; the castle itself does not.',
    'BM-140',
    'BM-R28',
  ),
  ...substitution(house),
  line('On a tie both draw one more until it breaks.', 'BM-137'),
  line(
    `For a Move card a dragon attacked by a ship or an army gets away before cards are drawn, and a beaten hero instead of being destroyed: ${
      house.retreatDistance === 'cardStrength'
        ? 'as far as its strength in move points goes'
        : 'exactly one space'
    }.`,
    'BM-124',
    'BM-134',
    'BM-R26',
    'BM-R27',
  ),
];

/** How chits are paid for and where they go (BM-148..BM-153, BM-R31..BM-R33). */
export const recruitLines = (house: House): Lines => [
  line(
    house.payment === 'separate'
      ? 'Buy chits of your pile with Gold cards from hand, each with cards of its own; no change is given.'
      : 'Buy chits of your pile with Gold cards from hand, one payment for as many as you like; no change is given.',
    'BM-148',
    'BM-149',
    'BM-R33',
  ),
  line(
    house.payment === 'separate'
      ? 'Magic cards pay for wizards as Gold does.'
      : 'Magic cards pay for wizards as Gold does, but no more than the wizards among them cost.',
    'BM-069',
    'BM-R33',
  ),
  line(
    `Units stand next to a castle of yours, castles next to a unit and to no castle, ${
      house.recruitSpace === 'empty' ? 'where nobody is' : 'where no enemy is and the stacking limits hold'
    }.`,
    'BM-151',
    'BM-152',
    'BM-153',
    'BM-R31',
  ),
  line(
    house.artifactPlacement === 'anyBearer'
      ? 'An artifact goes to any hero or wizard of yours who has fewer than two.'
      : 'An artifact goes to a hero or wizard in or next to a territory with a castle of yours, who has fewer than two.',
    'BM-078',
    'BM-080',
    'BM-R32',
  ),
];

/** What becomes of a beaten player's units where others play on (BM-R46). */
export const beatenLines = ({ players, eliminatedUnits }: House): Lines =>
  players === 2
    ? []
    : [
        line(
          eliminatedUnits === 'removed'
            ? 'The units of a player who is out leave the map.'
            : 'The units of a player who is out stay where they are, and only defend.',
          'BM-R46',
        ),
      ];
