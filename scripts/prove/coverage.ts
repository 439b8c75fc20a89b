import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSystem, systemSlugs, type AnySystem } from '../../lib/rules/index';
import { isPlayable, loadPlayable, loadSituations, type AnyPlayable } from '../../lib/rules/playing';
import { botOf } from '../../lib/sim/bots';
import { playGame, type Follower } from '../../lib/sim/play-game';
import { drawAgreement } from './agreements';
import { readArguments } from './arguments';
import { openedTable } from './tables';

/** Rules that no game can show, each with the reason: what a thing is called, what it is made of. */
const reasons = import.meta.glob<{ readonly notInPlay: Readonly<Record<string, string>> }>(
  '../../lib/rules/systems/*/not-in-play.ts',
);

const all = process.argv.includes('--all');
const { words, numbers } = readArguments(
  process.argv.slice(2).filter((word) => word !== '--all'),
  { games: 60 },
);

const testFiles = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((file) =>
    file.isDirectory()
      ? testFiles(path.join(dir, file.name))
      : /\.test\.ts$|testing|\.jsonl$/.test(path.join(dir, file.name))
        ? [path.join(dir, file.name)]
        : [],
  );

/** Every ID that a text names; `MM-061 to MM-069` and `MM-061–069` name those between as well. */
function idsIn(text: string, prefix: string): readonly string[] {
  const found: string[] = [];
  const pattern = new RegExp(
    `${prefix}-([A-Z]?)(\\d+)[a-z]?(?:(?: to |–|-)(?:${prefix}-[A-Z]?)?(\\d+))?`,
    'g',
  );
  for (const [, kind = '', first = '', last] of text.matchAll(pattern))
    for (let n = Number(first); n <= Math.min(Number(last ?? first), Number(first) + 60); n++)
      found.push(`${prefix}-${kind}${String(n).padStart(first.length, '0')}`);
  return found;
}

/** By ID of rule or entry: what shows it. */
type Evidence = Map<string, Set<string>>;
const show = (evidence: Evidence, id: string, by: string): void => {
  const known = evidence.get(id);
  if (known) known.add(by);
  else evidence.set(id, new Set([by]));
};

function readTests(system: AnySystem, evidence: Evidence): void {
  const entries = new Set(system.entries.map(({ id }) => id));
  const dir = path.join('lib/rules/systems', system.slug);
  for (const file of [...testFiles(dir), ...testFiles('lib/rules/conformance')]) {
    const text = readFileSync(file, 'utf8');
    const name = path.relative(dir, file);
    // A code that goes on in words (`MM-L01-match`) is another one than that of its number alone.
    for (const [id] of text.matchAll(new RegExp(`${system.prefix}-\\w+(?:-[a-z]+)+`, 'g')))
      show(evidence, id, name);
    for (const id of idsIn(text, system.prefix)) show(evidence, id, name);
    for (const [, id] of text.matchAll(/['"`]([a-z0-9]+(?:-[a-z0-9]+)*)['"`]/g))
      if (entries.has(id!)) show(evidence, id!, name);
  }
}

/** Notes the rule of every event, and of some choices at every seventh decision, as the words of both say it. */
const noting = (playable: AnyPlayable, evidence: Evidence): Follower => {
  const { engine } = playable;
  let decisions = 0;
  return {
    see(state, events) {
      for (const event of events) {
        show(evidence, event.rule, 'play-outs');
        for (const id of playable.entriesOf(event, state)) show(evidence, id, 'play-outs');
      }
      if (decisions++ % 7 > 0) return;
      for (const seat of engine.toAct(state)) {
        const view = engine.view(state, seat);
        for (const choice of engine.choices(state, seat).slice(0, 12))
          show(evidence, playable.choiceWords(view, seat, choice).rule, 'play-outs');
      }
    },
  };
};

/** A game by both quick bots: every other one under a random agreement, the rest with the system's legal samples in turn. */
function playOne(
  system: AnySystem,
  playable: AnyPlayable,
  evidence: Evidence,
  players: number,
  game: number,
): void {
  const seed = `coverage ${players}/${game}`;
  const laid =
    game % 2 === 1
      ? { agreement: drawAgreement(system, playable, players, seed) }
      : { first: game * players };
  const table = openedTable(system, playable, players, laid);
  const bots = Array.from({ length: players }, (_, seat) =>
    botOf(playable, (game + seat) % 3 === 0 ? 'random' : 'steady'),
  );
  const playing = playGame(playable, table, bots, seed, { follower: noting(playable, evidence) });
  let step = playing.next();
  while (!step.done) step = playing.next();
  if (!step.value.outcome) throw new Error(`play-out ${seed}: ${step.value.fault}`);
  for (const rule of step.value.outcome.rules) show(evidence, rule, 'play-outs');
}

/** Games of every number of players: of many fewer, as each of theirs takes longer. */
function playGames(system: AnySystem, playable: AnyPlayable, evidence: Evidence): void {
  for (let players = playable.seats.least; players <= playable.seats.most; players++) {
    const games = Math.ceil((numbers.games! * 2) / Math.max(2, players));
    for (let game = 0; game < games; game++) playOne(system, playable, evidence, players, game);
  }
}

let missing = 0;
for (const slug of systemSlugs.filter(isPlayable)) {
  if (words.length > 0 && !words.includes(slug)) continue;
  const [system, playable] = await Promise.all([loadSystem(slug), loadPlayable(slug)!]);
  const evidence: Evidence = new Map();
  readTests(system, evidence);
  playGames(system, playable, evidence);
  // The conformance suite solves the example of each.
  for (const { kind, rules } of await loadSituations(slug))
    for (const rule of rules) show(evidence, rule, `odds of ${kind}`);
  const book = await system.rulebook();
  const notInPlay = (await reasons[`../../lib/rules/systems/${slug}/not-in-play.ts`]?.())?.notInPlay ?? {};
  const rows = [
    ...book.rules.map(({ id, text }) => ({ id, text })),
    ...book.rulings.map(({ id, topic }) => ({ id, text: topic })),
    ...[...system.checks, ...system.matchChecks].map(({ code, title }) => ({ id: code, text: title })),
    ...system.entries.map(({ id, name }) => ({ id, text: name })),
  ];
  let shown = 0;
  for (const { id, text } of rows) {
    const by = [...(evidence.get(id) ?? [])];
    if (by.length > 0) {
      shown++;
      if (all) console.log(`${id}: ${by.slice(0, 3).join(', ')}${by.length > 3 ? ' …' : ''}`);
    } else if (notInPlay[id] !== undefined) {
      if (all) console.log(`${id}: not in play, ${notInPlay[id]}`);
    } else {
      missing++;
      console.log(`${slug}: ${id} is exercised by nothing – ${text.slice(0, 90)}`);
    }
  }
  console.log(
    `${slug}: ${shown} of ${rows.length} rules and entries exercised, ${Object.keys(notInPlay).length} not in play`,
  );
}
process.exit(missing > 0 ? 1 : 0);
