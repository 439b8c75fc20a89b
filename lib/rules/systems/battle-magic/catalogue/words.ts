import { counted, listed, signed } from '../../../kernel/words/words';
import type { BmEffect } from './effects';
import {
  cardTypeNames,
  classWords,
  countedUnits,
  oneOf,
  type CardType,
  type Domain,
  type UnitClass,
} from './vocabulary';

const many = (units: readonly UnitClass[], last?: string): string =>
  listed(
    units.map((u) => classWords[u].many),
    last,
  );
const types = (list: readonly CardType[], last = 'and'): string =>
  listed(
    list.map((t) => cardTypeNames[t]),
    last,
  );

const ground: Readonly<Record<Domain, string>> = {
  land: 'Land only',
  water: 'Water only',
  any: 'Land and water',
  none: 'Never moves',
  attached: 'Travels with its bearer',
};

const placements: Readonly<Record<Extract<BmEffect, { kind: 'placement' }>['at'], string>> = {
  'beside-castle': 'Recruited into an empty territory next to one of your castles.',
  'beside-unit': 'Built in an empty land territory next to one of your units.',
  'on-bearer': 'Bought straight onto a bearer on the map (a ruling).',
};

/** One effect as a sentence. The words of a card are those of its effects, in their order. */
export function words(effect: BmEffect): string {
  switch (effect.kind) {
    case 'move-points':
      return `In your Move Phase: ${effect.points} MP for one of your units.`;
    case 'pays-retreat':
      return `Or discard it to let one of your ${many(effect.units, 'or')} get out of a battle.`;
    case 'battle-strength':
      return `In battle: ${signed(effect.strength)} for a unit that counts ${cardTypeNames[effect.type]} cards.`;
    case 'pays':
      return effect.only
        ? `In your Recruit Phase: pays ${effect.amount} towards ${many(effect.only)}.`
        : `In your Recruit Phase: pays ${effect.amount} Gold. No change is given.`;
    case 'moves-class':
      return `In your Move Phase: ${effect.points} MP for one of your ${many(effect.units)}.`;
    case 'movement':
      if (effect.cards === 0) return `${ground[effect.domain]}.`;
      return `${ground[effect.domain]}; up to ${counted(effect.cards, 'move card')} a turn${
        effect.types.length > 1 ? `, ${types(effect.types, 'or')}` : ''
      }${effect.entry === 'one' ? '; flies: each territory costs 1 MP' : ''}.`;
    case 'battle':
      return `Draws ${counted(effect.draws, 'card')} in battle and counts ${types(effect.counts)}.`;
    case 'recruit':
      return `Costs ${effect.cost} ${types(effect.payWith, 'and/or')}.`;
    case 'placement':
      return placements[effect.at];
    case 'advantage':
      return `${signed(effect.bonus)} against ${many(effect.against)}.`;
    case 'shelter':
      return `Your other units that defend in its territory get ${signed(effect.bonus)}.`;
    case 'stacking':
      return `At most ${effect.max} ${
        effect.together.length > 1
          ? `of ${many(effect.together)} together`
          : classWords[effect.together[0] ?? 'army'].one
      } in a territory${effect.by === 'ruled' ? ' (a ruling)' : ''}.`;
    case 'carries': {
      const cargo =
        effect.cargoMax > 0
          ? [
              `${effect.cargoMax} ${listed(
                effect.cargo.map((u) => classWords[u].one),
                'or',
              )}`,
            ]
          : [];
      const riders =
        effect.passengersMax === undefined
          ? [`any number of ${many(effect.passengers)}`]
          : [
              `${effect.passengersMax} ${listed(
                effect.passengers.map((u) => classWords[u].one),
                'or',
              )}`,
            ];
      return `Carries ${listed([...cargo, ...riders])} on its own move cards.`;
    }
    case 'cargo-dies':
      return 'What it carries as cargo is destroyed with it.';
    case 'leads':
      return `May take ${many(effect.passengers)} along on its move card.`;
    case 'cannot-be-carried':
      return `Is never carried by ${many(effect.by, 'or')}${effect.says === 'ruled' ? ' (a ruling)' : ''}.`;
    case 'flies-over-enemies':
      return `May pass over enemy units that are not ${many(effect.except, 'or')}.`;
    case 'flees':
      return `Attacked by ${many(effect.from, 'or')}, it may retreat for a ${cardTypeNames[effect.pay]} card before the battle cards are drawn.`;
    case 'retreats':
      return `About to be destroyed, it may retreat for a ${cardTypeNames[effect.pay]} card and loses its artifacts.`;
    case 'bears-artifacts':
      return `Bears up to ${counted(effect.max, 'artifact')}.`;
    case 'attached':
      return `Lies on one of your ${many(effect.to, 'or')} and gives it ${signed(effect.bonus)} in battle.`;
    case 'safe-when-attacking':
      return 'Stays on the map when its own attack fails.';
    case 'never-attacks':
      return 'Only defends.';
    case 'attacked-last':
      return 'Can be attacked only when it stands alone.';
    case 'cannot-attack':
      return `Cannot attack ${many(effect.units, 'or')}.`;
    case 'attacks-coast':
      return 'Attacks neighbouring water and coastal land.';
    case 'treated-as':
      return `For ${listed(effect.for)} it is ${oneOf(effect.unit)}.`;
    case 'apart':
      return 'Never next to another castle.';
    case 'last-stand':
      return 'Whoever has none left has lost.';
    case 'pile-max':
      return `Recruit pile limit ${signed(effect.plus)}.`;
    case 'hand-max':
      return `Hand limit ${signed(effect.plus)}.`;
    case 'draw-card':
      return `Draw Phase: reveal 1 more card; keep it if it is ${cardTypeNames[effect.keep]}.`;
    case 'draw-chit':
      return `Draw Phase: draw 1 more chit; keep it if it is ${listed(effect.keep.map(oneOf), 'or')}.`;
    case 'ruins':
      return `The first ${classWords[effect.visitor].one} to enter reveals 1 card: ${cardTypeNames[effect.destroyedBy]} destroys it, any other goes to its player’s hand.`;
    case 'entry-cost':
      return `${effect.points} MP to enter.`;
    case 'set':
      return `${listed(effect.counters.map((c) => countedAs(c.count, c.unit, c.name)))}.`;
  }
}

/** `7 ships (Ghost Ship)`: the class counts, the name in brackets is what stands on the counter. */
const countedAs = (n: number, unit: UnitClass, name: string): string =>
  name.toLowerCase() === classWords[unit].one.toLowerCase()
    ? countedUnits(n, unit)
    : `${countedUnits(n, unit)} (${name})`;

/** The text of an entry with these effects. */
export const textOf = (effects: readonly BmEffect[]): string => effects.map(words).join(' ');
