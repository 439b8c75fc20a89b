import { parseArgs } from 'node:util';
import { OddsQuestion } from '@/lib/api/contract/shapes/odds';
import { readField } from '@/lib/api/handle/input';
import { answerOdds } from '@/lib/api/odds';
import { isSystemSlug } from '@/lib/rules';
import { loadSituations } from '@/lib/rules/playing';
import type { Command } from './command';
import { granted, jsonOf, systemNamed } from './inputs';

export const odds: Command = {
  usage: 'SYSTEM [KIND] [FIELDS] [--json]',
  says: 'Exact chances of a conflict, its fields as JSON; without them its example, without a kind all kinds.',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const system = await systemNamed(positionals[0]);
    const situations = isSystemSlug(system.slug) ? await loadSituations(system.slug) : [];
    const [, kind, fields] = positionals;
    if (kind === undefined) {
      for (const one of situations)
        terminal.say(`${one.kind}: ${one.title}\n  ${JSON.stringify(one.example)}`);
      return 0;
    }
    const example = situations.find((one) => one.kind === kind)?.example ?? {};
    const situation = { ...(fields === undefined ? example : Object(jsonOf(fields, 'FIELDS'))), kind };
    const question = granted(readField(OddsQuestion, { system: system.slug, situation }, 'body')).value;
    const answer = granted(answerOdds(situations, question.situation));
    if (values.json) terminal.say(JSON.stringify(answer));
    else
      terminal.say(
        [
          ...answer.outcomes.map(
            ({ words, numerator, denominator, probability }) =>
              `${probability.toFixed(6)}  ${numerator}/${denominator}  ${words}`,
          ),
          answer.explained,
        ].join('\n'),
      );
    return 0;
  },
};
