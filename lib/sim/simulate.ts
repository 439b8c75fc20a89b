import { playBlock, type Match } from './block';
import { Gathering, type Result } from './gathering';

/**
 * Plays a match to its end on this thread. Yields nothing between decisions, so that whoever drives it may turn to something
 * else, and after each block what was gathered by then.
 */
function* simulate(match: Match): Generator<Gathering | undefined, Result> {
  const gathering = new Gathering(match);
  for (let block = gathering.next(); block !== undefined; block = gathering.next()) {
    const playing = playBlock(match, block);
    let step = playing.next();
    for (; !step.done; step = playing.next()) yield undefined;
    gathering.take(block, step.value);
    if (gathering.ended === undefined) yield gathering;
  }
  return gathering.result();
}

/** Plays a match to its end in one go. */
export function simulateAll(match: Match): Result {
  const playing = simulate(match);
  let step = playing.next();
  while (!step.done) step = playing.next();
  return step.value;
}
