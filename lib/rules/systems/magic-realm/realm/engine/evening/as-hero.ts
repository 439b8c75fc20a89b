import type { Seat } from '../../../../../kernel/game/engine';
import { isCast } from '../../../combat/engine/covered';
import { castingOf, makeHero, ownCastings } from '../../../combat/engine/fighters/heroes';
import { heroState } from '../../../combat/engine/setup';
import {
  COLOR,
  FATIGUED,
  FINDS_ARMS,
  type Casting,
  type Hero,
  type HeroState,
} from '../../../combat/engine/state';
import type { Item } from '../../../sheet';
import { abilitiesOf, characterOf, isWorn, isGifted, itemOf, printedChitsOf, seatName } from '../kit';
import { enchantings, givenTo, playedType, typesOf } from '../magic/artifacts';
import { breakable } from '../magic/breaking';
import { alterationsOf, isMist, shapesIn } from '../magic/changes';
import { aimOfDay, enchantmentOf, isDaySpell, isOnClearing, spellOf } from '../magic/day-spells';
import { mayBeAsked } from '../magic/demon';
import { addedByLuck, isDoubled, isFading } from '../magic/in-effect';
import { SEE_WEATHER, showsWeather } from '../magic/see-weather';
import { sounds } from '../magic/whistle';
import { addedByCards } from '../rolls';
import { ACTIVE, HELD_BITS, PREPARED, seatsAt, type Adventurer, type RealmState } from '../state';
import { maySee } from '../world/company';
import { isKnown, NOWHERE, tileAt, waysFrom, type Place } from '../world/ground';
import { noThings, numbersOf } from '../../../lists';

/**
 * Where the paths lead along which he may run: those that he knows, and only the one by which he came today. Who strayed in by
 * one that he has not discovered runs along none. (MR-025, MR-121, MR-S14) Who came through the air may take any.
 */
export function runsTo(s: RealmState, seat: Seat): readonly Place[] {
  const { place, paths, cameFrom } = s.who[seat]!;
  const ways = waysFrom(s.game.map, s.sides, place).filter(({ to }) => to >= 0);
  const known = ways.filter((way) => isMist(s, seat) || isKnown(way, paths));
  const ends = [...new Set(known.map(({ to }) => to))];
  if (!ways.some(({ to }) => to === cameFrom)) return ends;
  return ends.filter((to) => to === cameFrom);
}

/** Has it cast today, or does it keep a spell up? (MR-125, MR-B26) */
const hasCast = (s: RealmState, seat: Seat, id: string): boolean =>
  s.who[seat]!.used.includes(id) ||
  (!s.game.house['magic.enhanced'] && s.effects.some(({ item }) => item === id));

/** Could a spell of the days do anything here? */
function hasUse(s: RealmState, seat: Seat, id: string): boolean {
  const { place } = s.who[seat]!;
  switch (id) {
    case 'dissolve-spell':
    case 'remedy':
      return seatsAt(s, place).length > 1 || breakable(s, seat, id === 'remedy').length > 0;
    case 'ask-demon':
      return mayBeAsked(s, seat).length > 0;
    case 'enchant-artifact':
      return enchantings(s, seat).length > 0;
    case 'whistle-for-monsters':
      return sounds(s, seat).length > 0;
    default: {
      if (!isDaySpell(id) || aimOfDay(id) !== 'place') return true;
      const on = isOnClearing(spellOf(id)) ? { place, tile: -1 } : { place: NOWHERE, tile: tileAt(place) };
      return !isDoubled(s, { spell: id, seat: -1, ...on });
    }
  }
}

/** A spell that can be cast in a combat: it acts there, or its work belongs to the days. (MR-124, MR-B26) */
const castingAs = (s: RealmState, seat: Seat, id: string): Casting | undefined =>
  isDaySpell(id) && !hasUse(s, seat, id) ? undefined : castingBy(id);

/** The same, whoever casts it; reckoned once for each spell. */
export function castingBy(id: string): Casting | undefined {
  if (!castingsBySpell.has(id)) castingsBySpell.set(id, makeCasting(id));
  return castingsBySpell.get(id);
}
const castingsBySpell = new Map<string, Casting | undefined>();

function makeCasting(id: string): Casting | undefined {
  if (isDaySpell(id)) return { ...castingOf(spellOf(id)), days: { aim: aimOfDay(id) } };
  return isCast(id) ? castingOf(spellOf(id)) : undefined;
}

const castings = (s: RealmState, seat: Seat): readonly Casting[] =>
  s.who[seat]!.spells.flatMap(({ id, bound }, box): Casting[] => {
    const as = bound === 1 ? undefined : castingAs(s, seat, id);
    return as ? [{ ...as, box }] : [];
  });

/** Spells that are awake in what he carries or were put into it, where both are of one type. (MR-125, MR-S31) */
const awakeCastings = (s: RealmState, seat: Seat): readonly Casting[] =>
  s.who[seat]!.items.flatMap((held, item) =>
    s.awake[held.id] || s.effects.length > 0
      ? awakeIn(s, held.id, item, (id) => castingAs(s, seat, id))
      : NO_CASTINGS,
  );
