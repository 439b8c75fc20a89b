/** The door for pages that only show a game: catalogue, faces and rulebook, and nothing that parses or judges. */
export * from './kernel/completeness';
export * from './kernel/entry';
export * from './kernel/face';
export * from './kernel/glossary';
export * from './kernel/powers';
export * from './kernel/provenance';
export * from './kernel/reference';
export type * from './kernel/rulebook';
export { counted } from './kernel/words';
export { isSystemSlug, loadReference, loadReferences, systemSlugs, type SystemSlug } from './registry';
