import { parseArgs } from 'node:util';
import { systemsBytes } from '@/lib/api/memory/systems';
import { isSystemSlug, loadSystems } from '@/lib/rules';
import { loadBoards } from '@/lib/rules/playing';
import type { Command } from './command';
import { textOf } from './search';

export const systems: Command = {
  usage: '[--json]',
  says: 'The games, with what can be built in each, under which presets, and how its boards are made.',
  async run(args, terminal) {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } });
    const all = await loadSystems();
    if (values.json) terminal.say(textOf(await systemsBytes(all)));
    else
      for (const { slug, name, entries, forms, presets } of all) {
        const game = isSystemSlug(slug) ? await loadBoards(slug) : undefined;
        terminal.say(
          [
            `${slug}: ${name}, ${entries.length} entries`,
            `  builds ${forms.map(({ id }) => id).join(', ')}`,
            `  presets ${presets.map(({ id }) => id).join(', ')}`,
            ...(game
              ? [`  boards ${[...game.boards.ways, ...game.boards.named].map(({ id }) => id).join(', ')}`]
              : []),
          ].join('\n'),
        );
      }
    return 0;
  },
};
