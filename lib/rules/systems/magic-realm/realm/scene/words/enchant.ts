import { listed } from '../../../../../kernel/words/words';
import { colorOfType } from '../../../catalogue/vocabulary';
import { thingAt, type EnchantChoice, type EnchantEvent } from '../../engine/activities/enchant';
import { chitsOf } from '../../engine/kit';
import { colorOfEnhanced, enhancedItems } from '../../engine/magic/enhanced-items';
import { playerOf } from '../../engine/movers/individuals';
import type { RealmState, Who } from '../../engine/state';
import { chitCode, seatName, theBelonging, tileName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';

const colorOf = (s: RealmState, who: Who, chit: number): string => {
  const seat = playerOf(s, who);
  const thing = thingAt(s, seat, chit);
  const held = enhancedItems(s, seat).find(({ item }) => item === thing);
  if (held) return colorOfEnhanced(held) ?? '';
  const one = chitsOf(s, seat)[chit]!;
  return (one.kind === 'MAGIC' && colorOfType[one.magic]) || '';
};

/** A chit, or what serves as one. */
const named = (s: RealmState, who: Who, chit: number): string => {
  const seat = playerOf(s, who);
  const thing = thingAt(s, seat, chit);
  return thing < 0 ? chitCode(s, seat, chit) : theBelonging(s, seat, thing);
};
const touched = (s: RealmState, who: Who, chit: number): string => {
  const seat = playerOf(s, who);
  const thing = thingAt(s, seat, chit);
  return thing < 0 ? touching.chit(seat, chit) : touching.item(seat, thing);
};

export const enchantChoiceWords: ChoiceWriters<EnchantChoice['type']> = {
  'enchant-chit': (s, seat, { chit }) => ({
    text: `Turn ${named(s, seat, chit)} into ${colorOf(s, seat, chit)} magic`,
    group: 'Enchant a chit',
    rule: 'MR-069',
    touches: [touched(s, seat, chit)],
  }),
  'enchant-tile': (s, seat, { chit, color, tile }) => {
    const source =
      color < 0
        ? `the ${colorOf(s, seat, chit)} magic there`
        : `the ${colorOf(s, seat, color)} ${thingAt(s, playerOf(s, seat), color) < 0 ? 'chit' : 'magic of'} ${named(s, seat, color)}, which is fatigued`;
    return {
      text: `Turn the tile ${tileName(tile)} to its ${s.sides[tile] === 1 ? 'green' : 'enchanted'} side with ${named(s, seat, chit)} and ${source}`,
      group: 'Enchant a tile',
      rule: 'MR-071',
      touches: [touched(s, seat, chit), ...(color < 0 ? [] : [touched(s, seat, color)]), touching.tile(tile)],
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
    text: `The ${seatName(s, seat)} turns ${named(s, seat, chit)} into ${color} magic.`,
    touches: [touching.seat(seat)],
  }),
  'tile-turned': ({ seat, tile, side, by }, s) => ({
    text: `The ${seatName(s, seat)} turns the tile ${tileName(tile)} to its ${side === 1 ? 'enchanted' : 'green'} side with ${by} magic.`,
    touches: [touching.seat(seat)],
  }),
  'tiles-turned': ({ tiles, colors }) => ({
    text: `The day is ${listed(colors)}: ${listed(tiles.map(tileName))} ${tiles.length === 1 ? 'turns' : 'turn'} over.`,
  }),
  'no-enchanting': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} can enchant nothing here: the phase is lost.`,
    touches: [touching.seat(seat)],
  }),
};
