/** The door for whoever edits the data: what changed, what is unsound in it, and what the change log leaves unsaid. */
export * from './kernel/catalogue/catalogue-faults';
export { namedIn, versioned, type Versioned } from './kernel/catalogue/changelog';
export * from './kernel/catalogue/changelog-faults';
export * from './kernel/catalogue/diff-catalogues';
