import type { Dice } from '../../../../kernel/game/dice';
import type { Seat } from '../../../../kernel/game/engine';
import { steady } from '../../combat/bot/steady';
import type { MrChoice } from '../../combat/engine/choices';
import { battles } from '../../combat/engine/fighters/enmity';
import { isFoe, type MrState } from '../../combat/engine/state';
import { hasWild } from '../../combat/engine/who';
import type { RealmChoice } from '../engine/choices';
import { fieldOf } from '../engine/evening/fight';
import type { RealmState } from '../engine/state';
import { denizens } from '../engine/world/denizens';
import { bountyOf } from './bounty';
import { outlookOf } from './outlook';

/** Nobody fights another character who need not, as a victory takes nothing from others, and nobody provokes natives. */
const isPeaceful = (s: MrState, me: Seat, choice: MrChoice): boolean =>
  choice.type !== 'charge' &&
  !(choice.type === 'target' && (!isFoe(choice.who) || !battles(s, choice.who, me)));

/** Is there nothing to fight, and nobody who fights him? */
const isSafe = (s: MrState, me: Seat): boolean =>
  !hasWild(s) && s.heroes.every(({ charge, targets }) => charge !== me && !targets.includes(me));

const resting: ReadonlySet<MrChoice['type']> = new Set(['lured', 'stay', 'done', 'enough']);
/** It tires nobody: quiet rounds end a combat. (MR-094, MR-R51) */
const isRest = (choice: MrChoice): boolean =>
  resting.has(choice.type) || ((choice.type === 'attack' || choice.type === 'maneuver') && choice.chit < 0);

/** Runs, with the least effort, where the monsters on his sheet may cost him more than they bring. */
function retreat(s: RealmState, seat: Seat, offered: readonly MrChoice[]): MrChoice | undefined {
  const ways = offered.flatMap((one) => (one.type === 'run' ? [one] : []));
  if (ways.length === 0) return undefined;
  const { combat, seats, denizens: all } = fieldOf(s)!;
  const me = seats.indexOf(seat);
  const mine = combat.foes.flatMap(({ alive, on }, i) => {
    const denizen = all[i]!;
    return alive === 1 && on === me && denizens[denizen]?.monster ? [denizen] : [];
  });
  if (mine.length === 0 || bountyOf(outlookOf(s, seat), mine) > 0) return undefined;
  const { playings } = combat.game.heroes[me]!;
  return ways.sort((a, b) => playings[a.chit]!.asterisks - playings[b.chit]!.asterisks)[0];
}

/** In a combat he fights as the simple bot of combats does, but not against other characters. */
export function fight(s: RealmState, seat: Seat, choices: readonly RealmChoice[], dice: Dice): RealmChoice {
  const { combat, seats } = fieldOf(s)!;
  const me = seats.indexOf(seat);
  const offered = choices.flatMap((one) => (one.type === 'fight' ? [one.choice] : []));
  const rest = isSafe(combat!, me) ? offered.find(isRest) : undefined;
  const peaceful = offered.filter((one) => isPeaceful(combat!, me, one));
  const open = peaceful.length > 0 ? peaceful : offered;
  const chosen = rest ?? retreat(s, seat, offered) ?? steady(combat!, me, open, dice);
  return choices[offered.indexOf(chosen)]!;
}
