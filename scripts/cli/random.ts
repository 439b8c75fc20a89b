import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { drawnList } from '@/components/builder/draft/drawn-list';
import { refused } from '@/lib/api/problem';
import { defaultAgreement, prepareTerms } from '@/lib/rules';
import { BadInput, type Command } from './command';
import { badInput, readAgreement, systemNamed } from './inputs';

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
    const form = system.forms.find(({ id }) => values.form === undefined || id === values.form);
    if (!form)
      throw new BadInput(
        `There is no form “${values.form}”. There is ${system.forms.map((f) => f.id).join(', ')}.`,
      );
    const agreement =
      values.agreement === undefined
        ? defaultAgreement(system)
        : await readAgreement(terminal, system, values.agreement);
    const terms = prepareTerms(system, agreement);
    if (!terms.ok) throw badInput(refused('invalid_agreement', terms.problems, ['agreement']));
    const seed = values.seed ?? randomBytes(4).toString('hex');
    const blank = {
      format: 'muster-list/1',
      system: system.slug,
      name: seed,
      entries: [],
      options: {},
    } as const;
    const drawn = drawnList(form, { ...blank, entries: [] }, terms.value, seed);
    if (!drawn) throw new BadInput('No legal list was found under this agreement.');
    terminal.say(JSON.stringify(drawn.list, undefined, 2));
    return 0;
  },
};
