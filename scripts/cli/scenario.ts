import { parseArgs } from 'node:util';
import { isSystemSlug } from '@/lib/rules';
import {
  loadNotation,
  readScenarios,
  runScenario,
  scenarioEngine,
  type Ask,
  type Notated,
  type Question,
} from '@/lib/rules/scenarios';
import { BadInput, type Command } from './command';
import { foreignEngine } from './foreign-engine';
import { jsonOf, needed, readFile } from './inputs';

async function notatedOf(system: string): Promise<Notated> {
  const notated = isSystemSlug(system) ? await loadNotation(system) : undefined;
  if (!notated) throw new Error(`${system} has no engine here`);
  return notated;
}

export const scenario: Command = {
  usage: 'FILE… [--engine COMMAND]',
  says: 'Plays scenario files on our engine, or on a program that speaks its protocol. 0: all hold. 1: one does not.',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { engine: { type: 'string' } },
    });
    needed(positionals[0], 'FILE');
    const foreign = values.engine === undefined ? undefined : foreignEngine(values.engine);
    const ask: Ask = foreign?.ask ?? scenarioEngine(notatedOf);
    let failed = 0;
    let played = 0;
    try {
      for (const file of positionals) {
        const read = readScenarios(await readFile(terminal, file));
        if (!read.ok)
          throw new BadInput(
            read.problems.map((p) => `${file}:${p.path.join(' › ')}: ${p.message}`).join('\n'),
          );
        for (const one of read.value) {
          const failure = await runScenario(one, ask);
          played++;
          if (!failure) continue;
          failed++;
          terminal.say(`${file}:${failure.line}: ${one.scenario} fails: ${failure.why}`);
        }
      }
    } finally {
      foreign?.end();
    }
    terminal.say(`${played} scenarios, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  },
};

export const engine: Command = {
  usage: '',
  says: 'Our engine behind the line protocol of scenarios: questions come in, answers go out, JSON, one line each.',
  async run(args, terminal) {
    parseArgs({ args: [...args], options: {} });
    const ask = scenarioEngine(notatedOf);
    for await (const line of terminal.lines())
      if (line.trim() !== '') terminal.say(JSON.stringify(await ask(jsonOf(line, 'A line') as Question)));
    return 0;
  },
};
