import { parseArgs } from 'node:util';
import { listEntries, searchEntries } from '@/lib/api/contract/operations/catalogue';
import { readField } from '@/lib/api/handle/input';
import type { Prepared } from '@/lib/api/handle/reply';
import { findEntries } from '@/lib/api/memory/entries';
import { findEverywhere } from '@/lib/api/memory/everywhere';
import { loadSystems, type Entry } from '@/lib/rules';
import type { Command } from './command';
import { granted, needed, systemNamed } from './inputs';

interface Page {
  readonly data: readonly (Entry & { readonly system?: string })[];
  readonly total: number;
  readonly forgiven: boolean;
}

const ALL = 'all';

export const search: Command = {
  usage: 'SYSTEM|all QUERY [--sort FIELD] [--limit N] [--json]',
  says: 'Asks the catalogue in the query language of page and API: level<20 kind:artifact -fire',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { sort: { type: 'string' }, limit: { type: 'string' }, json: { type: 'boolean' } },
    });
    const [where, ...words] = positionals;
    const { json: _, ...asked } = { ...values, q: words.join(' ') };
    const found =
      needed(where, 'SYSTEM') === ALL
        ? findEverywhere(await loadSystems(), granted(readField(searchEntries.query, asked, 'query')).value)
        : findEntries(await systemNamed(where), granted(readField(listEntries.query, asked, 'query')).value);
    const text = textOf(granted(found));
    terminal.say(values.json ? text : inWords(JSON.parse(text) as Page));
    return 0;
  },
};

/** What was made ready as bytes, as text again. */
export const textOf = ({ bytes }: Prepared): string => new TextDecoder().decode(bytes);

function inWords({ data, total, forgiven }: Page): string {
  const rows = data.map(({ system, id, name, kind, cost }) =>
    [...(system === undefined ? [] : [system]), id, name, kind, cost ?? ''].join('\t').trimEnd(),
  );
  const shown = data.length < total ? `, the first ${data.length} of them` : '';
  const head = `${total} found${shown}${forgiven ? '; nothing is spelt so, these come near' : ''}`;
  return [head, ...rows].join('\n');
}
