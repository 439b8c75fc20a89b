import type { Seat } from '../../../../../kernel/game/engine';
import type { NativeGroupId, Relation, Trader } from '../../../catalogue/vocabulary';
import type { MrState } from '../../../combat/engine/state';
import type { Telling } from '../activity';
import type { Told } from '../events';
import type { Field, RealmState } from '../state';
import { denizens } from '../world/denizens';
import { fameWith } from './prices';
import { relationTo } from './relation';

export type EsteemEvent =
  | Told<'grudge', { readonly seat: Seat; readonly trader: Trader; readonly relation: Relation }>
  | Told<'gratitude', { readonly seat: Seat; readonly trader: Trader; readonly relation: Relation }>;

/** Levels that a group becomes less friendly whose member was killed; others do where that was agreed, once a day. (MR-B70) */
const WORSE: Readonly<Partial<Record<Relation, number>>> = { ally: 4, friendly: 2 };

function change(s: RealmState, seat: Seat, trader: Trader, levels: number): Relation {
  const who = s.who[seat]!;
  const before = relationTo(s, seat, trader);
  const old = who.esteem[trader] ?? 0;
  who.esteem[trader] = old + levels;
  const relation = relationTo(s, seat, trader);
  // Beyond both ends nothing is remembered.
  if (relation === before) who.esteem[trader] = old;
  else if (!who.swayed.includes(trader)) who.swayed.push(trader);
  return relation;
}

/** A group bears a grudge against whoever killed one of its own, himself or through his hirelings. (MR-B70) */
export function bearGrudge(s: RealmState, seat: Seat, group: NativeGroupId, tell: Telling): void {
  const grudges = s.game.house['natives.grudges'];
  if (grudges === 'off') return;
  const before = relationTo(s, seat, group);
  const levels = WORSE[before] ?? (grudges === 'extended' && !s.who[seat]!.swayed.includes(group) ? 1 : 0);
  if (levels === 0) return;
  const relation = change(s, seat, group, levels);
  if (relation !== before) tell?.({ type: 'grudge', rule: 'MR-B70', seat, trader: group, relation });
}

/** Whom the dead of a combat leave behind remembers who killed them; what fell on everybody was meant for nobody. (MR-B70) */
export function bearGrudges(s: RealmState, field: Field, { foes }: MrState, tell: Telling): void {
  foes.forEach(({ alive, resents }, i) => {
    const denizen = field.denizens[i]!;
    const { native } = denizens[denizen]!;
    if (alive === 1 || resents === 0 || !native || s.at[denizen] !== field.place) return;
    field.seats.forEach((seat, at) => {
      if ((resents & (1 << at)) !== 0) bearGrudge(s, seat, native.group, tell);
    });
  });
}

/** A group is grateful for a thing that was famous with it, and sorry to part with it. (MR-B70) */
export function thank(
  s: RealmState,
  seat: Seat,
  trader: Trader,
  id: string,
  given: boolean,
  tell: Telling,
): void {
  if (s.game.house['natives.grudges'] === 'off' || fameWith(trader, id) === 0) return;
  const before = relationTo(s, seat, trader);
  const relation = change(s, seat, trader, given ? -1 : 1);
  if (relation === before) return;
  if (given) tell?.({ type: 'gratitude', rule: 'MR-B70', seat, trader, relation });
  else tell?.({ type: 'grudge', rule: 'MR-B70', seat, trader, relation });
}
