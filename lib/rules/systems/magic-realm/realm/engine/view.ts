import type { Seat } from '../../../../kernel/game/engine';
import { mapChits } from '../../catalogue';
import type { Ask } from './asks';
import type { Deed } from './deeds';
import { viewOfField } from './evening/covered-fight';
import { isFaceDown, itemOf } from './kit';
import type { Adventurer, Held, RealmState } from './state';
import { usualFollowers } from './world/warband';

type Viewer = Seat | undefined;

/** So a seat remembers that it looked at the spell cards of a pile; by its bare name it looked at the other cards. */
export const spellsKey = (pile: string): string => `${pile}-spells`;

const covered = (held: Held): Held => (isFaceDown(held) ? { id: '', state: held.state } : held);

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
function carriedOut(s: RealmState, seat: Seat): Deed[] {
  const { record, done, blocked } = s.who[seat]!;
  if (s.turn?.seat === seat) return record.slice(0, s.turn.phase + (s.turn.step === 'start' ? 0 : 1));
  return done === 1 && blocked === 0 ? record : [];
}

/** Somebody else, as far as he is open to all. (MR-B22, 7.1) */
const stranger = (s: RealmState, who: Adventurer, seat: Seat): Adventurer => ({
  ...who,
  items: who.items.map(covered),
  spotted: [],
  spells: who.spells.map((one) => (one.bound === 1 ? one : { id: '', learned: 0, bound: 0 })),
  gold: -1,
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
const coveredAsk = (ask: Ask, viewer: Viewer): Ask =>
  ask.seat === viewer ? ask : ({ type: ask.type, seat: ask.seat } as Ask);

const isDiscovered = (chit: number, own: Adventurer | undefined): boolean =>
  chit >= 0 && own !== undefined && own.sites.includes(mapChits[chit]!.id);

/** Whom others take along is secret like the rest of their records. (MR-009) */
function comesAsSeen(s: RealmState, viewer: Viewer): number[] {
  if (s.part !== 'birdsong') return s.comes;
  const usual = usualFollowers(s);
  return s.comes.map((comes, i) => (s.hirer[i] === viewer ? comes : usual[i]!));
}

/** What a seat may know: no face-down chits, cards or spells, no records, gold or discoveries of others. (7.1) */
export function view(s: RealmState, viewer: Viewer): RealmState {
  const own = viewer === undefined ? undefined : s.who[viewer];
  const seen: readonly number[] = own?.seen ?? [];
  const looked: readonly string[] = own?.looked ?? [];
  const hasLooked = (key: string): boolean => looked.includes(key);
  return {
    ...s,
    chits: s.chits.map((one) =>
      one.up === 1 || seen.includes(one.tile) || isDiscovered(one.id, own) ? one : { ...one, id: -1 },
    ),
    lost: [[], []],
    comes: comesAsSeen(s, viewer),
    piles: mapped(s.piles, (key, pile) => (hasLooked(key) ? pile : pile.map(covered))),
    spells: mapped(s.spells, (key, cards) => (hasLooked(spellsKey(key)) ? cards : unseen(cards))),
    awake: mapped(s.awake, (key, cards) =>
      hasLooked(spellsKey(key)) || own?.items.some(({ id }) => id === key) ? cards : unseen(cards),
    ),
    abandoned: mapped(s.abandoned, (key, pile) => (hasLooked(key) ? pile : pile.map(coveredOnGround))),
    who: s.who.map((one, seat) => (seat === viewer ? one : stranger(s, one, seat))),
    asks: s.asks.map((ask) => coveredAsk(ask, viewer)),
    fields: s.fields.map((field) => viewOfField(field, viewer)),
  };
}
