import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { filledBy } from '@/lib/api/make-list';
import { checkEntries } from '@/lib/api/verdict';
import type { Command } from './command';
import { granted, readBrought } from './inputs';

export const fill: Command = {
  usage: 'FILE|- [--seed TEXT] [--agreement FILE|PRESET] [--system SYSTEM]',
  says: 'Fills what a list has left, or all that it lacks, as JSON; what was added is noted. 0: legal. 1: not legal.',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seed: { type: 'string' }, agreement: { type: 'string' }, system: { type: 'string' } },
    });
    const { system, list, agreements } = await readBrought(terminal, positionals[0], {
      ...values,
      agreement: values.agreement === undefined ? undefined : [values.agreement],
    });
    granted(checkEntries(system, list, ['list']));
    const seed = values.seed ?? randomBytes(4).toString('hex');
    const filled = granted(filledBy(system, list, seed, agreements[0]));
    for (const what of filled.added) terminal.note(what);
    terminal.say(JSON.stringify(filled.list, undefined, 2));
    return filled.verdict.legal ? 0 : 1;
  },
};
