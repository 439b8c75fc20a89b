import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { TrialToRun } from '@/lib/api/contract/shapes/trial';
import { readField } from '@/lib/api/handle/input';
import { notPlayable } from '@/lib/api/not-playable';
import { refused } from '@/lib/api/problem';
import { reckonedBy } from '@/lib/api/reckoned-by';
import { checkEntries } from '@/lib/api/verdict';
import { defaultAgreement, isSystemSlug, type List } from '@/lib/rules';
import { isPlayable } from '@/lib/rules/playing';
import { answerOf, openTrial, pairsOf, runTrial, simulateAll, type Play, type TrialRun } from '@/lib/sim';
import { BadInput, type Command, type ExitCode, type Terminal } from './command';
import { badInput, granted, readBrought } from './inputs';
import { sayTrial } from './say-trial';

const GAMES = '200';
const usage =
  '[--bot BOT] [--games N] [--precision P] [--seed TEXT] [--agreement FILE|PRESET] [--system SYSTEM] [--json]';

export const worth: Command = {
  usage: `FILE|- ${usage}`,
  says: `What each entry of a list is worth: measured by up to ${GAMES} pairs of games, as page and API do it.`,
  run: (args, terminal) => measure('worth', args, terminal),
};

export const suggest: Command = {
  usage: `FILE|- [--instead ENTRY] ${usage}`,
  says: 'What would help a list, on top of it or in place of one use of an entry, measured alike.',
  run: (args, terminal) => measure('suggestions', args, terminal),
};

const options = {
  bot: { type: 'string' },
  games: { type: 'string' },
  precision: { type: 'string' },
  seed: { type: 'string' },
  instead: { type: 'string' },
  agreement: { type: 'string' },
  system: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** On the spot, one match after the other. */
const play: Play = (match) => Promise.resolve(simulateAll(match));

async function measure(
  what: 'worth' | 'suggestions',
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  const { system, list, agreements } = await readBrought(terminal, positionals[0], {
    system: values.system,
    agreement: values.agreement === undefined ? [] : [values.agreement],
  });
  if (!isSystemSlug(system.slug) || !isPlayable(system.slug)) throw badInput(notPlayable(system));
  granted(checkEntries(system, list, ['list']));
  const agreement = agreements[0] ?? defaultAgreement(system);
  const asked = readField(
    TrialToRun,
    {
      ...{ measure: what, list, agreement, games: Number(values.games ?? GAMES) },
      seed: values.seed ?? randomBytes(4).toString('hex'),
      ...(values.bot === undefined ? {} : { bot: values.bot }),
      ...(values.precision === undefined ? {} : { precision: Number(values.precision) }),
      ...(values.instead === undefined ? {} : { instead: placeOf(list, values.instead) }),
    },
    'body',
  );
  const trial = await openTrial({ ...granted(asked).value, agreement });
  if (!trial.ok) throw badInput(refused('invalid_request', trial.problems));
  const run = await runTrial(trial.value, { play }, noteProgress(terminal));
  if (values.json) terminal.say(JSON.stringify({ ...reckonedBy(system, agreement), ...answerOf(run) }));
  else terminal.say(sayTrial(run));
  return 0;
}

/** The first line of an entry. */
function placeOf(list: List, entry: string): number {
  const at = list.entries.findIndex((one) => one.entry === entry);
  if (at < 0) throw new BadInput(`The list has no “${entry}”.`);
  return at;
}

/** A line after each tenth: games take a while. */
function noteProgress(terminal: Terminal): (run: TrialRun) => void {
  let tenths = 0;
  return (run) => {
    const { games, asked } = pairsOf(run);
    if (asked === 0 || (games / asked) * 10 < tenths + 1) return;
    tenths = Math.floor((games / asked) * 10);
    terminal.note(`${games.toLocaleString('en')} of ${asked.toLocaleString('en')} pairs of games …`);
  };
}
