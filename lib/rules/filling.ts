/** The door for what fills lists: the builder fetches it when somebody asks for it. */
export { fillMissing, type Filling } from './kernel/list/fill';
export { filledList, type Filled } from './kernel/list/filled-list';
