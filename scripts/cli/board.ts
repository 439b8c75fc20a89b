import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { BoardToMake } from '@/lib/api/contract/shapes/board';
import { readField } from '@/lib/api/handle/input';
import { boardMade } from '@/lib/api/make-board';
import { noBoards } from '@/lib/api/not-playable';
import { isSystemSlug, type AnySystem } from '@/lib/rules';
import { loadBoards } from '@/lib/rules/playing';
import type { Command, Terminal } from './command';
import { badInput, granted, jsonOf, readAgreement, readFile, systemNamed } from './inputs';

/** The board of a file, as page and command write it or bare. */
async function drawnIn(terminal: Terminal, file: string): Promise<unknown> {
  const value = Object(jsonOf(await readFile(terminal, file), file)) as Readonly<Record<string, unknown>>;
  return typeof value.format === 'string' ? value.board : value;
}

const waysOf = async (system: AnySystem) => {
  const game = isSystemSlug(system.slug) ? await loadBoards(system.slug) : undefined;
  if (!game) throw badInput(noBoards(system));
  return game;
};

export const board: Command = {
  usage:
    'SYSTEM [FILE|-] [--way WAY|--named ID] [--seed TEXT] [--players NUMBER] [--agreement FILE|PRESET] [--json]',
  says: 'Makes a board or map from a seed, as JSON, or judges that of a file; what its rules find and its figures are noted.',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        way: { type: 'string' },
        named: { type: 'string' },
        seed: { type: 'string' },
        players: { type: 'string' },
        agreement: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const system = await systemNamed(positionals[0]);
    const { boards, seats } = await waysOf(system);
    const [, file] = positionals;
    const seed = values.seed ?? randomBytes(4).toString('hex');
    const asked = {
      system: system.slug,
      players: Number(values.players ?? Math.max(2, seats.least)),
      board:
        file !== undefined
          ? { drawn: await drawnIn(terminal, file) }
          : values.named !== undefined
            ? { named: values.named }
            : { way: values.way ?? boards.ways[0]?.id, seed },
    };
    const { board: wish, players } = granted(readField(BoardToMake, asked, 'body')).value;
    const agreement =
      values.agreement === undefined ? undefined : await readAgreement(terminal, system, values.agreement);
    const made = granted(await boardMade(system, wish, players, agreement));
    for (const { code, severity, message } of made.findings) terminal.note(`${severity} ${code}: ${message}`);
    for (const { label, bySeat, whole } of made.fairness)
      terminal.note(
        `${label}: ${(whole === undefined ? bySeat : [whole]).map((n) => Math.round(n * 10) / 10).join(' : ')}`,
      );
    if (values.json) terminal.say(JSON.stringify(made));
    else if (file === undefined)
      terminal.say(
        JSON.stringify({ format: 'muster-board/1', system: system.slug, board: made.board }, null, 1),
      );
    else terminal.say(made.sound ? 'It keeps all the rules of a board.' : 'It breaks rules of a board.');
    return made.sound ? 0 : 1;
  },
};
