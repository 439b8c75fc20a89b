/** The door for whoever edits the data: what changed, what is unsound in it, and what the change log leaves unsaid. */
export * from './kernel/catalogue-faults';
export { namedIn } from './kernel/changelog';
export * from './kernel/changelog-faults';
export * from './kernel/diff-catalogues';
