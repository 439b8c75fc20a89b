import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { mapChits } from '../../../catalogue';
import type { Telling } from '../activity';
import type { RealmChoice } from '../choices';
import type { Deed } from '../deeds';
import { carryOutDeed } from '../deed-rules';
import type { RealmEvent } from '../events';
import { questionOf } from '../questions';
import type { RealmState } from '../state';
import { tileAt } from '../world/ground';
import { placeNamed } from './realm';

/** What happens while dice fall like this; every face has to be used. */
function told(faces: readonly number[], happen: (dice: Dice, tell: Telling) => void): RealmEvent[] {
  const dice = scriptedDice(...faces);
  const events: RealmEvent[] = [];
  happen(dice, (event) => events.push(event));
  if (!dice.spent()) throw new Error('dice are left over');
  return events;
}

/** Carries out a phase. */
export const carryOut = (s: RealmState, seat: Seat, deed: Deed, ...faces: readonly number[]): RealmEvent[] =>
  told(faces, (dice, tell) => {
    carryOutDeed(s, seat, deed, dice, tell);
  });

/** What the last question offers. */
export function offered(s: RealmState): readonly RealmChoice[] {
  const ask = s.asks.at(-1);
  return ask ? questionOf(ask).choices(s, ask) : [];
}

/** Answers the last question with the first choice that has these fields. */
export function answer(
  s: RealmState,
  wanted: Readonly<Record<string, unknown>>,
  ...faces: readonly number[]
): RealmEvent[] {
  const choice = offered(s).find((one) =>
    Object.entries(wanted).every(
      ([key, value]) => (one as unknown as Record<string, unknown>)[key] === value,
    ),
  );
  if (!choice) throw new Error(`not offered: ${JSON.stringify(wanted)}`);
  const ask = s.asks.pop()!;
  return told(faces, (dice, tell) => {
    questionOf(ask).answer(s, ask, choice, dice, tell);
  });
}

/** Lays a map chit face down on the tile of a clearing. */
export function layChit(s: RealmState, id: string, at: string): void {
  s.chits.push({ id: mapChits.findIndex((chit) => chit.id === id), tile: tileAt(placeNamed(at)), up: 0 });
}

/** A site that everybody knows, with these things in it, the top first. */
export function laySite(s: RealmState, id: string, at: string, ...things: readonly string[]): void {
  layChit(s, id, at);
  s.piles[id] = things.map((thing) => ({ id: thing, state: 0 }));
  for (const who of s.who) who.sites.push(id);
}