const NO_CASTINGS: readonly Casting[] = noThings();

/** Spells that are awake in a thing, as it casts them. @param castAs what a spell is cast as; undefined: not here */
export const awakeIn = (
  s: RealmState,
  thing: string,
  item: number,
  castAs: (id: string) => Casting | undefined,
): readonly Casting[] =>
  [...(s.awake[thing] ?? []), ...givenTo(s, thing)].flatMap((id) => {
    const as = typesOf(s, thing).includes(spellOf(id).type) ? castAs(id) : undefined;
    return as ? [{ ...as, magic: playedType(thing), item }] : [];
  });

/** The Eye of the Moon, where there is weather. (MR-T26) */
function weatherCastings(s: RealmState, carried: readonly Item[]): readonly Casting[] {
  const { color, name } = enchantmentOf(SEE_WEATHER);
  return carried.flatMap(({ id }, item): Casting[] =>
    showsWeather(s, id) ? [{ id: SEE_WEATHER, name, magic: -1, color, item, days: { aim: 'place' } }] : [],
  );
}

/** Of several weapons of a kind the active one is meant. */
function weaponAt({ items }: Pick<Adventurer, 'items'>, weapon: string): number {
  const active = items.findIndex((held) => held.id === weapon && isWorn(held));
  return active < 0 ? items.findIndex(({ id }) => id === weapon) : active;
}

/** An adventurer as the combat knows him: his chits come first among what he plays, and his belongings keep their places. */
export function heroAt(s: RealmState, seat: Seat): Hero {
  const who = s.who[seat]!;
  const carried = who.items.map(({ id }) => itemOf(id));
  const { id, icon, vulnerability, playings, things, spells, dice, shunned } = makeHero(
    characterOf(who),
    abilitiesOf(s, seat),
    printedChitsOf(s, seat),
    carried,
    [
      ...castings(s, seat),
      ...awakeCastings(s, seat),
      ...carried.flatMap(ownCastings),
      ...weatherCastings(s, carried),
    ],
  );
  // Named one by one: what is spread gets a shape of its own in each combat, and all that reads it is compiled anew.
  const hero: Hero = {
    id,
    name: seatName(s, seat),
    icon,
    vulnerability,
    playings,
    things,
    spells,
    dice,
    shunned,
    chits: numbersOf(playings, ({ item, kind }, i) => {
      if (item >= 0 && kind === 'MAGIC' && who.colored.includes(who.items[item]!.id)) return COLOR;
      if (item >= 0) return kind === 'MAGIC' && hasCast(s, seat, who.items[item]!.id) ? FATIGUED : ACTIVE;
      return who.chits[i] === PREPARED ? ACTIVE : who.chits[i]!;
    }),
    items: numbersOf(who.items, ({ state }) => state & HELD_BITS),
    oiled: numbersOf(who.items, ({ on }) => (on === undefined ? -1 : weaponAt(who, on))),
    recorded: { notoriety: who.notoriety, gold: who.gold },
    curses: who.curses,
  };
  const isShut = runsTo(s, seat).length === 0;
  const isUncursed = isGifted(s, seat, 'curses-do-nothing');
  if (!isShut && !isUncursed) return hero;
  return {
    ...hero,
    ...(isShut ? { shut: true as const } : {}),
    ...(isUncursed ? { uncursed: true as const } : {}),
  };
}

const bitsOf = (all: readonly unknown[], is: (i: number) => boolean): number =>
  all.reduce((bits: number, _, i) => (is(i) ? bits | (1 << i) : bits), 0);

/** Which hidden hirelings of others does he see? (MR-X30, MR-X33) */
export const finderOf = ({ found, armed }: Adventurer): number =>
  found === 1 ? 1 : armed === 1 ? FINDS_ARMS : 0;

/** How he stands when the combat begins. @param seats those of the combat, by their places in it */
export function heroStateAt(s: RealmState, hero: Hero, seat: Seat, seats: readonly Seat[]): HeroState {
  const { hidden, berserk, chits, kills, strong } = s.who[seat]!;
  const state = heroState(hero, hidden === 1);
  // Whom he sees is settled now: nobody hides in a combat but by an ambush.
  state.found = bitsOf(seats, (i) => seats[i] !== seat && maySee(s, seat, seats[i]!));
  state.finder = finderOf(s.who[seat]!);
  state.strong = strong;
  state.berserk = berserk;
  if (s.effects.length > 0) {
    state.shapes = shapesIn(s, seats, seat);
    state.altered = alterationsOf(s, seat);
    state.jinx = addedByLuck(s, seat);
    state.fades = isFading(s, seat) ? 1 : 0;
  }
  state.plus = addedByCards(s, s.who[seat]!.place);
  // What had its color today has it still. (MR-B25, MR-T28)
  if (s.lit === 1)
    state.lit = bitsOf(hero.things, (i) =>
      hero.playings.some(({ item, flies }) => item === i && flies === true),
    );
  state.prepared = bitsOf(chits, (i) => chits[i] === PREPARED);
  state.kills = kills;
  return state;
}
