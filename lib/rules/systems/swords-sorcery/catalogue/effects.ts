/**
 * What a card does, as data. Every effect says when its card may be invoked, what it is aimed at, how long it lasts and,
 * for a card that works again and again, when its power may be used. The rulings of the ledger are already in the data.
 */

/** When a card may be invoked. `any` is every window; the others name the one event that allows it. (SS-034, SS-R09) */
export const moments = ['any', 'trap', 'teleport', 'died', 'on-spell', 'own-moved'] as const;
export type Moment = (typeof moments)[number];

/** How long an effect lasts once its card has resolved. */
export type Span =
  | 'instant'
  | 'in-play'
  | 'current-turn'
  | 'own-turn-end'
  | 'next-conflict'
  | 'owner-turn-start'
  | 'next-triple'
  | 'until-woken'
  | 'until-freed'
  | 'until-target-dies';

/** A power of a card or potion in play: when it may be used and how often; without `uses` there is no limit. */
export interface Power {
  readonly at:
    | 'own-movement'
    | 'own-triple'
    | 'arrival-on-trap'
    | 'trap-used'
    | 'any-window'
    | 'own-turn'
    | 'current-turn';
  readonly uses?: number;
  readonly per?: 'movement-phase' | 'move-roll' | 'own-turn' | 'trap-card-and-turn';
}

export type PieceName = 'pion' | 'guard' | 'warrior' | 'wizard' | 'demon' | 'hulk';

/** How many: a number, so many dice, or as many as the caster likes. */
export type Amount = number | { readonly dice: number } | 'any';

/** What a card names. Choices that hang on a roll are made on resolution, all others on invocation. (SS-R67) */
export type Target =
  | {
      readonly what: 'piece';
      readonly whose: 'any' | 'own';
      /** Which piece: one that just arrived, died or was teleported, or one in the owner's home domain. */
      readonly which?: 'arriving' | 'just-died' | 'just-teleported' | 'in-home-domain';
      readonly not?: readonly (PieceName | 'ghost' | 'doppelganger' | 'in-conflict' | 'stopped')[];
      readonly count?: Amount;
    }
  | { readonly what: 'own-wizard'; readonly not?: 'in-conflict' }
  | { readonly what: 'ghost'; readonly whose: 'any'; readonly count: Amount }
  | {
      readonly what: 'spot';
      readonly must: 'vacant' | 'enterable' | 'anything';
      readonly where:
        | 'any-domain'
        | 'home-domain'
        | 'beside-own-wizard'
        | 'beside-piece'
        | 'beside-rock'
        | 'beside-first-spot';
      readonly count?: Amount;
      readonly chosen?: 'resolution';
    }
  | { readonly what: 'rock'; readonly beside: 'own-piece' | 'own-wizard' }
  | {
      readonly what: 'card';
      readonly whose: 'any' | 'own' | 'opposing' | 'other-player';
      readonly sort: Sort | 'trap';
      /** `invoked`: it lies in play, or is about to (SS-032). */
      readonly state:
        'in-play' | 'invoked' | 'invoked-this-turn' | 'top-of-stack' | 'stack-or-play' | 'being-used';
      readonly not?: readonly string[];
    }
  | { readonly what: 'player'; readonly whose: 'opposing'; readonly handAtLeast: number }
  | { readonly what: 'move-die' }
  /** A way over spots and links, step by step. */
  | { readonly what: 'route'; readonly chosen: 'resolution' };

export type Sort = 'artifact' | 'spell' | 'scroll' | 'potion';

/** A saving throw: the value must be greater than `over`. `own`: the piece's printed conflict dice. (SS-076, SS-R28) */
export interface Save {
  readonly over: number;
  readonly dice: 'own' | 2;
}

