import { parseArgs } from 'node:util';
import { systemsBytes } from '@/lib/api/memory/systems';
import { loadSystems } from '@/lib/rules';
import type { Command } from './command';
import { textOf } from './search';

export const systems: Command = {
  usage: '[--json]',
  says: 'The games, with what can be built in each, and under which presets.',
  async run(args, terminal) {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } });
    const all = await loadSystems();
    if (values.json) terminal.say(textOf(await systemsBytes(all)));
    else
      terminal.say(
        all
          .map(({ slug, name, entries, forms, presets }) =>
            [
              `${slug}: ${name}, ${entries.length} entries`,
              `  builds ${forms.map(({ id }) => id).join(', ')}`,
              `  presets ${presets.map(({ id }) => id).join(', ')}`,
            ].join('\n'),
          )
          .join('\n'),
      );
    return 0;
  },
};
