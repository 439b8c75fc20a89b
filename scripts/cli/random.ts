import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { drawnBy } from '@/lib/api/make-list';
import type { Command } from './command';
import { granted, readAgreement, systemNamed } from './inputs';

export const random: Command = {
  usage: 'SYSTEM [--seed TEXT] [--form FORM] [--agreement FILE|PRESET]',
  says: 'Draws a legal list, as JSON; the same seed draws the same list, here and in the builder.',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seed: { type: 'string' }, form: { type: 'string' }, agreement: { type: 'string' } },
    });
    const system = await systemNamed(positionals[0]);
    const agreement =
      values.agreement === undefined ? undefined : await readAgreement(terminal, system, values.agreement);
    const seed = values.seed ?? randomBytes(4).toString('hex');
    const { list } = granted(drawnBy(system, { form: values.form, seed }, agreement));
    terminal.say(JSON.stringify(list, undefined, 2));
    return 0;
  },
};
