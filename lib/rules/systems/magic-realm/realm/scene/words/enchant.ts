import type { Seat } from '../../../../../kernel/game/engine';
import { colorOfType } from '../../../catalogue/vocabulary';
import type { EnchantChoice, EnchantEvent } from '../../engine/activities/enchant';
import { chitsOf } from '../../engine/kit';
import type { RealmState } from '../../engine/state';
import { chitCode, seatName, tileName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';

const colorOf = (s: RealmState, seat: Seat, chit: number): string => {
  const one = chitsOf(s, seat)[chit]!;
  return (one.kind === 'MAGIC' && colorOfType[one.magic]) || '';
};

export const enchantChoiceWords: ChoiceWriters<EnchantChoice['type']> = {
  'enchant-chit': (s, seat, { chit }) => ({
    text: `Turn ${chitCode(s, seat, chit)} into ${colorOf(s, seat, chit)} magic`,
    group: 'Enchant a chit',
    rule: 'MR-069',
    touches: [touching.chit(seat, chit)],
  }),
  'enchant-tile': (s, seat, { chit, color, tile }) => {
    const source =
      color < 0
        ? `the ${colorOf(s, seat, chit)} magic there`
        : `the ${colorOf(s, seat, color)} chit ${chitCode(s, seat, color)}, which is fatigued`;
    return {
      text: `Turn the tile ${tileName(tile)} to its ${s.sides[tile] === 1 ? 'green' : 'enchanted'} side with ${chitCode(s, seat, chit)} and ${source}`,
      group: 'Enchant a tile',
      rule: 'MR-071',
      touches: [
        touching.chit(seat, chit),
        ...(color < 0 ? [] : [touching.chit(seat, color)]),
        touching.tile(tile),
      ],
    };
  },
  'enchant-nothing': () => ({ text: 'Enchant nothing', group: 'Go on', rule: 'MR-068', touches: [] }),
};

export const enchantEventWords: EventWriters<EnchantEvent['type']> = {
  'spell-prepared': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} prepares for spells.`,
    touches: [touching.seat(seat)],
  }),
  'chit-enchanted': ({ seat, chit, color }, s) => ({
    text: `The ${seatName(s, seat)} turns ${chitCode(s, seat, chit)} into ${color} magic.`,
    touches: [touching.seat(seat)],
  }),
  'tile-turned': ({ seat, tile, side, by }, s) => ({
    text: `The ${seatName(s, seat)} turns the tile ${tileName(tile)} to its ${side === 1 ? 'enchanted' : 'green'} side with ${by} magic.`,
    touches: [touching.seat(seat)],
  }),
  'no-enchanting': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} can enchant nothing here: the phase is lost.`,
    touches: [touching.seat(seat)],
  }),
};
