import type { Seat } from '../../../../../kernel/game/engine';
import { isAlive, seatsAt, type Individual, type Mover, type RealmState, type Who } from '../state';
import { NOWHERE, type Place } from '../world/ground';

/** Is it no character, but somebody who moves for one? */
export const isMover = (s: RealmState, who: Who): boolean => who >= s.who.length;
/** Only for those who are one. */
export const moverOf = (s: RealmState, who: Who): Mover => s.movers[who - s.who.length]!;
/** What a day is to him. */
export const dayOf = (s: RealmState, who: Who): Individual =>
  isMover(s, who) ? moverOf(s, who) : s.who[who]!;
/** Who decides for him. */
export const playerOf = (s: RealmState, who: Who): Seat => (isMover(s, who) ? moverOf(s, who).by : who);

/** The clearing in which he is. */
export function placeOf(s: RealmState, who: Who): Place {
  if (!isMover(s, who)) return s.who[who]!.place;
  const { denizen, place } = moverOf(s, who);
  return denizen < 0 ? place : s.at[denizen]!;
}
export function putAt(s: RealmState, who: Who, place: Place): void {
  if (!isMover(s, who)) s.who[who]!.place = place;
  else if (moverOf(s, who).denizen < 0) moverOf(s, who).place = place;
  else s.at[moverOf(s, who).denizen] = place;
}

/** What is neither a character nor a denizen is hidden from nobody, and from everybody. */
export function isHidden(s: RealmState, who: Who): boolean {
  if (!isMover(s, who)) return s.who[who]!.hidden === 1;
  const { denizen } = moverOf(s, who);
  return denizen >= 0 && s.hiding[denizen] === 1;
}
export function setHidden(s: RealmState, who: Who, hidden: 0 | 1): void {
  if (!isMover(s, who)) s.who[who]!.hidden = hidden;
  else if (moverOf(s, who).denizen >= 0) s.hiding[moverOf(s, who).denizen] = hidden;
}

/** Does he live, and still serve whom he serves? */
export function isOut(s: RealmState, who: Who): boolean {
  if (!isMover(s, who)) return isAlive(s, who);
  const { by, denizen, place, gone } = moverOf(s, who);
  if (gone === 1 || !isAlive(s, by)) return false;
  return denizen < 0 ? place !== NOWHERE : s.hirer[denizen] === by && s.at[denizen]! >= 0;
}

/** Does he come along with his employer, without a turn of his own? (MR-062) */
export const isLed = (s: RealmState, who: Who): boolean => {
  const { denizen } = moverOf(s, who);
  return denizen >= 0 && s.comes[denizen] === 1;
};

/** Leaders who come along with him: what he learns they learn too. (MR-059) */
export const ledWith = (s: RealmState, who: Who): Who[] =>
  isMover(s, who)
    ? []
    : moversOf(s, who).filter((one) => isLed(s, one) && placeOf(s, one) === placeOf(s, who));

/** Familiars and phantasms touch nothing and nobody, and nothing touches them. (MR-A26, MR-S33) */
export const isBodiless = (s: RealmState, who: Who): boolean =>
  isMover(s, who) && moverOf(s, who).denizen < 0;

const rules: Readonly<Record<Mover['kind'], string>> = {
  leader: 'MR-B32',
  monster: 'MR-B32',
  familiar: 'MR-A26',
  phantasm: 'MR-S33',
};
/** The row that gives him turns of his own; `usual` for a character. */
export const ruleFor = (s: RealmState, who: Who, usual: string): string =>
  isMover(s, who) ? rules[moverOf(s, who).kind] : usual;

/** All who move for somebody. */
export function moversOf(s: RealmState, seat: Seat): Who[] {
  const out: Who[] = [];
  for (let k = 0; k < s.movers.length; k++)
    if (s.movers[k]!.by === seat && isOut(s, s.who.length + k)) out.push(s.who.length + k);
  return out;
}

/** Everybody with turns of his own: characters, hired leaders, controlled monsters, familiars and phantasms. */
export function everybody(s: RealmState): Who[] {
  const out: Who[] = [];
  for (let who = 0; who < s.who.length + s.movers.length; who++) out.push(who);
  return out;
}

/** Characters of a clearing, and hired leaders and controlled monsters there who act on their own. (MR-078) */
export function individualsAt(s: RealmState, place: Place): Who[] {
  const out: Who[] = seatsAt(s, place);
  for (let k = 0; k < s.movers.length; k++) {
    const { denizen } = s.movers[k]!;
    const who = s.who.length + k;
    if (denizen >= 0 && s.at[denizen] === place && s.comes[denizen] === 0 && isOut(s, who)) out.push(who);
  }
  return out;
}

/** Whom one may follow there: nobody knows which leaders of others have a turn of their own today. (MR-059, MR-062) */
export function guidesAt(s: RealmState, place: Place, player: Seat): Who[] {
  const out: Who[] = seatsAt(s, place);
  for (let who = s.who.length; who < s.who.length + s.movers.length; who++)
    if (
      moverOf(s, who).denizen >= 0 &&
      isOut(s, who) &&
      placeOf(s, who) === place &&
      (playerOf(s, who) !== player || !isLed(s, who))
    )
      out.push(who);
  return out;
}

/** Who acts as that denizen; −1: it has no turns of its own today. */
export const actsAs = (s: RealmState, denizen: number): Who => {
  const k = s.movers.findIndex((one, i) => one.denizen === denizen && isOut(s, s.who.length + i));
  return k < 0 ? -1 : s.who.length + k;
};

/** Who acts as that denizen, and does not come along with anybody today; −1: nobody. (MR-062) */
export function actsAlone(s: RealmState, denizen: number): Who {
  if (s.hirer[denizen]! < 0) return -1;
  const who = actsAs(s, denizen);
  return who >= 0 && !isLed(s, who) ? who : -1;
}

/** Whose discoveries his are: a familiar and a phantasm share those of their master. (MR-A26, MR-S33) */
export const notesOf = (s: RealmState, who: Who): Individual =>
  isBodiless(s, who) ? s.who[playerOf(s, who)]! : dayOf(s, who);
