import { spells } from '../../../catalogue';
import type { Effect } from '../../../catalogue/effects';
import { level, LIGHT } from '../../../reckon/harm';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import type { MrEvent } from '../events';
import { untie } from './charms';
import {
  ACTIVE,
  GONE,
  isFoe,
  LAID,
  WORN,
  type Hero,
  type MrState,
  type Playing,
  type Thing,
  type Who,
} from '../state';
import { isThere } from '../who';
import { thingsOf } from '../../../lists';

export type Kind = NonNullable<Thing['conjured']>;

/** What spells put into somebody's hands. (MR-S26, MR-S40) */
const spellOf: Readonly<Record<Kind, string>> = { broom: 'broomstick', token: 'protection-from-magic' };
export const conjuredKinds = Object.keys(spellOf) as readonly Kind[];
/** What a spell puts into hands; undefined: nothing. */
export const kindOf = (spell: string): Kind | undefined =>
  conjuredKinds.find((kind) => spellOf[kind] === spell);

/** Brooms carry only who is light. (MR-S26) */
export const isLight = ({ vulnerability }: Pick<Hero, 'vulnerability'>): boolean => vulnerability <= LIGHT;

const thingOf = (kind: Kind): Thing => {
  const { id, name, effects } = spells.find((one) => one.id === spellOf[kind])!;
  return { id, name, weight: 0, slot: '', conjured: kind, effects };
};

/** A chit with which one flies, as what it is made from plays it. (MR-S26, MR-T28) */
export const flightChit = (name: string, effects: readonly Effect[], item: number): readonly Playing[] =>
  effects.flatMap((e): Playing[] =>
    e.kind === 'fly-chit'
      ? [
          {
            code: `${name} FLY ${e.strength}${e.time}`,
            kind: 'MOVE',
            strength: level(e.strength),
            time: e.time,
            asterisks: 0,
            magic: -1,
            item,
            walks: false,
            flies: true,
          },
        ]
      : [],
  );

/** A character with places for so many of each, all of them empty. */
function withPlaces(hero: Hero, counts: Readonly<Record<Kind, number>>): Hero {
  const places = conjuredKinds.flatMap((kind) => Array.from({ length: counts[kind] }, () => thingOf(kind)));
  if (places.length === 0) return hero;
  const first = hero.things.length;
  const playings = [
    ...hero.playings,
    ...places.flatMap(({ name, effects }, i) => flightChit(name, effects, first + i)),
  ];
  return {
    ...hero,
    things: [...hero.things, ...places],
    playings,
    chits: playings.map((_, i) => hero.chits[i] ?? ACTIVE),
    items: [...hero.items, ...places.map(() => GONE)],
  };
}

/** How often he may cast it before it has done its work: from each box once, with enhanced magic with each thing that casts its type. (MR-B26, MR-B70) */
function castsBy({ spells: recorded, playings }: Hero, kind: Kind, enhanced: boolean): number {
  const boxes = recorded.filter(({ id }) => id === spellOf[kind]);
  const [first] = boxes;
  if (!enhanced || !first) return boxes.length;
  return Math.max(boxes.length, playings.filter(({ magic }) => magic === first.magic).length);
}

/** Everybody with places for all that spells of anybody there can put into his hands, and for what he has already. */
export function preparedFor(
  heroes: readonly Hero[],
  enhanced: boolean,
  has: (seat: number, kind: Kind) => number = () => 0,
): readonly Hero[] {
  const castable = (kind: Kind): number =>
    heroes.reduce((sum, hero) => sum + castsBy(hero, kind, enhanced), 0);
  return thingsOf(heroes, (hero, seat) =>
    withPlaces(hero, {
      broom: isLight(hero) ? castable('broom') + has(seat, 'broom') : 0,
      token: castable('token') + has(seat, 'token'),
    }),
  );
}

/** Puts one into his hands, if there is a place for it. A broom can be ridden at once. @returns whether he has it now */
export function conjure(s: MrState, seat: Seat, kind: Kind, by: Seat, spell: number): boolean {
  const hero = s.heroes[seat]!;
  const item = s.game.heroes[seat]!.things.findIndex(
    ({ conjured }, i) => conjured === kind && (hero.items[i]! & GONE) !== 0,
  );
  if (item < 0) return false;
  hero.items[item] = kind === 'broom' ? WORN : 0;
  hero.conjured = [...hero.conjured, { item, by, spell }];
  return true;
}

/** It has done its work. (MR-B25) */
export function useUp(s: MrState, seat: Seat, item: number): void {
  const hero = s.heroes[seat]!;
  const used = hero.conjured.find((one) => one.item === item);
  hero.items[item]! |= GONE;
  hero.conjured = hero.conjured.filter((one) => one !== used);
  if (used && used.by >= 0 && used.spell >= 0) untie(s, used.by, used.spell, seat);
}

/** A spell that is kept up on somebody is broken, and what it has put into his hands is gone with it. (MR-B27) */
export function breakTie(s: MrState, by: Seat, spell: number, on: Who, tell?: Tell<MrEvent>): void {
  untie(s, by, spell, on, tell);
  if (isFoe(on)) return;
  const hero = s.heroes[on]!;
  const thing = hero.conjured.find((one) => one.by === by && one.spell === spell);
  if (!thing) return;
  hero.items[thing.item]! |= GONE;
  hero.conjured = hero.conjured.filter((one) => one !== thing);
}

/** What served in this round serves no more. (MR-S26, MR-S40) */
export function useUpAll(s: MrState): void {
  s.heroes.forEach(({ conjured, items, used }, seat) => {
    if (!isThere(s, seat)) return;
    const { things, playings } = s.game.heroes[seat]!;
    for (const { item } of conjured) {
      const isUsed =
        things[item]!.conjured === 'token'
          ? (items[item]! & WORN) !== 0
          : playings.some((playing, chit) => playing.item === item && used[chit] === 1);
      if (isUsed) useUp(s, seat, item);
    }
  });
}

/** Places that hold nothing are nothing to see, and what was laid down is seen where it lies. */
export const isEmptyPlace = (s: MrState, seat: Seat, item: number): boolean => {
  const state = s.heroes[seat]!.items[item]!;
  return (
    (state & LAID) !== 0 ||
    (s.game.heroes[seat]!.things[item]!.conjured !== undefined && (state & GONE) !== 0)
  );
};

/** Whose broom it is: he alone says when it flies; −1: nobody's here. (MR-S26) */
export const ownerOf = (s: MrState, seat: Seat, item: number): Who =>
  s.heroes[seat]!.conjured.find((one) => one.item === item)?.by ?? -1;

/** Things of that kind in his hands, by their places; denizens have none. */
export const conjuredOf = (s: MrState, who: Who, kind: Kind): readonly number[] =>
  isFoe(who)
    ? []
    : s.heroes[who]!.conjured.flatMap(({ item }) =>
        s.game.heroes[who]!.things[item]!.conjured === kind ? [item] : [],
      );
