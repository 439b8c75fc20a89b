import type { Who } from './state';
import type { Place } from './world/ground';

/** One phase as it is recorded at Birdsong. (MR-009, MR-022) A mountain takes two MOVE phases to the same clearing. */
export type Deed =
  | { readonly type: 'move'; readonly to: Place }
  /** By a roadway off the map, for good. (MR-B36) */
  | { readonly type: 'leave' }
  | { readonly type: 'hide' }
  | { readonly type: 'alert' }
  | { readonly type: 'rest' }
  | { readonly type: 'search' }
  /** PEER into any clearing, by a card. (MR-T04, MR-T16) */
  | { readonly type: 'peer'; readonly at: Place }
  | { readonly type: 'trade' }
  | { readonly type: 'hire' }
  | { readonly type: 'follow'; readonly guide: Who }
  | { readonly type: 'fly'; readonly tile: number }
  /** The first SPELL phase of a day, which only prepares. (MR-068) */
  | { readonly type: 'prepare' }
  | { readonly type: 'enchant' }
  /** By an optional rule. (MR-B70) */
  | { readonly type: 'cache' }
  | { readonly type: 'blank' };

export type DeedOf<K extends Deed['type']> = Extract<Deed, { readonly type: K }>;
