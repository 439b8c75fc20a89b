/** The door for scenario files and for engines that are asked through a line protocol: see `SCENARIOS.md`. */
export * from './kernel/game/notation';
export * from './kernel/game/scenario';
export * from './kernel/game/scenario-engine';
export { loadNotation } from './registry';
