/** The door for what plays: pages with a board, batches and odds. Pages about lists do without it. */
export * from './kernel/game/board-maker';
export * from './kernel/game/bots';
export * from './kernel/game/engine';
export * from './kernel/game/game';
export * from './kernel/game/judged-board';
export * from './kernel/game/kept-board';
export * from './kernel/game/message';
export * from './kernel/game/odds';
export * from './kernel/game/opening';
export * from './kernel/game/paths';
export * from './kernel/game/play';
export * from './kernel/game/playable';
export * from './kernel/game/player';
export * from './kernel/game/scene';
export * from './kernel/game/situation';
export * from './kernel/game/space-form';
export * from './kernel/game/stand-ins';
export { hasBoards, isPlayable, loadBoards, loadPlayable, loadSituations } from './registry';
