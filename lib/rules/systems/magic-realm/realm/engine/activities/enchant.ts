import type { Seat } from '../../../../../kernel/game/engine';
import { colorOfType, type Color } from '../../../catalogue/vocabulary';
import type { Doings, Questions, Telling } from '../activity';
import { unlikeChits } from '../belongings/alike';
import { mayArrange } from '../belongings/wearing';
import type { Told } from '../events';
import { chitsOf, isInPlay } from '../kit';
import { ACTIVE, ALIVE, COLOR, FATIGUED, type RealmState } from '../state';
import { colorsAt } from '../world/colors';
import { placesOnMap, tileAt, type Place } from '../world/ground';
import { roams } from './peering';
import { putHorseAway } from './travel';

export type EnchantAsk = { readonly type: 'enchant'; readonly seat: Seat };
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
  | Told<'spell-prepared', { readonly seat: Seat }>
  | Told<'chit-enchanted', { readonly seat: Seat; readonly chit: number; readonly color: Color }>
  | Told<
      'tile-turned',
      {
        readonly seat: Seat;
        readonly tile: number;
        readonly side: number;
        readonly by: Color;
        readonly color: number;
      }
    >
  | Told<'no-enchanting', { readonly seat: Seat }>;

/** His MAGIC chits that give a color, with that color; types VI to VIII give none. (MR-069, MR-070, MR-073) */
const magicOf = (s: RealmState, seat: Seat): readonly { readonly chit: number; readonly color: Color }[] =>
  chitsOf(s, seat).flatMap((one, chit) => {
    const color = one.kind === 'MAGIC' ? colorOfType[one.magic] : undefined;
    return color ? [{ chit, color }] : [];
  });

/** Clearings in which he may enchant: his own, or with some cards and places any. (MR-T16, MR-T71) */
function reached(s: RealmState, seat: Seat): readonly Place[] {
  return roams(s, seat, 'SPELL') ? placesOnMap(s.game.map) : [s.who[seat]!.place];
}

/** A chit to color, or a tile turned over with a color that is there or on a chit of his; alike chits once. (MR-069, MR-071, MR-R50) */
function enchantments(s: RealmState, seat: Seat): EnchantChoice[] {
  const who = s.who[seat]!;
  const chits = chitsOf(s, seat);
  const magic = magicOf(s, seat);
  const firsts = (is: (state: number) => boolean) => {
    const meant = unlikeChits(chits, (at) => is(who.chits[at]!));
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
function leadHorses(s: RealmState, tile: number, tell: Telling): void {
  s.who.forEach(({ life, place }, seat) => {
    if (life === ALIVE && tileAt(place) === tile) putHorseAway(s, seat, tell);
  });
}

/** The MAGIC chit stays in play; a color chit that was used is fatigued. (MR-071, MR-074, MR-R15) */
function turnTile(
  s: RealmState,
  seat: Seat,
  { chit, color, tile }: Extract<EnchantChoice, { readonly type: 'enchant-tile' }>,
  tell: Telling,
): void {
  const who = s.who[seat]!;
  s.sides[tile] = 1 - s.sides[tile]!;
  if (color >= 0) who.chits[color] = FATIGUED;
  const by = magicOf(s, seat).find((one) => one.chit === chit)!.color;
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
        s.who[seat]!.chits[chit] = COLOR;
        const { color } = magicOf(s, seat).find((one) => one.chit === chit)!;
        tell?.({ type: 'chit-enchanted', rule: 'MR-069', seat, chit, color });
      }
    },
  },
};

/** Has he prepared in an earlier phase of the day? (MR-068) */
const hasPrepared = (s: RealmState, seat: Seat): boolean =>
  s.who[seat]!.record.slice(0, s.turn?.phase ?? 0).some(({ type }) => type === 'prepare');

export const enchantDeeds: Doings<'prepare' | 'enchant'> = {
  prepare: (_s, seat, _deed, _dice, tell) => tell?.({ type: 'spell-prepared', rule: 'MR-068', seat }),
  enchant(s, seat, _deed, _dice, tell) {
    if (mayArrange(s, seat) && hasPrepared(s, seat) && enchantments(s, seat).length > 0)
      s.asks.push({ type: 'enchant', seat });
    else tell?.({ type: 'no-enchanting', rule: 'MR-016', seat });
  },
};
