import type { Seat } from '../../../../kernel/game/engine';
import type { Who } from './state';

export type MrChoice =
  | { readonly type: 'lure'; readonly who: Who; readonly by: Who }
  | { readonly type: 'lured' }
  | { readonly type: 'take'; readonly who: Who; readonly by: Who }
  | {
      readonly type: 'deploy';
      readonly by: Who;
      readonly who: Who;
      readonly side: number;
      readonly gallop: number;
    }
  | { readonly type: 'charge'; readonly at: Seat; readonly chit: number }
  | { readonly type: 'stay' }
  | { readonly type: 'alert'; readonly chit: number }
  | { readonly type: 'run'; readonly chit: number }
  /** Away through the air. (MR-B37) */
  | { readonly type: 'fly'; readonly chit: number }
  /** A color chit lights a carpet, which is no action. (MR-T28) */
  | { readonly type: 'light'; readonly item: number; readonly chit: number }
  /** A color chit that is fatigued unused, which is no action either. (MR-B24) */
  | { readonly type: 'fatigue-color'; readonly chit: number }
  | { readonly type: 'rage'; readonly chit: number }
  | { readonly type: 'cast'; readonly spell: number; readonly chit: number; readonly color: number }
  | { readonly type: 'activate'; readonly item: number }
  | { readonly type: 'deactivate'; readonly item: number }
  | { readonly type: 'abandon'; readonly item: number }
  | { readonly type: 'lay-down'; readonly item: number }
  /** The n-th thing that lies open; `chit` −1: it lies at his feet. (MR-B70) */
  | { readonly type: 'take-up'; readonly nth: number; readonly chit: number; readonly worn: boolean }
  /** Magic that a card breaks: a spell in effect here, a curse, or something in the days. (MR-T03) */
  | { readonly type: 'unbind'; readonly of: Seat; readonly spell: number; readonly on: Who }
  | { readonly type: 'uncurse'; readonly at: Seat; readonly curse: number }
  | { readonly type: 'break-other' }
  /** Whom a wish sends elsewhere. (MR-X08) */
  | { readonly type: 'send'; readonly who: Who }
  /** What the red die of the wand shows. (MR-T45) */
  | { readonly type: 'red-die'; readonly face: number }
  | { readonly type: 'done' }
  | { readonly type: 'target'; readonly who: Who }
  /** A chit that his spell shall change. (MR-S10, MR-S12, MR-S18, MR-S35) */
  | { readonly type: 'mark'; readonly chit: number }
  | { readonly type: 'enough' }
  | { readonly type: 'pick'; readonly by: Who; readonly who: Who }
  | { readonly type: 'place'; readonly who: Who; readonly part: boolean; readonly to: number }
  | { readonly type: 'attack'; readonly chit: number }
  | { readonly type: 'direct'; readonly to: number }
  | { readonly type: 'maneuver'; readonly chit: number }
  | { readonly type: 'toward'; readonly to: number }
  | { readonly type: 'shield'; readonly to: number }
  | { readonly type: 'box'; readonly to: number }
  | { readonly type: 'post'; readonly to: number }
  /** After the reveal: a broom of his that carries another now, or is let go. (MR-S26) */
  | { readonly type: 'broom'; readonly at: Seat; readonly item: number; readonly flies: boolean }
  | { readonly type: 'let-be' }
  /** His attack goes elsewhere, or he does. (MR-T05, MR-T21) */
  | { readonly type: 'redirect'; readonly to: number }
  | { readonly type: 'elude'; readonly to: number }
  | { readonly type: 'fatigue'; readonly chit: number; readonly back: number }
  | { readonly type: 'wound'; readonly chit: number };
