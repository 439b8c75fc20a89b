import { BadInput, type Command, type ExitCode, type Terminal } from './command';
import { board } from './board';
import { exportList } from './export';
import { suggest, worth } from './measure';
import { fill } from './fill';
import { odds } from './odds';
import { random } from './random';
import { engine, scenario } from './scenario';
import { review } from './review';
import { search } from './search';
import { systems } from './systems';
import { validate } from './validate';

const commands: Readonly<Record<string, Command>> = {
  validate,
  search,
  export: exportList,
  random,
  fill,
  systems,
  board,
  odds,
  worth,
  suggest,
  scenario,
  engine,
  review,
};

const help = (): string =>
  [
    'npm run muster -- COMMAND …, and without the lines of npm: npm run --silent muster -- COMMAND …',
    '',
    ...Object.entries(commands).map(([name, { usage, says }]) => `${name} ${usage}\n    ${says}`),
    '',
    'Ends with 0, with 1 where what was judged does not hold, and with 2 where it cannot be read.',
  ].join('\n');

const isMisuse = (error: unknown): error is Error =>
  error instanceof BadInput ||
  (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command line. @returns how the process is to end */
export async function muster(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name === '--help') {
    terminal.say(help());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    terminal.note(`There is no command “${name}”.\n\n${help()}`);
    return 2;
  }
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    if (!isMisuse(error)) throw error;
    terminal.note(error.message);
    return 2;
  }
}
