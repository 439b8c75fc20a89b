import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSystem, seededDice, systemSlugs, type AnySystem } from '../../lib/rules/index';
import {
  isPlayable,
  loadPlayable,
  loadSituations,
  openTable,
  type AnyPlayable,
} from '../../lib/rules/playing';
import { botOf } from '../../lib/sim/bots';
import { playGame } from '../../lib/sim/play-game';
import { drawAgreement } from './agreements';
import { readArguments } from './arguments';

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
    for (const id of idsIn(text, system.prefix)) show(evidence, id, name);
    for (const [, id] of text.matchAll(/['"`]([a-z0-9]+(?:-[a-z0-9]+)*)['"`]/g))
      if (entries.has(id!)) show(evidence, id!, name);
  }
}

/**
 * Games of every number of players, by both quick bots: every other one under a random agreement, the rest with the system's
 * legal samples brought in turn.
 */
function playGames(system: AnySystem, playable: AnyPlayable, evidence: Evidence): void {
  const { engine } = playable;
  const brought = system.samples.flatMap(({ legal, list }) => (legal ? [list] : []));
  for (let players = playable.seats.least; players <= playable.seats.most; players++)
    for (let game = 0; game < numbers.games!; game++) {
      const seed = `coverage ${players}/${game}`;
      const agreement = game % 2 === 1 ? drawAgreement(system, playable, players, seed) : undefined;
      const none = Array.from({ length: players }, () => null);
      const some = none.map((_, seat) => brought[(game * players + seat) % brought.length] ?? null);
      const opened = agreement
        ? openTable(system, playable, { lists: none, agreement }, seededDice)
        : openTable(system, playable, { lists: some }, seededDice);
      // Not every sample can sit beside every other.
      const table = opened.ok ? opened : openTable(system, playable, { lists: none }, seededDice);
      if (!table.ok) throw new Error(JSON.stringify(table.problems));
      const bots = none.map((_, seat) => botOf(playable, (game + seat) % 3 === 0 ? 'random' : 'steady'));
      let seen = 0;
      const by = `play-out ${seed}`;
      const playing = playGame(playable, table.value, bots, seed, {
        follower: {
          see(state, events) {
            for (const event of events) {
              show(evidence, event.rule, 'play-outs');
              for (const id of playable.entriesOf(event, state)) show(evidence, id, 'play-outs');
            }
            if (seen++ % 7 > 0) return;
            for (const seat of engine.toAct(state)) {
              const view = engine.view(state, seat);
              for (const choice of engine.choices(state, seat).slice(0, 12))
                show(evidence, playable.choiceWords(view, seat, choice).rule, 'play-outs');
            }
          },
        },
      });
      let step = playing.next();
      while (!step.done) step = playing.next();
      if (!step.value.outcome) throw new Error(`${by}: ${step.value.fault}`);
      for (const rule of step.value.outcome.rules) show(evidence, rule, 'play-outs');
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
