/** The door for what plays: pages with a board, batches and odds. Pages about lists do without it. */
export * from './kernel/board-maker';
export * from './kernel/bots';
export * from './kernel/engine';
export * from './kernel/game';
export * from './kernel/judged-board';
export * from './kernel/kept-board';
export * from './kernel/message';
export * from './kernel/odds';
export * from './kernel/opening';
export * from './kernel/paths';
export * from './kernel/play';
export * from './kernel/playable';
export * from './kernel/player';
export * from './kernel/scene';
export * from './kernel/situation';
export * from './kernel/space-form';
export { isPlayable, loadPlayable } from './registry';
