export { play } from './combat/play';
