import type { Seat } from '../../../../kernel/game/engine';
import { mapChits } from '../../catalogue';
import type { Ask } from './asks';
import type { Deed } from './deeds';
import { viewOfField } from './evening/covered-fight';
import { isFaceDown, itemOf } from './kit';
import { dayOf, playerOf } from './movers/individuals';
import {
  HELD_BITS,
  type Adventurer,
  type Held,
  type Mover,
  type RealmState,
  type SpellInEffect,
  type Who,
} from './state';
import { usualFollowers } from './world/warband';

type Viewer = Seat | undefined;

/** So a seat remembers that it looked at the spell cards of a pile; by its bare name it looked at the other cards. */
export const spellsKey = (pile: string): string => `${pile}-spells`;

/** Covered things are alike but for their states; nobody writes into a view. */
const coveredAs: readonly Held[] = Array.from({ length: HELD_BITS + 1 }, (_, state) => ({ id: '', state }));
const covered = (held: Held): Held => (isFaceDown(held) ? coveredAs[held.state]! : held);

/** Color cards work where they lie, and so lie open. (MR-B18) */
const isColor = (id: string): boolean =>
  id !== '' && itemOf(id).effects.some((e) => e.kind === 'color' && e.from === 'found');
const coveredOnGround = (held: Held): Held => (isColor(held.id) ? held : covered(held));

function mapped<T>(all: Readonly<Record<string, T>>, to: (key: string, one: T) => T): Record<string, T> {
  const out: Record<string, T> = {};
  for (const key of Object.keys(all)) out[key] = to(key, all[key]!);
  return out;
}

const unseen = (cards: readonly string[]): string[] => cards.map(() => '');

/** What others have seen of his day: the phases that were carried out, and the one that is. (7.1) */
function carriedOut(s: RealmState, seat: Who): Deed[] {
  const { record, done, blocked } = dayOf(s, seat);
  if (s.turn?.seat === seat) return record.slice(0, s.turn.phase + (s.turn.step === 'start' ? 0 : 1));
  return done === 1 && blocked === 0 ? record : [];
}

/** Somebody else, as far as he is open to all. (MR-B22, 7.1) */
const stranger = (s: RealmState, who: Adventurer, seat: Seat): Adventurer => ({
  ...who,
  items: who.items.map(covered),
  spotted: [],
  armed: 0,
  spells: who.spells.map((one) => (one.bound === 1 ? one : { id: '', learned: 0, bound: 0 })),
  gold: -1,
  // What was taken may be a card that stays secret, and its price would tell it. (MR-B16)
  boons: who.boons.map(({ trader }) => ({ trader, gold: 0 })),
  victory: [],
  paths: [],
  sites: [],
  seen: [],
  looked: [],
  record: carriedOut(s, seat),
  phases: [],
  guide: s.part === 'birdsong' ? -1 : who.guide,
});

/** What another seat is asked may speak of what it alone knows. */
const coveredAsk = (s: RealmState, ask: Ask, viewer: Viewer): Ask =>
  playerOf(s, ask.seat) === viewer ? ask : ({ type: ask.type, seat: ask.seat } as Ask);

const isDiscovered = (chit: number, sites: readonly string[]): boolean =>
  chit >= 0 && sites.includes(mapChits[chit]!.id);

/** Whom others take along is secret like the rest of their records. (MR-009) */
function bandsAsSeen(s: RealmState, viewer: Viewer): Pick<RealmState, 'comes' | 'after'> {
  const { comes, after } = s;
  if (s.part !== 'birdsong') return { comes, after };
  const usual = usualFollowers(s);
  const seen = (own: readonly number[], theirs: readonly number[]): number[] =>
    own.map((one, i) => (s.hirer[i] === viewer ? one : theirs[i]!));
  return { comes: seen(comes, usual.comes), after: seen(after, usual.after) };
}

/** Who moves for somebody else: what he carries, has learned and will do is as secret as with a character. (MR-B22, 7.1) */
const strangeMover = (s: RealmState, one: Mover, who: Who): Mover => ({
  ...one,
  items: one.items.map(covered),
  paths: [],
  sites: [],
  seen: [],
  looked: [],
  record: carriedOut(s, who),
  phases: [],
  recorded: s.part === 'birdsong' ? 0 : one.recorded,
  guide: s.part === 'birdsong' ? -1 : one.guide,
});

/** What a seat may know: no face-down chits, cards or spells, no records, gold or discoveries of others. (7.1) */
export function view(s: RealmState, viewer: Viewer): RealmState {
  const own = viewer === undefined ? [] : [s.who[viewer]!, ...s.movers.filter(({ by }) => by === viewer)];
  const seen: readonly number[] = own.flatMap((one) => one.seen);
  const looked: readonly string[] = own.flatMap((one) => one.looked);
  const sites: readonly string[] = own.flatMap((one) => one.sites);
  const hasLooked = (key: string): boolean => looked.includes(key);
  const isOwnItem = ({ by, into }: SpellInEffect): boolean =>
    by === viewer || own.some(({ items }) => items.some(({ id }) => id === into));
  return {
    ...s,
    chits: s.chits.map((one) =>
      one.up === 1 || seen.includes(one.tile) || isDiscovered(one.id, sites) ? one : { ...one, id: -1 },
    ),
    lost: [[], []],
    // Where there is combat is plain, but not where it comes first. (MR-B51)
    ahead: s.ahead.toSorted((a, b) => a - b),
    forecast: viewer !== undefined && s.who[viewer]!.foresees === 1 ? s.forecast : 0,
    ...bandsAsSeen(s, viewer),
    piles: mapped(s.piles, (key, pile) => (hasLooked(key) ? pile : pile.map(covered))),
    spells: mapped(s.spells, (key, cards) => (hasLooked(spellsKey(key)) ? cards : unseen(cards))),
    effects: s.effects.map((one) =>
      one.gives === undefined || isOwnItem(one) ? one : { ...one, gives: '' },
    ),
    awake: mapped(s.awake, (key, cards) =>
      hasLooked(spellsKey(key)) || own.some(({ items }) => items.some(({ id }) => id === key))
        ? cards
        : unseen(cards),
    ),
    abandoned: mapped(s.abandoned, (key, pile) => (hasLooked(key) ? pile : pile.map(coveredOnGround))),
    caches: s.caches.map((one) => (one.by === viewer || hasLooked(one.id) ? one : { ...one, gold: -1 })),
    who: s.who.map((one, seat) => (seat === viewer ? one : stranger(s, one, seat))),
    movers: s.movers.map((one, k) => (one.by === viewer ? one : strangeMover(s, one, s.who.length + k))),
    asks: s.asks.map((ask) => coveredAsk(s, ask, viewer)),
    fields: s.fields.map((field) => viewOfField(field, viewer)),
  };
}
