import type { Deed } from '../deeds';
import type { RealmState, Who } from '../state';
import { typeAt, type Place } from '../world/ground';
import { hasSunlight, phasesOf, ponyOf, serves, type Phase } from './phases';
import { walkOf } from './walk';

const isMove = (deed: Deed | undefined): boolean => deed?.type === 'move' || deed?.type === 'leave';
/** Are these two moves, of which a pony may give the second? (MR-B21) */
export const doubles = (before: Deed | undefined, deed: Deed): boolean => isMove(before) && isMove(deed);

/**
 * What gives the phases of a record, deed by deed: each takes the first phase that is free, and an earlier one may give up
 * its own if another is left for it. The pony doubles every MOVE phase of another source right after it. (MR-009, MR-022, MR-B21, MR-B31)
 */
export class Assigning {
  readonly #s: RealmState;
  readonly #seat: Who;
  readonly #phases: readonly Phase[];
  readonly #pony: string | undefined;
  /** The deed by the phase that it takes. */
  #taken: number[] = [];
  readonly #deeds: Deed[] = [];
  readonly #at: Place[] = [];
  /** Does the pony give it? */
  readonly #doubled: boolean[] = [];

  constructor(s: RealmState, seat: Who, hasSun: boolean) {
    this.#s = s;
    this.#seat = seat;
    this.#phases = phasesOf(s, seat, hasSun);
    this.#pony = ponyOf(s, seat);
    for (let i = 0; i < this.#phases.length; i++) this.#taken.push(-1);
  }

  /** Could there be a phase for anything more? */
  isOpen(): boolean {
    return this.#pony !== undefined || this.#taken.includes(-1);
  }

  /** Some deeds more, with where he stands when each begins. @returns whether there are phases for all of them */
  add(deeds: readonly Deed[], at: readonly Place[]): boolean {
    for (let i = 0; i < deeds.length; i++) if (!this.#addOne(deeds[i]!, at[i]!)) return false;
    return true;
  }

  /** Would there be phases for these deeds as well, which begin there? */
  fits(deeds: readonly Deed[], at: Place): boolean {
    const taken = this.#taken.slice();
    const before = this.#deeds.length;
    let fit = true;
    for (let i = 0; fit && i < deeds.length; i++) fit = this.#addOne(deeds[i]!, at);
    this.#taken = taken;
    this.#deeds.length = this.#at.length = this.#doubled.length = before;
    return fit;
  }

  #addOne(deed: Deed, at: Place): boolean {
    const n = this.#deeds.push(deed) - 1;
    this.#at.push(at);
    const doubles = this.#mayDouble(n);
    this.#doubled.push(doubles);
    return doubles || this.#take(n, 0);
  }

  by(): readonly string[] {
    return this.#deeds.map((_, i) =>
      this.#doubled[i] ? this.#pony! : this.#phases[this.#taken.indexOf(i)]!.by,
    );
  }

  #mayDouble(deed: number): boolean {
    const begins = this.#at[deed]!;
    return (
      this.#pony !== undefined &&
      doubles(this.#deeds[deed - 1], this.#deeds[deed]!) &&
      !this.#doubled[deed - 1] &&
      (begins < 0 || typeAt(this.#s.sides, begins) !== 'cave')
    );
  }

  /** @param tried bits of phases that are no help */
  #take(deed: number, tried: number): boolean {
    let open = 0;
    for (let i = 0; i < this.#phases.length; i++) {
      if ((tried & (1 << i)) !== 0) continue;
      if (!serves(this.#s, this.#seat, this.#phases[i]!, this.#deeds[deed]!, this.#at[deed]!)) continue;
      if (this.#taken[i]! < 0) {
        this.#taken[i] = deed;
        return true;
      }
      open |= 1 << i;
    }
    for (let i = 0; i < this.#phases.length; i++)
      if ((open & (1 << i)) !== 0 && this.#take(this.#taken[i]!, tried | open)) {
        this.#taken[i] = deed;
        return true;
      }
    return false;
  }
}

/** What gives each phase of a record; undefined: he does not have so many. */
export function assigned(s: RealmState, seat: Who, record: readonly Deed[]): readonly string[] | undefined {
  const { at, meetsCave } = walkOf(s, seat, record);
  const all = new Assigning(s, seat, hasSunlight(s, seat, meetsCave));
  return all.add(record, at) ? all.by() : undefined;
}
