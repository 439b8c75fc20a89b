/** The door for pages that only show a game: catalogue, faces and rulebook, and nothing that parses or judges. */
export * from './kernel/catalogue/completeness';
export * from './kernel/catalogue/entry';
export * from './kernel/catalogue/face';
export * from './kernel/catalogue/glossary';
export * from './kernel/catalogue/powers';
export * from './kernel/catalogue/provenance';
export * from './kernel/catalogue/reference';
export type * from './kernel/catalogue/rulebook';
export { counted } from './kernel/words/words';
export { isSystemSlug, loadReference, loadReferences, systemSlugs } from './registry';
