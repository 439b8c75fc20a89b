import { parseArgs } from 'node:util';
import type { Verdict } from '@/lib/api/contract/shapes/verdict';
import { checkEntries, verdictsOn } from '@/lib/api/verdict';
import { showVerdict } from '@/lib/rules';
import type { Command } from './command';
import { granted, readBrought } from './inputs';

export const validate: Command = {
  usage: 'FILE|- [--agreement FILE|PRESET]… [--system SYSTEM] [--json]',
  says: 'Judges a list, as JSON or text, under each agreement, or by the rules as printed. 0: legal. 1: not legal.',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        agreement: { type: 'string', multiple: true },
        system: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const { system, list, agreements } = await readBrought(terminal, positionals[0], values);
    granted(checkEntries(system, list, ['list']));
    const { verdicts } = granted(verdictsOn(system, list, agreements, true));
    if (values.json) terminal.say(JSON.stringify({ verdicts }));
    else terminal.say(verdicts.map((verdict) => inWords(list.name, verdict)).join('\n\n'));
    return verdicts.every(({ legal }) => legal) ? 0 : 1;
  },
};

function inWords(name: string, verdict: Verdict): string {
  const found = verdict.violations.flatMap(({ severity, code, message, rules, repairs }) => [
    `  ${severity} ${code}: ${message} (${rules.join(', ')})`,
    ...repairs.slice(0, 1).map(({ label }) => `    would mend it: ${label}`),
  ]);
  return [
    `${name}: ${showVerdict(verdict as Parameters<typeof showVerdict>[0], verdict.agreementCode)}`,
    ...found,
  ].join('\n');
}
