export const victoryCategories = ['greatTreasures', 'spells', 'fame', 'notoriety', 'gold'] as const;

export type VictoryCategory = (typeof victoryCategories)[number];

export const chitStates = ['active', 'fatigued', 'wounded', 'committed', 'color'] as const;

export const sideIds = ['a', 'b', 'c', 'd'] as const;
