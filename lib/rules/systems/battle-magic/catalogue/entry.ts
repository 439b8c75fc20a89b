import type { Entry } from '../../../kernel/catalogue/entry';
import type { BmEffect, CardStats, UnitStats } from './effects';
import type { EmpireId } from './vocabulary';

export type KindId = 'class' | 'counter' | 'empire' | 'card' | 'special' | 'terrain';

/** An entry of this catalogue, with the typed fields that the checks read. */
export interface BmEntry extends Entry {
  readonly kind: KindId;
  readonly effects: readonly BmEffect[];
  /** Of classes, counters and units of the players' own design. */
  readonly stats?: UnitStats;
  /** Of counters: what stands on it, where its name says more. */
  readonly label?: string;
  /** Of counters and empires. */
  readonly empire?: EmpireId;
  /** Of cards of the common deck. */
  readonly card?: CardStats;
}
