import type { Look } from '../card-frame';
import type { Inks } from '../palette';
import type { PaperId } from '../paper';

/** The least white rim of an aid: what printers reach. */
const SAFE_MM = 8;

/** How an aid is laid out. */
export interface AidSetting {
  readonly ink: Inks;
  /** The emblem of the game. */
  readonly icon: string;
  readonly look: Look;
  readonly paper: PaperId;
  /** White rim of the page, in millimetres. */
  readonly edge: number;
  /** Whose it is. */
  readonly says: string;
}

/** The rim in millimetres that an aid keeps, whatever margin was asked for. */
export const edgeOf = (marginMm: number): number => Math.max(SAFE_MM, marginMm);
