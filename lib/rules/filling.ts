/** The door for what draws and fills lists: the builder fetches it when somebody asks for it. */
export { drawnList } from './kernel/list/drawn-list';
export { fillMissing } from './kernel/list/fill';
export { filledList } from './kernel/list/filled-list';
