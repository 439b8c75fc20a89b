/** The door for scenario files and for engines that are asked through a line protocol: see `SCENARIOS.md`. */
export * from './kernel/notation';
export * from './kernel/scenario';
export * from './kernel/scenario-engine';
export { loadNotation } from './registry';
