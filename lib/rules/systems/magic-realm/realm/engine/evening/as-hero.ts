import type { Seat } from '../../../../../kernel/game/engine';
import type { Effect } from '../../../catalogue/effects';
import { magicTypes } from '../../../catalogue/vocabulary';
import { isCast } from '../../../combat/engine/covered';
import { castingOf, makeHero } from '../../../combat/engine/heroes';
import { heroState } from '../../../combat/engine/setup';
import {
  FATIGUED,
  type Casting,
  type Hero,
  type HeroState,
  type Playing,
} from '../../../combat/engine/state';
import { abilitiesOf, characterOf, chitsOf, itemOf, seatName } from '../kit';
import { breakable } from '../magic/breaking';
import { aimOfDay, isDaySpell, isLasting, isOnClearing, spellOf } from '../magic/day-spells';
import { addedByLuck, isDoubled } from '../magic/in-effect';
import { sounds } from '../magic/whistle';
import { addedByCards } from '../rolls';
import { ACTIVE, HELD_BITS, PREPARED, seatsAt, type Adventurer, type RealmState } from '../state';
import { maySee } from '../world/company';
import { isKnown, NOWHERE, tileAt, waysFrom, type Place } from '../world/ground';

/**
 * Where the paths lead along which he may run: those that he knows, and only the one by which he came today. (MR-121)
 * Who came through the air may take any.
 */
export function runsTo(s: RealmState, seat: Seat): readonly Place[] {
  const { place, paths, cameFrom } = s.who[seat]!;
  const known = waysFrom(s.game.map, s.sides, place).filter((way) => way.to >= 0 && isKnown(way, paths));
  const ends = [...new Set(known.map(({ to }) => to))];
  return ends.includes(cameFrom) ? [cameFrom] : ends;
}

/** Has it cast today, or does it keep a spell up? (MR-125, MR-B26) */
const hasCast = (s: RealmState, seat: Seat, id: string): boolean =>
  s.who[seat]!.used.includes(id) || s.effects.some(({ item }) => item === id);

/** Could a spell of the days do anything here? */
function hasUse(s: RealmState, seat: Seat, id: string): boolean {
  const { place } = s.who[seat]!;
  switch (id) {
    case 'dissolve-spell':
    case 'remedy':
      return seatsAt(s, place).length > 1 || breakable(s, seat, id === 'remedy').length > 0;
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
function castingAs(s: RealmState, seat: Seat, id: string): Casting | undefined {
  if (isCast(id)) return castingOf(spellOf(id));
  if (!isDaySpell(id) || !hasUse(s, seat, id)) return undefined;
  return { ...castingOf(spellOf(id)), days: { aim: aimOfDay(id), lasts: isLasting(id) } };
}

const castings = (s: RealmState, seat: Seat): readonly Casting[] =>
  s.who[seat]!.spells.flatMap(({ id, bound }, box): Casting[] => {
    const as = bound === 1 ? undefined : castingAs(s, seat, id);
    return as ? [{ ...as, box }] : [];
  });

type Casts = Extract<Effect, { readonly kind: 'casts' }>;
const castsOf = (id: string): Casts | undefined => itemOf(id).effects.find((e) => e.kind === 'casts');

/** Artifacts and books cast with time 0. (MR-126) */
const casters = ({ items }: Pick<Adventurer, 'items'>): readonly Playing[] =>
  items.flatMap(({ id }, item): Playing[] => {
    const casts = castsOf(id);
    if (!casts) return [];
    const magic = magicTypes.indexOf(casts.type);
    return [
      { code: itemOf(id).name, kind: 'MAGIC', strength: 0, time: 0, asterisks: 0, magic, item, walks: false },
    ];
  });

/** Spells that are awake in what he carries, where both are of one type. (MR-125) */
const awakeCastings = (s: RealmState, seat: Seat): readonly Casting[] =>
  s.who[seat]!.items.flatMap((held, item): Casting[] =>
    (s.awake[held.id] ?? []).flatMap((id) => {
      const as = spellOf(id).type === castsOf(held.id)?.type ? castingAs(s, seat, id) : undefined;
      return as ? [{ ...as, item }] : [];
    }),
  );

/** An adventurer as the combat knows him: his chits come first among what he plays, and his belongings keep their places. */
export function heroAt(s: RealmState, seat: Seat): Hero {
  const who = s.who[seat]!;
  const carried = who.items.map(({ id }) => itemOf(id));
  const made = makeHero(characterOf(who), abilitiesOf(s, seat), chitsOf(s, seat), carried, [
    ...castings(s, seat),
    ...awakeCastings(s, seat),
  ]);
  const playings = [...made.playings, ...casters(who)];
  return {
    ...made,
    name: seatName(s, seat),
    playings,
    chits: playings.map(({ item, kind }, i) => {
      if (item >= 0) return kind === 'MAGIC' && hasCast(s, seat, who.items[item]!.id) ? FATIGUED : ACTIVE;
      return who.chits[i] === PREPARED ? ACTIVE : who.chits[i]!;
    }),
    items: who.items.map(({ state }) => state & HELD_BITS),
    recorded: { notoriety: who.notoriety, gold: who.gold },
    without: [],
    ...(runsTo(s, seat).length === 0 ? { shut: true as const } : {}),
  };
}

const bitsOf = (all: readonly unknown[], is: (i: number) => boolean): number =>
  all.reduce((bits: number, _, i) => (is(i) ? bits | (1 << i) : bits), 0);

/** How he stands when the combat begins. @param seats those of the combat, by their places in it */
export function heroStateAt(s: RealmState, hero: Hero, seat: Seat, seats: readonly Seat[]): HeroState {
  const { hidden, berserk, curses, chits, kills, strong } = s.who[seat]!;
  return {
    ...heroState(hero, hidden === 1),
    // Whom he sees is settled now: nobody hides in a combat but by an ambush.
    found: bitsOf(seats, (i) => seats[i] !== seat && maySee(s, seat, seats[i]!)),
    strong,
    berserk,
    curses,
    plus: addedByLuck(s, seat) + addedByCards(s, s.who[seat]!.place),
    prepared: bitsOf(chits, (i) => chits[i] === PREPARED),
    kills,
  };
}
