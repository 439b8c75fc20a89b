import type { Seat } from '../../../../../kernel/game/engine';
import { GONE, WORN, type Hero, type MrState, type Playing, type Thing } from '../../../combat/engine/state';
import { view } from '../../../combat/engine/view';
import type { Field } from '../state';

const CARD: Thing = { id: '', name: 'a card', weight: 0, slot: '', effects: [] };
const covered = (playing: Playing): Playing => ({
  ...playing,
  code: CARD.name,
  kind: 'MOVE',
  strength: 0,
  time: 0,
});

/** Counters lie open, and cards in use. (MR-B16) */
const isCard = ({ weapon, armor, horse }: Thing): boolean => !weapon && !horse && (!armor || armor.card);

/** Another character: his spells are secret until they are cast, his gold and the cards that he does not use always. (MR-B22, 7.1) */
function stranger(s: MrState, seat: Seat): Hero {
  const hero = s.game.heroes[seat]!;
  const { items, spell, bound, ties } = s.heroes[seat]!;
  // With enhanced magic no box is taken by what is in effect. (MR-B70)
  const isOpen = (at: number): boolean =>
    at === spell || (bound & (1 << at)) !== 0 || ties.some((one) => one.spell === at);
  const isSecret = (item: number): boolean =>
    item >= 0 && isCard(hero.things[item]!) && (items[item]! & (WORN | GONE)) === 0;
  return {
    ...hero,
    playings: hero.playings.map((one) => (isSecret(one.item) ? covered(one) : one)),
    things: hero.things.map((one, item) => (isSecret(item) ? CARD : one)),
    spells: hero.spells.map((one, i) =>
      isOpen(i) ? one : { id: '', name: 'a spell', magic: -1, color: 'any' },
    ),
    recorded: { ...hero.recorded, gold: 0 },
  };
}

/** The combat of a field as one seat may know it. */
export function viewOfField(field: Field, seat: Seat | undefined): Field {
  if (!field.combat) return field;
  const at = seat === undefined ? -1 : field.seats.indexOf(seat);
  const combat = view(field.combat, at < 0 ? undefined : at);
  const heroes = combat.game.heroes.map((hero, i) => (i === at ? hero : stranger(combat, i)));
  const { lying } = combat.game;
  // What is awake in things that lie open is seen by whoever picks them up.
  const open = lying ? { lying: lying.map((one) => ({ ...one, spells: [] })) } : {};
  return { ...field, combat: { ...combat, game: { ...combat.game, ...open, heroes } } };
}
