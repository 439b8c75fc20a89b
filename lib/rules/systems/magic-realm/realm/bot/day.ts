import type { Deed } from '../engine/deeds';
import { hasSunlight, phasesOf } from '../engine/day/phases';
import { costInto } from '../engine/day/walk';
import type { RealmState } from '../engine/state';
import { typeAt, type Place } from '../engine/world/ground';
import type { Outlook } from './outlook';

/** How often a roll to hide succeeds. */
const HIDES = 25 / 36;

type Counts = Partial<Record<Deed['type'], number>>;

/** Phases of a day: good for anything, and for one kind of deed each. */
interface Budget {
  readonly any: number;
  readonly extra: Readonly<Counts>;
}

const kinds: Readonly<Partial<Record<string, Deed['type']>>> = {
  MOVE: 'move',
  HIDE: 'hide',
  SEARCH: 'search',
  REST: 'rest',
  ALERT: 'alert',
  TRADE: 'trade',
  HIRE: 'hire',
};

/** What he can count on wherever he goes. (MR-017 to MR-019) */
function budgetOf(s: RealmState, seat: number, meetsCave: boolean): Budget {
  let any = 0;
  const extra: Counts = {};
  for (const { activity, where, at } of phasesOf(s, seat, hasSunlight(s, seat, meetsCave))) {
    if (where !== undefined || at !== undefined) continue;
    const kind = kinds[activity];
    if (activity === 'any') any++;
    else if (kind) extra[kind] = (extra[kind] ?? 0) + 1;
  }
  return { any, extra };
}

/**
 * Cuts days to as much as their phases allow. Before a way that leads through caves he may stop, so that the day keeps its
 * sunlight, or enter them today. (MR-017, MR-018, MR-B31)
 */
export function cutter(
  { s, seat }: Outlook,
  from: Place,
): (deeds: readonly Deed[]) => readonly (readonly Deed[])[] {
  const isCave = (place: Place): boolean => typeAt(s.sides, place) === 'cave';
  const budgets: (Budget | undefined)[] = [];
  const cut = (deeds: readonly Deed[], isDark: boolean): readonly Deed[] => {
    const { any, extra } = (budgets[Number(isDark)] ??= budgetOf(s, seat, isDark));
    const used: Counts = {};
    const out: Deed[] = [];
    let left = any;
    let isStuck = false;
    for (const deed of deeds) {
      // The MOVE phases into a mountain clearing come together.
      const phases = deed.type === 'move' ? costInto(s, deed.to, false) : 1;
      const own = Math.min(phases, (extra[deed.type] ?? 0) - (used[deed.type] ?? 0));
      // Where one step is too far, those behind it lead nowhere.
      if (deed.type === 'move') isStuck ||= phases - own > left || (!isDark && isCave(deed.to));
      if (phases - own > left || (deed.type === 'move' && isStuck)) continue;
      left -= phases - own;
      used[deed.type] = (used[deed.type] ?? 0) + own;
      for (let n = 0; n < phases; n++) out.push(deed);
    }
    return out;
  };
  return (deeds) => {
    if (isCave(from)) return [cut(deeds, true)];
    const meetsCave = deeds.some((deed) => deed.type === 'move' && isCave(deed.to));
    return meetsCave ? [cut(deeds, false), cut(deeds, true)] : [cut(deeds, false)];
  };
}

/** What a day is for, in points of score. */
export interface Aim {
  /** What a phase brings that is no move, the n-th of its kind. */
  gain(deed: Deed, place: Place, nth: number): number;
  /** How good it is to stand there in the evening. */
  standing(place: Place): number;
}

/**
 * What a day brings on an average, less what finds him: whoever is unhidden where monsters stand is blocked when a phase ends,
 * does not walk among them for all to see, and is found by whatever comes when his turn ends.
 */
export function worthOf(o: Outlook, deeds: readonly Deed[], from: Place, aim: Aim): number {
  let worth = 0;
  let hidden = 0;
  /** How likely his day is still going on. */
  let going = 1;
  let place = from;
  const count: Counts = {};
  /** If he is unhidden now, his day ends here and costs him so much. */
  const endUnlessHidden = (cost: number): void => {
    worth += going * (1 - hidden) * (aim.standing(place) - cost);
    going *= hidden;
    hidden = 1;
  };
  for (let i = 0; i < deeds.length && going > 0; i++) {
    const deed = deeds[i]!;
    const nth = (count[deed.type] = (count[deed.type] ?? 0) + 1);
    if (deed.type === 'hide') hidden += (1 - hidden) * HIDES;
    else if (deed.type !== 'move') worth += going * aim.gain(deed, place, nth);
    else if (!isSame(deed, deeds[i + 1])) {
      if (o.isHaunted(deed.to)) endUnlessHidden(o.perilAtEnd(place));
      place = deed.to;
    }
    if (o.isHaunted(place)) endUnlessHidden(o.peril(place));
  }
  // What stands there may find him in the morning.
  const cost =
    (1 - hidden) * o.perilAtEnd(place) - hidden * o.sport(place) + (1 - HIDES) * Math.max(0, o.peril(place));
  return worth + going * (aim.standing(place) - cost);
}

/** The same deed; of the phases into a mountain only the last one leads there. */
export const isSame = (a: Deed, b: Deed | undefined): boolean =>
  a.type === b?.type && (a.type !== 'move' || (b.type === 'move' && a.to === b.to));
