import { parseArgs } from 'node:util';
import { exportFile } from '@/lib/api/export-list';
import type { Command } from './command';
import { BadInput } from './command';
import { readBrought } from './inputs';

/** By the names that players know; the API calls the long form `text`. */
const formats = {
  short: 'short',
  long: 'text',
  markdown: 'markdown',
  forum: 'forum',
  json: 'json',
  csv: 'csv',
} as const;
const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name);

export const exportList: Command = {
  usage: `FILE|- [--as ${Object.keys(formats).join('|')}] [--agreement FILE|PRESET] [--system SYSTEM]`,
  says: 'Writes a list as text for a chat, a forum or a spreadsheet, or as JSON.',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: 'string', default: 'long' },
        agreement: { type: 'string' },
        system: { type: 'string' },
      },
    });
    if (!isFormat(values.as))
      throw new BadInput(`There is no format “${values.as}”. There is ${Object.keys(formats).join(', ')}.`);
    const { system, list, agreements } = await readBrought(terminal, positionals[0], {
      system: values.system,
      agreement: values.agreement === undefined ? [] : [values.agreement],
    });
    // Lists are written as strings; only PDFs and the like come as bytes.
    terminal.say(String(exportFile(system, list, formats[values.as], agreements[0]).file).trimEnd());
    return 0;
  },
};