/** The deed itself; one member per wording. The kinds are the ledger's keys. */
export type Deed =
  | { readonly kind: 'rock-shift'; readonly range: number; readonly moves: number }
  | { readonly kind: 'protect-card'; readonly sort: 'scroll' | 'artifact'; readonly cards: number }
  | { readonly kind: 'ignore-traps' }
  | { readonly kind: 'extra-draw'; readonly cards: number; readonly withoutWizard: boolean }
  | { readonly kind: 'win-ties' }
  | { readonly kind: 'die-substitute'; readonly value: number; readonly dice: number }
  | { readonly kind: 'ward-targeting'; readonly ward: number }
  | { readonly kind: 'reveal-hands' }
  | { readonly kind: 'flight'; readonly moves: number }
  | { readonly kind: 'hold-on-trap'; readonly hold: number }
  | { readonly kind: 'roll-bonus'; readonly plus: number }
  | { readonly kind: 'create-rocks'; readonly rocks: Amount }
  | { readonly kind: 'create-piece'; readonly piece: 'demon'; readonly dice: number }
  | { readonly kind: 'create-hulk'; readonly dice: number }
  | { readonly kind: 'destroy-adjacent'; readonly radius: number }
  | { readonly kind: 'destroy-ghosts' }
  | { readonly kind: 'return-card' }
  | { readonly kind: 'trap-save'; readonly save: Save }
  | { readonly kind: 'take-dead' }
  | { readonly kind: 'destroy-cards'; readonly sorts: readonly Sort[] }
  | { readonly kind: 'trap-teleport' }
  | { readonly kind: 'control-spell' }
  | { readonly kind: 'doppelganger' }
  | { readonly kind: 'destroy-rocks'; readonly scope: 'home-domain' | 'beside-own-wizard' }
  | { readonly kind: 'raise-dead' }
  | { readonly kind: 'plague'; readonly save: Save }
  | { readonly kind: 'shield'; readonly ward: number }
  | { readonly kind: 'carrier'; readonly save: Save }
  | { readonly kind: 'missile'; readonly steps: Amount }
  | { readonly kind: 'steal-card'; readonly sort: Sort }
  | { readonly kind: 'ruin-all' }
  | { readonly kind: 'teleport-piece'; readonly within: 'any-domain' | 'home-domain' }
  | { readonly kind: 'hold'; readonly hold: number }
  | { readonly kind: 'change-owner' }
  | { readonly kind: 'paralyse'; readonly hold: number }
  | { readonly kind: 'redirect-teleport' }
  | { readonly kind: 'extra-moves'; readonly steps: Amount }
  | { readonly kind: 'make-ghosts'; readonly hold: number }
  | { readonly kind: 'steal-random'; readonly cards: number }
  | { readonly kind: 'unkillable'; readonly ward: number }
  | { readonly kind: 'extra-dice'; readonly dice: number; readonly rocks?: 'destroy' | 'push' }
  | { readonly kind: 'free-move'; readonly steps: Amount }
  | { readonly kind: 'pass-through' }
  | { readonly kind: 'become-rock' }
  | { readonly kind: 'draw-and-use'; readonly cards: number }
  | { readonly kind: 'curse'; readonly dice: number; readonly factor: number }
  | {
      readonly kind: 'trap-save-card';
      readonly dice: number;
      readonly stopsOver: number;
      readonly destroysOver: number;
    }
  | { readonly kind: 'weapon'; readonly change: WeaponChange }
  | { readonly kind: 'block-weapons' }
  | { readonly kind: 'cancel-trap' }
  | { readonly kind: 'cancel-spell' };

/** How a weapon changes the conflict value. All dice rolled count, also those not chosen. (SS-R30) */
export type WeaponChange =
  | { readonly by: 'bonus'; readonly plus: number; readonly breaksWeaponOver?: number }
  | { readonly by: 'sixes'; readonly plusEach: number }
  | { readonly by: 'pair'; readonly plus: number }
  | { readonly by: 'faces'; readonly from: number; readonly high: number; readonly low: number };

/** A deed with its timing, targets and duration. */
export type CardEffect = Deed & {
  readonly when: Moment;
  readonly targets: readonly Target[];
  readonly lasts: Span;
  readonly power?: Power;
};
