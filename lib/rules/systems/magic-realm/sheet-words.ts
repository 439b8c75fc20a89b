export const victoryCategories = ['greatTreasures', 'spells', 'fame', 'notoriety', 'gold'] as const;

export type VictoryCategory = (typeof victoryCategories)[number];

export const chitStates = ['active', 'fatigued', 'wounded', 'committed', 'color'] as const;

/** What the Elf may choose to play as, where the table plays with optional abilities. */
export const abilityIds = ['light-elf', 'great-elf'] as const;

export type AbilityId = (typeof abilityIds)[number];

/** In the order of the Curse table. (MR-X01 to MR-X06) */
export const curseIds = ['eyemist', 'squeak', 'wither', 'ill-health', 'ashes', 'disgust'] as const;

export const sideIds = ['a', 'b', 'c', 'd'] as const;
