import { Worker } from 'node:worker_threads';
import { loadSystem, seededDice, systemSlugs, type AnySystem } from '../../lib/rules/index';
import {
  isPlayable,
  loadPlayable,
  openTable,
  pickBlindly,
  playOut,
  type AnyPlayable,
  type BotLevel,
} from '../../lib/rules/playing';
import { botOf, Crew, decide, openMatch, recordOf, type Hire, type SimWish } from '../../lib/sim/index';
import type { FromHand } from '../../lib/sim/hand';
import { cost, kept, median, print, processorMs } from './measure';

const roundMs = 1500;
const rounds = 3;
/** It takes seconds until all of an engine is compiled, and longer for a large one: until a round gains no more than this. */
const gainOfWarm = 1.05;
const mostToWarmUp = 12;
/** Beyond so many players every fourth number is measured. */
const manyPlayers = 8;
/** Games between two looks at the clock, which takes as long as many moves. */
const gamesAtOnce = 10;

const tableFor = (system: AnySystem, playable: AnyPlayable, players: number): unknown => {
  const lists = Array.from({ length: players }, () => null);
  const table = openTable(system, playable, { lists }, seededDice);
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  return table.value;
};

/** Games and choices in a second of one core, and games that came to no end. */
function pace(playable: AnyPlayable, table: unknown, level: BotLevel) {
  const { engine } = playable;
  const bot = botOf(playable, level);
  let game = 0;
  let unfinished = 0;
  const round = () => {
    let [played, decided] = [0, 0];
    const from = processorMs();
    do {
      const dice = seededDice(`bench/${game++}`);
      const state = engine.setup(table, dice);
      const { outcome, decisions } = playOut(
        engine,
        state,
        (seat, now) => decide(bot, playable, now, seat, dice),
        dice,
      );
      if (!outcome) unfinished++;
      played++;
      decided += decisions;
    } while (played % gamesAtOnce !== 0 || processorMs() - from < roundMs);
    const seconds = (processorMs() - from) / 1000;
    return { games: played / seconds, choices: decided / seconds };
  };
  let last = round();
  for (let i = 1; i < mostToWarmUp; i++) {
    const next = round();
    const isWarm = next.choices < last.choices * gainOfWarm;
    last = next;
    if (isWarm) break;
  }
  const figures = Array.from({ length: rounds }, round);
  return {
    games: median(figures.map(({ games }) => games)),
    choices: median(figures.map(({ choices }) => choices)),
    unfinished,
  };
}

const thread: Hire = (on, lost) => {
  const worker = new Worker(new URL('./thread.mjs', import.meta.url));
  worker.on('message', (message: FromHand) => on(message));
  worker.on('error', (error) => lost(error.message));
  return { send: (message) => worker.postMessage(message), dismiss: () => void worker.terminate() };
};

/**
 * By the clock, as whoever waits for it would see it, on one thread and on two: a first batch, for which every thread begins to
 * live and compiles the whole engine, and a second of the same crew, as pages and servers keep theirs.
 */
async function benchBatch(slug: string, games: number): Promise<void> {
  const open = async (seed: string) => {
    const wish: SimWish = { system: slug, seats: [{ bot: 'random' }, { bot: 'random' }], games, seed };
    const match = await openMatch(wish);
    if (!match.ok) throw new Error(JSON.stringify(match.problems));
    return match.value;
  };
  const batches = { cold: await open('bench'), warm: await open('bench again') };
  const took: Record<keyof typeof batches, number[]> = { cold: [], warm: [] };
  for (const threads of [1, 2]) {
    const crew = new Crew(threads, thread, thread, () => performance.now());
    for (const state of ['cold', 'warm'] as const) {
      const name = `batch.${slug}.${state}`;
      const from = performance.now();
      let first: number | undefined;
      await crew.run(batches[state], { onProgress: () => (first ??= performance.now() - from) });
      const ms = performance.now() - from;
      took[state].push(ms);
      print(`${name}.${games}-games.${threads}-threads`, ms / 1000, 's');
      if (first !== undefined) print(`${name}.first-figure.${threads}-threads`, first, 'ms');
    }
    crew.dismiss();
  }
  for (const [state, [one, two]] of Object.entries(took))
    print(`batch.${slug}.${state}.two-threads-over-one`, one! / two!, 'times');
}

function benchMemory(slug: string, playable: AnyPlayable, table: unknown, games: number): void {
  const { engine } = playable;
  const heap = (): number => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const play = (games: number): void => {
    for (let game = 0; game < games; game++) {
      const dice = seededDice(`memory/${game}`);
      playOut(engine, engine.setup(table, dice), (seat, now) => pickBlindly(engine, now, seat, dice), dice);
    }
  };
  play(Math.min(500, games));
  const before = heap();
  play(games);
  print(`memory.${slug}.grown-over-${games}-games`, heap() - before, 'MiB');
  print(`memory.${slug}.process`, process.memoryUsage().rss / 2 ** 20, 'MiB');
}

async function benchOdds(slug: string, playable: AnyPlayable): Promise<void> {
  for (const { kind, example, solve } of playable.situations) {
    const from = performance.now();
    kept.value = solve(example);
    print(`odds.${slug}.${kind}.cold`, performance.now() - from, 'ms');
    print(`odds.${slug}.${kind}.warm`, (await cost(() => solve(example))) * 1000, 'µs');
  }
}

const wanted = process.argv.slice(2);
for (const slug of systemSlugs.filter(isPlayable)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  const system = await loadSystem(slug);
  const playable = await loadPlayable(slug)!;
  await benchOdds(slug, playable);
  let most = 10_000;
  const { least, most: full } = playable.seats;
  for (let players = least; players <= full; players += players < manyPlayers ? 1 : 4) {
    const { games, choices, unfinished } = pace(playable, tableFor(system, playable, players), 'random');
    print(`play.${slug}.${players}-players.random.games`, games, 'games/s');
    print(`play.${slug}.${players}-players.random.choices`, choices, 'choices/s');
    // Ten thousand, or as many as a minute allows.
    if (players === least) most = Math.min(most, Math.max(50, Math.round(games * 60)));
    if (unfinished > 0) print(`play.${slug}.${players}-players.random.unfinished`, unfinished, 'games');
  }
  const table = tableFor(system, playable, least);
  const steady = pace(playable, table, 'steady');
  print(`play.${slug}.steady.games`, steady.games, 'games/s');
  print(`play.${slug}.steady.choices`, steady.choices, 'choices/s');
  benchMemory(slug, playable, table, most);
  await benchBatch(slug, most);
  const match = await openMatch({
    system: slug,
    seats: [{ bot: 'sharp' }, { bot: 'steady' }],
    games: 1,
    seed: 'bench',
  });
  if (match.ok) {
    const from = processorMs();
    const { moves } = recordOf(system, match.value, 0);
    print(`play.${slug}.sharp.decision`, (processorMs() - from) / moves.length, 'ms');
  }
}
