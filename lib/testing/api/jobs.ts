import { ask, type Person, type World } from './world';

/** Asks for a job until it no longer runs; answers with how it ended. */
export async function untilOver(world: World, path: string, as?: Person): Promise<string> {
  for (;;) {
    // In one process the work is done between the questions.
    await new Promise((resolve) => setImmediate(resolve));
    const { json } = await ask(world, 'GET', path, as ? { as } : {});
    const { state } = json as { state: string };
    if (state !== 'running') return state;
  }
}
