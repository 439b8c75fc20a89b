import type { GameEvent, Seat } from '../../../../kernel/game/engine';
import type { Ending, Who } from './state';

/** How hard something struck, and how that came about. (MR-170 to MR-173) */
export interface Force {
  readonly harm: number;
  readonly stars: number;
  /** A FIGHT chit stronger than the weapon weighs. */
  readonly bonus: number;
  /** Result of the Missile table, 0 where none was rolled. */
  readonly rolled: number;
  /** What an adjusted table changes, where one was rolled on. (MR-B70) */
  readonly adjusted?: Adjustment;
  readonly levels: number;
}

/** By how many levels an adjusted table changes the strength of a blow or a missile. (MR-B70) */
export interface Adjustment {
  readonly table: 'missile' | 'fumble';
  readonly shift: number;
}

/** Rows of a melee sheet in which counters stand. (MR-142, MR-153, MR-155) */
export type Row = 'red' | 'circles' | 'squares';

type Told<T extends string, F = object> = GameEvent & { readonly type: T } & F;

export type MrEvent =
  | Told<'began', { readonly foes: readonly Who[] }>
  /** Denizens that begin dark side up, and one that rolled whether it does. (MR-B70) */
  | Told<'on-guard', { readonly foes: readonly Who[] }>
  | Told<'guard-rolled', { readonly who: Who; readonly faces: readonly number[]; readonly turned: boolean }>
  | Told<'round', { readonly round: number }>
  | Told<'hired', { readonly seat: Seat; readonly foes: readonly Who[] }>
  | Told<'lured', { readonly seat: Seat; readonly who: Who; readonly by: Who }>
  | Told<
      'assigned',
      {
        readonly seat: Seat;
        readonly who: Who;
        /** On whose sheet; −1: the player says which hireling takes it. (MR-107) */
        readonly to: Who;
        readonly rolls: readonly number[];
      }
    >
  | Told<'took', { readonly seat: Seat; readonly by: Who; readonly who: Who }>
  | Told<
      'deployed',
      {
        readonly seat: Seat;
        readonly by: Who;
        readonly who: Who;
        readonly side: number;
        readonly gallop: number;
      }
    >
  | Told<'followed', { readonly who: Who; readonly to: Who }>
  /** Natives who were not surprised come to who aims at their group. (MR-B70) */
  | Told<'watched', { readonly seat: Seat; readonly foes: readonly Who[] }>
  | Told<'rebelled', { readonly seat: Seat; readonly foes: readonly Who[]; readonly fame: number }>
  /** A spell took hold of denizens: they serve him, or spare him. */
  | Told<'held', { readonly seat: Seat; readonly foes: readonly Who[]; readonly serves: boolean }>
  /** The service by a spell rests, or goes on. (MR-S28) */
  | Told<'service', { readonly seat: Seat; readonly who: Who; readonly rests: boolean }>
  | Told<'dismissed', { readonly seat: Seat; readonly foes: readonly Who[] }>
  | Told<'picked', { readonly seat: Seat; readonly by: Who; readonly who: Who }>
  | Told<'placed', { readonly seat: Seat; readonly who: Who; readonly part: boolean; readonly to: number }>
  | Told<
      'stood',
      {
        readonly seat: Seat;
        readonly who: Who;
        readonly side: number;
        readonly box: number;
        /** Box of the horse, where there is one. */
        readonly horse: number;
      }
    >
  | Told<'charged', { readonly seat: Seat; readonly at: Seat; readonly chit: number }>
  | Told<'alerted', { readonly seat: Seat; readonly chit: number; readonly item: number }>
  | Told<'ran', { readonly seat: Seat; readonly chit: number }>
  | Told<
      'stumbled',
      {
        readonly seat: Seat;
        readonly chit: number;
        readonly faces: readonly number[];
        readonly total: number;
        readonly falls: boolean;
      }
    >
  | Told<'flew', { readonly seat: Seat; readonly chit: number }>
  | Told<'lit', { readonly seat: Seat; readonly item: number; readonly chit: number }>
  /** Unused. (MR-B24) */
  | Told<'color-fatigued', { readonly seat: Seat; readonly chit: number }>
  /** A spell is aimed at somebody whom another one guards. (MR-S28, MR-S40) */
  | Told<'warded', { readonly by: Who; readonly at: Who }>
  /** A spell that stayed in effect is over. (MR-B27) */
  | Told<'unbound', { readonly seat: Seat; readonly spell: number; readonly on: Who }>
  | Told<'uncursed', { readonly seat: Seat; readonly curse: number }>
  | Told<'sent', { readonly who: Who }>
  | Told<'seized', { readonly seat: Seat; readonly who: Who }>
  | Told<'blown', { readonly seat: Seat; readonly who: Who }>
  | Told<'faded', { readonly seat: Seat; readonly faces: readonly number[]; readonly hides: boolean }>
  | Told<'broomed', { readonly seat: Seat; readonly at: Seat; readonly flies: boolean }>
  | Told<'redirected', { readonly seat: Seat; readonly direct: number }>
  | Told<'eluded', { readonly seat: Seat; readonly toward: number }>
  | Told<'raged', { readonly seat: Seat; readonly chit: number }>
  | Told<
      'cast',
      { readonly seat: Seat; readonly spell: number; readonly chit: number; readonly color: number }
    >
  | Told<'activated', { readonly seat: Seat; readonly item: number }>
  | Told<'deactivated', { readonly seat: Seat; readonly item: number }>
  | Told<'abandoned', { readonly seat: Seat; readonly item: number }>
  | Told<'laid-open', { readonly seat: Seat; readonly item: number }>
  | Told<
      'taken-up',
      {
        readonly seat: Seat;
        /** Its place among his things from now on. */
        readonly item: number;
        readonly name: string;
        readonly chit: number;
        readonly worn: boolean;
      }
    >
  | Told<'targeted', { readonly seat: Seat; readonly who: Who }>
  | Told<'ambushed', { readonly seat: Seat; readonly faces: readonly number[]; readonly stays: boolean }>
  | Told<'spell', { readonly seat: Seat; readonly spell: number; readonly works: boolean }>
  | Told<
      'altered',
      {
        readonly seat: Seat;
        /** By id. */
        readonly spell: string;
        readonly chits: readonly number[];
        /** What they were. */
        readonly codes: readonly string[];
      }
    >
  | Told<
      'became',
      { readonly seat: Seat; readonly who: Who; readonly shape: string; readonly faces: readonly number[] }
    >
  /** Spells of one instant cancel each other. (MR-S34) */
  | Told<'unchanged', { readonly seat: Seat; readonly who: Who }>
  | Told<'absorbed', { readonly seat: Seat; readonly who: Who }>
  | Told<
      'revealed',
      {
        readonly seat: Seat;
        readonly attack: number;
        readonly direct: number;
        readonly maneuver: number;
        readonly toward: number;
        readonly shield: number;
      }
    >
  | Told<'repositioned', { readonly sheet: Who; readonly row: Row; readonly face: number }>
  | Told<
      'tactics',
      {
        readonly sheet: Who;
        readonly row: Row;
        readonly box: number;
        readonly faces: readonly [number, number];
        readonly turned: boolean;
      }
    >
  | Told<
      'aimed',
      {
        readonly by: Who;
        readonly part: boolean;
        readonly at: Who;
        readonly direct: number;
        readonly time: number;
        readonly toward: number;
        readonly against: number;
        readonly why: 'match' | 'faster' | 'equal' | 'miss';
      }
    >
  | Told<
      'struck',
      {
        readonly by: Who;
        readonly part: boolean;
        readonly at: Who;
        readonly force: Force;
        /** What was in the way: the horse, a thing of the character, or nothing. */
        readonly met: 'horse' | 'armor' | 'body';
        readonly item: number;
        readonly armor: 'intact' | 'damaged' | 'destroyed';
        /** Another blow of the same instant has destroyed or killed that before. */
        readonly already?: true;
        readonly effect: 'killed' | 'wounded' | 'none';
        readonly wounds: number;
      }
    >
  | Told<
      'adjusted',
      Adjustment & {
        readonly by: Who;
        readonly part: boolean;
        readonly at: Who;
        readonly faces: readonly number[];
        readonly total: number;
      }
    >
  | Told<'grabbed', { readonly by: Who; readonly at: Who }>
  | Told<
      'rolled',
      {
        readonly by: Who;
        readonly at: Who;
        readonly table: 'pit' | 'curse' | 'wish';
        readonly faces: readonly number[];
        readonly result: number;
        /** Nothing comes of it: no such thing takes hold of its target. */
        readonly vain?: true;
      }
    >
  | Told<
      'killed',
      {
        readonly who: Who;
        /** Characters and hirelings who did it, and what the player of the first of them gets. */
        readonly by: readonly Who[];
        readonly fame: number;
        readonly notoriety: number;
        readonly gold: number;
        /** How often fame and notoriety count; 0: not for all of them as often, or several of one player did it. (MR-182, MR-B60) */
        readonly times: number;
      }
    >
  | Told<'lost', { readonly seat: Seat; readonly who: Who; readonly notoriety: number }>
  | Told<'spoils', { readonly who: Who; readonly to: Who }>
  | Told<'turned', { readonly who: Who; readonly red: boolean }>
  | Told<'weapon', { readonly seat: Seat; readonly item: number; readonly alerted: boolean }>
  | Told<'fatigued', { readonly seat: Seat; readonly chit: number; readonly back: number }>
  | Told<'wounded', { readonly seat: Seat; readonly chit: number; readonly healed: boolean }>
  | Told<'died', { readonly seat: Seat }>
  | Told<'quiet', { readonly rounds: number }>
  | Told<'ended', { readonly winners: readonly Seat[]; readonly by: Ending }>;
