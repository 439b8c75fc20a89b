import type { Seat } from '../../../../../kernel/game/engine';
import { colorOfType, type Color } from '../../../catalogue/vocabulary';
import type { DeedRules, Questions, Telling } from '../activity';
import { unlikeChits } from '../belongings/alike';
import { mayArrange } from '../belongings/wearing';
import type { Told } from '../events';
import { chitsOf, isGifted, isInPlay } from '../kit';
import { isChanged } from '../magic/changes';
import { colorItem, colorOfEnhanced, enhancedItems, spendColor } from '../magic/enhanced-items';
import { dayOf, placeOf, playerOf } from '../movers/individuals';
import { ACTIVE, ALIVE, COLOR, FATIGUED, type RealmState, type Who } from '../state';
import { colorsAt } from '../world/colors';
import { placesOnMap, tileAt, type Place } from '../world/ground';
import { roams } from './peering';
import { putHorseAway } from './travel';

export type EnchantAsk = { readonly type: 'enchant'; readonly seat: Who };
export type EnchantChoice =
  | { readonly type: 'enchant-chit'; readonly chit: number }
  /** `color`: the color chit that is used; −1: the color is there. */
  | {
      readonly type: 'enchant-tile';
      readonly chit: number;
      readonly color: number;
      readonly tile: number;
    }
  | { readonly type: 'enchant-nothing' };
export type EnchantEvent =
  | Told<'spell-prepared', { readonly seat: Who }>
  | Told<'chit-enchanted', { readonly seat: Who; readonly chit: number; readonly color: Color }>
  | Told<
      'tile-turned',
      {
        readonly seat: Who;
        readonly tile: number;
        readonly side: number;
        readonly by: Color;
        readonly color: number;
      }
    >
  /** By the color of the day. (MR-B70) */
  | Told<'tiles-turned', { readonly tiles: readonly number[]; readonly colors: readonly Color[] }>
  | Told<'no-enchanting', { readonly seat: Who }>;

/** His MAGIC chits that give a color, with that color; types VI to VIII give none. (MR-069, MR-070, MR-073) */
const magicOf = (s: RealmState, seat: Who): readonly { readonly chit: number; readonly color: Color }[] => [
  ...chitsOf(s, seat).flatMap((one, chit) => {
    const color = one.kind === 'MAGIC' ? colorOfType[one.magic] : undefined;
    return color ? [{ chit, color }] : [];
  }),
  ...enhancedItems(s, seat).flatMap((one) => {
    const color = colorOfEnhanced(one);
    return color ? [{ chit: chitsOf(s, seat).length + one.item, color }] : [];
  }),
];

/** Artifacts and books that serve as chits come after all chits, by their places among the belongings. (MR-B70) */
export const thingAt = (s: RealmState, seat: Seat, chit: number): number => chit - chitsOf(s, seat).length;

/** Clearings in which he may enchant: his own, or with some cards and places any. (MR-T16, MR-T71) */
function reached(s: RealmState, seat: Who): readonly Place[] {
  return roams(s, seat, 'SPELL') ? placesOnMap(s.game.map) : [placeOf(s, seat)];
}

