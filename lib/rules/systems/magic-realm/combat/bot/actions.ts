import type { Seat } from '../../../../kernel/game/engine';
import { playingAt, thingAt, weaponOf } from '../engine/fighters/playing';
import { castingAt } from '../engine/magic/spells';
import type { MrChoice } from '../engine/choices';
import { HEAVY } from '../../reckon/harm';
import { ACTIVE, COLOR, type MrState } from '../engine/state';
import { foeOf, foesOn, isWild } from '../engine/who';
import { activeChits } from '../scene/trays';
import { canKill } from './chances';
import { bestKill } from './steady';

type Act = Extract<
  MrChoice,
  {
    readonly type:
      | 'alert'
      | 'run'
      | 'fly'
      | 'light'
      | 'fatigue-color'
      | 'rage'
      | 'cast'
      | 'activate'
      | 'deactivate'
      | 'abandon'
      | 'lay-down'
      | 'take-up'
      | 'done';
  }
>;

/** Would an alerted weapon strike faster or harder? */
function gainsByAlert(s: MrState, seat: Seat): boolean {
  const item = weaponOf(s, seat);
  if (item < 0) return false;
  const { alerted, unalerted } = thingAt(s, seat, item).weapon!;
  const time = (t: number): number => (t < 0 ? 4 : t);
  return (
    time(alerted.time) < time(unalerted.time) ||
    alerted.harm + alerted.stars > unalerted.harm + unalerted.stars
  );
}

const hasSpell = (s: MrState, seat: Seat): boolean =>
  s.game.heroes[seat]!.spells.length > 0 &&
  s.game.heroes[seat]!.playings.some(
    ({ kind }, chit) => kind === 'MAGIC' && s.heroes[seat]!.chits[chit] === ACTIVE,
  );

/** Nothing on the sheet can be killed by him, or he is worn out, and something there kills. */
function isHopeless(s: MrState, seat: Seat): boolean {
  const here = foesOn(s, seat);
  if (!here.some((who) => canKill(s, seat, who))) return false;
  const { active, all } = activeChits(s, seat);
  if (active <= all / 3) return true;
  return here.every((who) => bestKill(s, seat, who) === 0) && !hasSpell(s, seat);
}

const demons: readonly string[] = ['demon', 'winged-demon', 'imp'];
const foesLeft = (s: MrState): number => s.foes.filter(isWild).length;

/** What a spell is worth now. */
function scoreCast(s: MrState, seat: Seat, spell: number): number {
  const { id } = castingAt(s, seat, spell);
  const { chits, items } = s.heroes[seat]!;
  const left = foesLeft(s);
  switch (id) {
    case 'fiery-blast':
      return left > 0 ? 0.8 : s.game.rivals ? 0.6 : -1;
    case 'lightning-bolt':
      return left > 0 ? 0.75 : s.game.rivals ? 0.6 : -1;
    case 'stones-fly':
      return left > 0 ? 0.7 : s.game.rivals ? 0.6 : -1;
    case 'power-of-the-pit':
      return left > 0 ? 0.65 : s.game.rivals ? 0.6 : -1;
    case 'curse':
      return s.game.rivals ? 0.3 : -1;
    // It falls on everyone: only who wears a suit stays.
    case 'roof-collapses':
      return -0.5;
    case 'exorcise':
      return s.foes.some(({ alive }, i) => alive === 1 && demons.includes(s.game.foes[i]!.id)) ? 0.9 : -1;
    case 'make-whole': {
      const lost = chits.filter((state) => state !== ACTIVE && state !== COLOR).length;
      return lost >= 4 || items.some((state) => (state & 4) !== 0) ? 0.6 : -1;
    }
    case 'elven-grace':
      return s.heroes[seat]!.grace < 0 && left > 0 ? 0.35 : -1;
    case 'poison':
      return weaponOf(s, seat) >= 0 && s.heroes[seat]!.poison < 0 ? 0.3 : -1;
    // What kills him becomes something else, or part of him.
    case 'absorb-essence':
    case 'melt-into-mist':
    case 'transform':
      return foesOn(s, seat).some((who) => canKill(s, seat, who)) ? 0.6 : -1;
    case 'hurricane-winds':
    case 'peace':
      return isHopeless(s, seat) ? 0.9 : -1;
    case 'pentangle':
      return s.heroes[seat]!.pentangle < 0 && foesOn(s, seat).some((who) => demons.includes(foeOf(s, who).id))
        ? 0.7
        : -1;
    default:
      return -1;
  }
}

/** How good an action looks; 0 for doing nothing. */
export function scoreAct(s: MrState, seat: Seat, choice: Act): number {
  switch (choice.type) {
    case 'done':
      return 0;
    case 'run':
    case 'fly':
      return isHopeless(s, seat) ? 1 : -1;
    case 'alert': {
      if (!gainsByAlert(s, seat)) return -1;
      const { asterisks } = playingAt(s, seat, choice.chit);
      return asterisks === 2 ? -1 : 0.3 - asterisks * 0.1;
    }
    case 'rage':
      return foesOn(s, seat).some((who) => canKill(s, seat, who) && foeOf(s, who).vulnerability >= HEAVY)
        ? 0.4
        : -1;
    case 'cast':
      return scoreCast(s, seat, choice.spell) - playingAt(s, seat, choice.chit).asterisks * 0.01;
    case 'activate':
      return 0.1;
    case 'light':
    case 'fatigue-color':
    case 'deactivate':
    case 'abandon':
    case 'lay-down':
    case 'take-up':
      return -1;
  }
}
