import type { Seat } from '../../../../kernel/game/engine';
import {
  GONE,
  LEFT_BEHIND,
  WORN,
  type Casting,
  type Hero,
  type MrGame,
  type MrState,
  type Playing,
  type Thing,
} from './state';

const CARD: Thing = { id: '', name: 'a card', weight: 0, slot: '', effects: [] };
const SPELL: Casting = { id: '', name: 'a spell', magic: -1, color: 'any' };
const covered = (playing: Playing): Playing => ({
  ...playing,
  code: CARD.name,
  kind: 'MOVE',
  strength: 0,
  time: 0,
});

/** Counters lie open, and cards in use. (MR-B16) */
const isCard = ({ weapon, armor, horse }: Thing): boolean => !weapon && !horse && (!armor || armor.card);

/** Face down: not in use, and neither destroyed nor laid down in plain sight. What is abandoned so lies so. (MR-B16) */
const isFaceDown = (state: number): boolean =>
  (state & WORN) === 0 && ((state & GONE) === 0 || (state & LEFT_BEHIND) !== 0);

/** Cards that a character does not use, or did not when he left them, by their places. */
const packed = (s: MrState, seat: Seat): readonly number[] =>
  s.game.heroes[seat]!.things.flatMap((thing, item) =>
    isCard(thing) && isFaceDown(s.heroes[seat]!.items[item]!) ? [item] : [],
  );

/** Spells that he casts now or keeps up, by their places; with enhanced magic no box is taken by what is in effect. (MR-B70) */
function openSpells(s: MrState, seat: Seat): readonly number[] {
  const { spell, bound, ties } = s.heroes[seat]!;
  return s.game.heroes[seat]!.spells.flatMap((_, at) =>
    at === spell || (bound & (1 << at)) !== 0 || ties.some((one) => one.spell === at) ? [at] : [],
  );
}

/** Another character: his spells are secret until they are cast, his gold and the cards that he does not use always. (MR-B22, 7.1) */
const stranger = (hero: Hero, secret: readonly number[], open: readonly number[]): Hero => ({
  ...hero,
  playings: hero.playings.map((one) => (secret.includes(one.item) ? covered(one) : one)),
  things: hero.things.map((one, item) => (secret.includes(item) ? CARD : one)),
  spells: hero.spells.map((one, at) => (open.includes(at) ? one : SPELL)),
  recorded: { ...hero.recorded, gold: 0 },
});

/** Games as somebody may know them, by who looks and by what lies open: a combat is looked at often, and seldom changes in this. */
const known = new WeakMap<MrGame, Map<string, MrGame>>();

/** What stays as it is in a combat, without what one seat may not know of the others. (MR-B16, MR-B22, 7.1) */
export function gameAsKnown(s: MrState, seat: Seat | undefined): MrGame {
  const { game } = s;
  const others = [...game.heroes.keys()].filter((one) => one !== seat);
  if (others.length === 0) return game;
  const secrets = others.map((one) => [one, packed(s, one), openSpells(s, one)] as const);
  const key = JSON.stringify(secrets);
  let all = known.get(game);
  if (!all) known.set(game, (all = new Map()));
  let as = all.get(key);
  if (!as) {
    const heroes = [...game.heroes];
    for (const [one, secret, open] of secrets) heroes[one] = stranger(heroes[one]!, secret, open);
    all.set(key, (as = { ...game, heroes }));
  }
  return as;
}
