import type { Tone } from '@/lib/rules';

/** What the room knows of a system before its rules are loaded. */
export interface RoomSystem {
  readonly slug: string;
  readonly name: string;
  readonly emblem: string;
  readonly accent: Tone;
  readonly entries: readonly string[];
  readonly unit: string;
  readonly priced: boolean;
  /** A kind, for the search field. */
  readonly example: string;
}
