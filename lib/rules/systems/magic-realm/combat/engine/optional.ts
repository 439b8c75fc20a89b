import type { House } from '../../house';

/** Optional rules that change a combat. (MR-B70) */
export interface OptionalRules {
  /** Missiles, blows and running roll on adjusted tables. */
  readonly tables: boolean;
  /** Whether unhired denizens may begin dark side up. */
  readonly alerted: House['monsters.alerted'];
  /** A native who is aimed at comes, and so do those of his group who are nowhere. */
  readonly watchful: boolean;
  /** A hireling who is sent against his own group turns, and his fellows with him. */
  readonly treachery: boolean;
  /** Casting ties up neither the chit nor the spell. */
  readonly enhanced: boolean;
  /** Recorded spells are cast with active artifacts and books too. */
  readonly enhancedItems: boolean;
  /** The Power of the Pit that a character casts must hit. */
  readonly pitAsAttack: boolean;
  /** Belongings are laid down in plain sight, and picked up. */
  readonly dropping: boolean;
}

/** What of them was agreed. */
export const optionalRules = (house: House): { readonly optional: OptionalRules } => ({
  optional: {
    tables: house['combat.optionalTables'],
    alerted: house['monsters.alerted'],
    watchful: house['natives.watchful'],
    treachery: house['natives.extendedTreachery'],
    enhanced: house['magic.enhanced'],
    enhancedItems: house['magic.enhancedItems'],
    pitAsAttack: house['magic.pitAsAttack'],
    dropping: house['items.dropping'],
  },
});