/** A chit to color, or a tile turned over with a color that is there or on a chit of his; alike chits once. (MR-069, MR-071, MR-R50) */
function enchantments(s: RealmState, seat: Who): EnchantChoice[] {
  // A phantasm has the chits of its master, as long as no spell has frozen them. (MR-S33, MR-B29)
  const player = playerOf(s, seat);
  if (isChanged(s, player)) return [];
  const who = s.who[player]!;
  const chits = chitsOf(s, player);
  const magic = magicOf(s, player);
  const firsts = (is: (state: number) => boolean) => {
    const things = enhancedItems(s, player).flatMap(({ item, state }) =>
      is(state) ? [chits.length + item] : [],
    );
    const meant = [...unlikeChits(chits, (at) => is(who.chits[at]!)), ...things];
    return magic.filter(({ chit }) => meant.includes(chit));
  };
  const out = firsts((state) => state === ACTIVE).map(({ chit }): EnchantChoice => ({
    type: 'enchant-chit',
    chit,
  }));
  const ready = firsts(isInPlay);
  if (ready.length === 0) return out;
  const colored = firsts((state) => state === COLOR);
  const there = new Map<number, Set<Color>>();
  for (const place of reached(s, seat)) {
    const colors = there.get(tileAt(place)) ?? new Set();
    for (const color of colorsAt(s, place)) colors.add(color);
    there.set(tileAt(place), colors);
  }
  for (const [tile, colors] of there)
    for (const { chit, color } of ready) {
      if (colors.has(color)) out.push({ type: 'enchant-tile', chit, color: -1, tile });
      for (const one of colored)
        if (one.color === color) out.push({ type: 'enchant-tile', chit, color: one.chit, tile });
    }
  return out;
}

/** Everything stays in the clearing of its number; a horse that is in a cave now is led. (MR-021, MR-072) */
export function leadHorses(s: RealmState, tile: number, tell: Telling): void {
  s.who.forEach(({ life, place }, seat) => {
    if (life === ALIVE && tileAt(place) === tile) putHorseAway(s, seat, tell);
  });
}

/** The MAGIC chit stays in play; a color chit that was used is fatigued. (MR-071, MR-074, MR-R15) */
function turnTile(
  s: RealmState,
  seat: Who,
  { chit, color, tile }: Extract<EnchantChoice, { readonly type: 'enchant-tile' }>,
  tell: Telling,
): void {
  const who = s.who[playerOf(s, seat)]!;
  s.sides[tile] = 1 - s.sides[tile]!;
  const thing = color < 0 ? -1 : thingAt(s, playerOf(s, seat), color);
  if (thing >= 0) spendColor(s, playerOf(s, seat), who.items[thing]!.id);
  else if (color >= 0) who.chits[color] = FATIGUED;
  const by = magicOf(s, playerOf(s, seat)).find((one) => one.chit === chit)!.color;
  tell?.({ type: 'tile-turned', rule: 'MR-071', seat, tile, side: s.sides[tile], by, color });
  leadHorses(s, tile, tell);
}

export const enchantAsks: Questions<EnchantAsk['type']> = {
  enchant: {
    choices: (s, { seat }) => [...enchantments(s, seat), { type: 'enchant-nothing' }],
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'enchant-tile') turnTile(s, seat, choice, tell);
      else if (choice.type === 'enchant-chit') {
        const { chit } = choice;
        const player = playerOf(s, seat);
        const thing = thingAt(s, player, chit);
        const { color } = magicOf(s, player).find((one) => one.chit === chit)!;
        if (thing >= 0) colorItem(s, player, s.who[player]!.items[thing]!.id);
        else s.who[player]!.chits[chit] = COLOR;
        tell?.({ type: 'chit-enchanted', rule: 'MR-069', seat, chit, color });
      }
    },
  },
};

/** Has he prepared in an earlier phase of the day, or need he not? (MR-068, MR-B70) */
const hasPrepared = (s: RealmState, seat: Who): boolean =>
  isGifted(s, seat, 'enchants-at-once') ||
  dayOf(s, seat)
    .record.slice(0, s.turn?.phase ?? 0)
    .some(({ type }) => type === 'prepare');

export const enchantDeeds: DeedRules<'prepare' | 'enchant'> = {
  prepare: (_s, seat, _deed, _dice, tell) => tell?.({ type: 'spell-prepared', rule: 'MR-068', seat }),
  enchant(s, seat, _deed, _dice, tell) {
    if (mayArrange(s, seat) && hasPrepared(s, seat) && enchantments(s, seat).length > 0)
      s.asks.push({ type: 'enchant', seat });
    else tell?.({ type: 'no-enchanting', rule: 'MR-016', seat });
  },
};
