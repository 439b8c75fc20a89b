import { proveGame, type EngineUnderTest } from '../../lib/rules/conformance/engine';
import { isSystemSlug, loadSystem } from '../../lib/rules/index';
import { loadPlayable, type AnyChoice, type AnyState, type GameEvent } from '../../lib/rules/playing';
import { drawAgreement } from './agreements';
import { readArguments } from './arguments';
import { openedTable } from './tables';

type AnyEngine = EngineUnderTest<unknown, AnyState, AnyChoice, GameEvent, unknown>;
const files = import.meta.glob<{ readonly underTest: AnyEngine }>([
  '../../lib/rules/systems/*/engine/testing.ts',
  '../../lib/rules/systems/*/testing-play.ts',
]);

const { words, numbers } = readArguments(process.argv.slice(2), {
  games: 10_000,
  agreements: 20,
  each: 500,
  every: 25,
  steady: 7,
});
const [slug = '', seats = '', ...seeds] = words;
const load = Object.entries(files).find(([file]) => file.includes(`/systems/${slug}/`))?.[1];
const playing = isSystemSlug(slug) ? loadPlayable(slug) : undefined;
const players = Number(seats);
if (!isSystemSlug(slug) || !load || !playing || !Number.isInteger(players))
  throw new Error('prove SYSTEM PLAYERS [SEED…], with a system that can be played');
const [system, playable, testing] = await Promise.all([loadSystem(slug), playing, load()]);
// The engine that people play, which may deal what nobody brings.
const underTest = { ...testing.underTest, engine: playable.engine } as AnyEngine;

/** Who mostly knows what he does lives longer than chance, and comes to what chance does not. */
const steadily: AnyEngine = {
  ...underTest,
  choose: (state, seat, choices, dice) =>
    dice.below(4) === 0
      ? dice.pick(choices)
      : playable.steady(underTest.engine.view(state, seat) as AnyState, seat, choices, dice),
};

const tables = new Map<string, unknown>();

/** How many ways there are to hand out the samples: each of them sits first once. */
const handings = Math.max(1, system.samples.filter(({ legal }) => legal).length);

/** Before the stroke of a seed stands how its table was laid: `printed/17`, `brought-2/17` or `agreed-3/17`. */
function tableOf(seed: string): unknown {
  const [name = ''] = seed.split('/');
  if (!tables.has(name)) {
    const [way, number] = name.split('-');
    const agreement = way === 'agreed' ? drawAgreement(system, playable, players, name) : undefined;
    const first = way === 'brought' ? Number(number) : undefined;
    if (agreement) console.log(`${name}: ${JSON.stringify(agreement.house)}`);
    tables.set(name, openedTable(system, playable, players, { agreement, first }));
  }
  return tables.get(name);
}

let games = 0;
let decisions = 0;
const failed: string[] = [];
const MOST_FAILED = 10;

function prove(seed: string): void {
  if (failed.length >= MOST_FAILED) return;
  try {
    // `17s` is played by the steady bot for the most part.
    const by = seed.endsWith('s') ? steadily : underTest;
    decisions += proveGame(by, tableOf(seed), seed, numbers.every!).decisions;
    games++;
  } catch (error) {
    failed.push(seed);
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    console.error(`Again: node scripts/prove.mjs ${slug} ${players} ${seed} --every ${numbers.every}\n`);
  }
}

/** The i-th seed of so many games: each n-th one is played steadily. */
const named = (i: number): string => (numbers.steady! > 0 && i % numbers.steady! === 0 ? `${i}s` : `${i}`);

if (seeds.length > 0) seeds.forEach(prove);
else {
  for (let i = 0; i < numbers.games!; i++)
    prove(`${i % 2 === 0 ? 'printed' : `brought-${(i >> 1) % handings}`}/${named(i)}`);
  for (let a = 0; a < numbers.agreements!; a++)
    for (let i = 0; i < numbers.each!; i++) prove(`agreed-${a}/${named(i)}`);
}
console.log(
  `${slug}, ${players} players: ${games} games with ${decisions} decisions proved, ${failed.length === MOST_FAILED ? 'given up after ' : ''}${failed.length} failed`,
);
process.exit(failed.length > 0 ? 1 : 0);
