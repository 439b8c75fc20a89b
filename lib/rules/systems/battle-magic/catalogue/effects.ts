import type { BattleType, CardType, Domain, UnitClass } from './vocabulary';

/** What a card, a counter or a territory does, as data: text, print and engine read the same values. */
export type BmEffect =
  | CardEffect
  | UnitEffect
  | SpecialEffect
  | TerrainEffect
  /** An empire: its counters (BM-176). */
  | { readonly kind: 'set'; readonly counters: readonly SetLine[] };

export interface SetLine {
  readonly unit: UnitClass;
  readonly name: string;
  readonly count: number;
}

type CardEffect =
  /** Own Move Phase: movement points for one own unit within its card limit (BM-093, BM-100). */
  | { readonly kind: 'move-points'; readonly points: number }
  /** Discarded to let an attacked dragon or a beaten hero get away (BM-124, BM-134). */
  | { readonly kind: 'pays-retreat'; readonly points: number; readonly units: readonly UnitClass[] }
  /** Drawn in battle, or substituted from hand, by a unit that counts this type (BM-130, BM-136). */
  | { readonly kind: 'battle-strength'; readonly type: BattleType; readonly strength: number }
  /** Own Recruit Phase: pays for chits of the pile; for all of them, or only for some classes (BM-148, BM-069). */
  | { readonly kind: 'pays'; readonly amount: number; readonly only?: readonly UnitClass[] }
  /** A Magic card that moves a unit as a Move card would (BM-066). */
  | { readonly kind: 'moves-class'; readonly points: number; readonly units: readonly UnitClass[] };

type UnitEffect =
  | {
      readonly kind: 'movement';
      readonly domain: Domain;
      /** Most move cards in one turn. */
      readonly cards: number;
      readonly types: readonly CardType[];
      /** What entering a territory costs: by terrain, or always 1 (BM-042). */
      readonly entry: 'terrain' | 'one';
    }
  | { readonly kind: 'battle'; readonly draws: number; readonly counts: readonly BattleType[] }
  | { readonly kind: 'recruit'; readonly cost: number; readonly payWith: readonly CardType[] }
  /** Where a bought chit is placed (BM-151, BM-152, BM-R32). */
  | { readonly kind: 'placement'; readonly at: 'beside-castle' | 'beside-unit' | 'on-bearer' }
  /** Bonus against classes, attacking and defending (BM-141..BM-147). */
  | { readonly kind: 'advantage'; readonly bonus: number; readonly against: readonly UnitClass[] }
  /** Own units that defend in its territory, never itself (BM-140, BM-R28). */
  | { readonly kind: 'shelter'; readonly bonus: number }
  /** At most so many at rest in one territory, counted together with the classes named (BM-102..BM-105, BM-R09). */
  | {
      readonly kind: 'stacking';
      readonly max: number;
      readonly together: readonly UnitClass[];
      readonly by: 'printed' | 'ruled';
    }
  /** Carries cargo and passengers on its own move cards (BM-109, BM-111, BM-112, BM-192). */
  | {
      readonly kind: 'carries';
      readonly cargo: readonly UnitClass[];
      readonly cargoMax: number;
      readonly passengers: readonly UnitClass[];
      /** Absent: any number. */
      readonly passengersMax?: number;
    }
  /** Its cargo is destroyed with it; heroes and wizards stay (BM-110, BM-R15). */
  | { readonly kind: 'cargo-dies' }
  /** Heroes and wizards in its territory may share its move card (BM-113, BM-114). */
  | { readonly kind: 'leads'; readonly passengers: readonly UnitClass[] }
  | {
      readonly kind: 'cannot-be-carried';
      readonly by: readonly UnitClass[];
      readonly says: 'printed' | 'ruled';
    }
  /** Passes over enemy units other than the classes named (BM-108). */
  | { readonly kind: 'flies-over-enemies'; readonly except: readonly UnitClass[] }
  /** Instead of fighting these attackers, for a card of that type (BM-124). */
  | { readonly kind: 'flees'; readonly from: readonly UnitClass[]; readonly pay: CardType }
  /** Instead of being destroyed, for a card of that type; artifacts are lost (BM-134, BM-135). */
  | { readonly kind: 'retreats'; readonly pay: CardType; readonly losesArtifacts: true }
  | { readonly kind: 'bears-artifacts'; readonly max: number }
  | { readonly kind: 'attached'; readonly to: readonly UnitClass[]; readonly bonus: number }
  /** Not destroyed by a lost attack (BM-075, BM-222). */
  | { readonly kind: 'safe-when-attacking' }
  | { readonly kind: 'never-attacks' }
  | { readonly kind: 'attacked-last' }
  | { readonly kind: 'cannot-attack'; readonly units: readonly UnitClass[] }
  | { readonly kind: 'attacks-coast' }
  | {
      readonly kind: 'treated-as';
      readonly unit: UnitClass;
      readonly for: readonly ('transport' | 'stacking')[];
    }
  /** May not stand next to another of its class, whoever owns it (BM-153). */
  | { readonly kind: 'apart' }
  /** A player who has none of them left has lost (BM-002). */
  | { readonly kind: 'last-stand' };

type SpecialEffect =
  | { readonly kind: 'pile-max'; readonly plus: number }
  | { readonly kind: 'hand-max'; readonly plus: number }
  /** Own Draw Phase: one more card, kept if it is of the type (BM-164..BM-167). */
  | { readonly kind: 'draw-card'; readonly keep: CardType }
  /** Own Draw Phase: one more chit, kept if it is of a class named (BM-168..BM-173). */
  | { readonly kind: 'draw-chit'; readonly keep: readonly UnitClass[] }
  /** The first visitor of the class draws a card: one type destroys it, any other goes to hand (BM-174, BM-175). */
  | { readonly kind: 'ruins'; readonly visitor: UnitClass; readonly destroyedBy: CardType };

type TerrainEffect = {
  readonly kind: 'entry-cost';
  readonly points: number;
  readonly ground: 'land' | 'water' | 'special';
};

export type EffectKind = BmEffect['kind'];

/** Numbers of a unit that the checks and forms read without searching its effects. */
export interface UnitStats {
  /** The official class; a unit of the players' own design is a class of its own. */
  readonly unit: UnitClass | 'own';
  readonly domain: Domain;
  readonly moveCards?: number;
  readonly draws: number;
  readonly counts: readonly BattleType[];
  /** Gold, which a wizard may also pay in Magic. */
  readonly gold: number;
  /** The least that the formula of our points proposal asks for a unit of the players' own design. */
  readonly formula?: number;
}

export interface CardStats {
  readonly type: CardType;
  readonly strength: 1 | 2 | 3;
}
