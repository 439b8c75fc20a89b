import type { Seat } from '../../../../../kernel/game/engine';
import type { Questions, Telling } from '../activity';
import { charactersAmong } from '../day/sharing';
import type { Told } from '../events';
import { isWorn, itemOf, ownEffects } from '../kit';
import { isAlive, type RealmState } from '../state';
import { spellsKey } from '../view';
import { pileOf, showSite } from '../world/sites';
import { loot, lootable } from './loot';
import { learn, readable } from './runes';

/** Rows of the Magic Sight table that are its own. (MR-X33 to MR-X35) */
export type Sight = 'counters' | 'treasure cards' | 'perceive spell';

export type SightAsk =
  | { readonly type: 'sight-box'; readonly seat: Seat; readonly sight: Sight }
  | { readonly type: 'perceived'; readonly seat: Seat; readonly from: string };
export type SightChoice =
  | { readonly type: 'sight-box'; readonly from: string; readonly sight: Sight }
  | { readonly type: 'learn-perceived'; readonly from: string; readonly at: number }
  | { readonly type: 'leave-it' };
export type SightEvent =
  | Told<
      'spotted',
      {
        readonly seat: Seat;
        readonly others: readonly Seat[];
        /** Hirelings too, who bear arms. */ readonly armed?: true;
      }
    >
  | Told<'sight-finds-none', { readonly seat: Seat; readonly from: string; readonly sight: Sight }>
  | Told<'spells-perceived', { readonly seat: Seat; readonly from: string; readonly ids: readonly string[] }>;

/** Two causes undo each other, a third one brings it back. (MR-R09, MR-B40) */
export const hasMagicSight = (s: RealmState, seat: Seat): boolean =>
  ownEffects(s, seat).filter(({ kind }) => kind === 'magic-sight').length % 2 === 1;

const isCard = (id: string): boolean => itemOf(id).kind === 'treasure';

/** Does somebody have what is seen? */
const shows = (s: RealmState, other: Seat, sight: Sight): boolean => {
  const { items, spells } = s.who[other]!;
  if (sight === 'perceive spell') return spells.length > 0;
  return items.some(({ id }) => isCard(id) === (sight === 'treasure cards'));
};

/** Hidden ones who have such things are found, by his followers too. (MR-X33 to MR-X35, MR-B46) */
function spot(s: RealmState, seat: Seat, sight: Sight, rule: string, tell: Telling): void {
  for (const one of charactersAmong(s, seat)) {
    const { spotted } = s.who[one]!;
    const others = s.who.flatMap((who, other) =>
      other !== one && isAlive(s, other) && who.hidden === 1 && shows(s, other, sight) ? [other] : [],
    );
    spotted.push(...others.filter((other) => !spotted.includes(other)));
    const armed = sight === 'counters' && s.hirer.some((hirer) => hirer >= 0 && hirer !== one);
    if (sight === 'counters') s.who[one]!.armed = 1;
    tell?.({ type: 'spotted', rule, seat: one, others, ...(armed ? { armed } : {}), only: one });
  }
}

const rules: Readonly<Record<Sight, string>> = {
  counters: 'MR-X33',
  'treasure cards': 'MR-X34',
  'perceive spell': 'MR-X35',
};

const boxes = (s: RealmState, seat: Seat, sight: Sight): readonly string[] =>
  sight === 'perceive spell'
    ? readable(s, seat)
    : lootable(s, seat).filter((from) => pileOf(s, s.who[seat]!.place, from).length > 0);

/** A row of Magic Sight: whom it shows, and then a box, if there is one. (MR-X33 to MR-X35) */
export function see(s: RealmState, seat: Seat, sight: Sight, tell: Telling): void {
  spot(s, seat, sight, rules[sight], tell);
  if (boxes(s, seat, sight).length > 0) s.asks.push({ type: 'sight-box', seat, sight });
}

/** All spell cards of a box are looked at, and one may be learned without waking it. (MR-X35) */
function perceive(s: RealmState, seat: Seat, from: string, tell: Telling): void {
  if (!s.who[seat]!.items.some((held) => held.id === from && isWorn(held))) showSite(s, seat, from, tell);
  const { looked } = s.who[seat]!;
  if (!looked.includes(spellsKey(from))) looked.push(spellsKey(from));
  const ids = s.spells[from]!.slice();
  tell?.({ type: 'spells-perceived', rule: 'MR-X35', seat, from, ids, only: seat });
  s.asks.push({ type: 'perceived', seat, from });
}

export const sightAsks: Questions<SightAsk['type']> = {
  'sight-box': {
    choices: (s, { seat, sight }) => [
      ...boxes(s, seat, sight).map((from) => ({ type: 'sight-box' as const, from, sight })),
      { type: 'leave-it' },
    ],
    answer(s, { seat, sight }, choice, dice, tell) {
      if (choice.type !== 'sight-box') return;
      const { from } = choice;
      if (sight === 'perceive spell') return perceive(s, seat, from, tell);
      const at = pileOf(s, s.who[seat]!.place, from).findIndex(
        ({ id }) => isCard(id) === (sight === 'treasure cards'),
      );
      if (at >= 0) loot(s, seat, from, dice, tell, at + 1);
      else tell?.({ type: 'sight-finds-none', rule: rules[sight], seat, from, sight });
    },
  },
  perceived: {
    choices: (s, { from }) => [
      ...s.spells[from]!.map((_, at) => ({ type: 'learn-perceived' as const, from, at })),
      { type: 'leave-it' },
    ],
    answer(s, { seat, from }, choice, _dice, tell) {
      if (choice.type === 'learn-perceived') learn(s, seat, s.spells[from]![choice.at]!, 'MR-X35', tell);
    },
  },
};
