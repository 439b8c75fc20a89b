/** The public door of the rules library. */
export * from './kernel/agreement';
export * from './kernel/dice';
export * from './kernel/entry';
export * from './kernel/face';
export * from './kernel/judge';
export * from './kernel/legality';
export * from './kernel/list';
export * from './kernel/prepare';
export * from './kernel/provenance';
export * from './kernel/result';
export * from './kernel/rulebook';
export * from './kernel/system';
export * from './registry';
