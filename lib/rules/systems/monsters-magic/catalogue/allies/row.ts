import type { AllyEffect } from '../effects';
import type { Mode } from '../vocabulary';

/** A printed card as data; `catalogue/allies.ts` makes the entry of it. */
export interface AllyRow {
  readonly id: `mm-${string}`;
  readonly name: string;
  /** Its own row of the ledger. */
  readonly rule: `MM-2${string}`;
  /** Its line in the source. */
  readonly line: number;
  readonly mode: Mode;
  /** Our proposal: the source prints no cost. */
  readonly level: number;
  readonly icon: string;
  /** What a slip of the print left to a ruling (MM-R33). */
  readonly spelling?: readonly ('name' | 'effects')[];
  readonly effects: readonly AllyEffect[];
}
