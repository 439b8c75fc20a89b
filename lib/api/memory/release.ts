import { createHash } from 'node:crypto';
import type { AnySystem } from '@/lib/rules';
import { jsonSchemaOf } from '../contract/json-schema';
import { CatalogueFile } from '../contract/shapes/entry';
import type { Prepared } from '../handle/reply';
import { catalogueBytes } from './entries';
import { preparedText } from './prepared';

const text = new TextDecoder();

/** Each catalogue as its own file has it, byte for byte, so that its checksum holds here too. */
const written = (systems: readonly AnySystem[]): Prepared => {
  const catalogues = `[${systems.map((system) => text.decode(catalogueBytes(system).bytes)).join(',')}]`;
  const head = JSON.stringify({
    format: 'muster-release/1',
    checksum: createHash('sha256').update(catalogues).digest('hex'),
    schema: jsonSchemaOf(CatalogueFile),
  });
  return preparedText(`${head.slice(0, -1)},"catalogues":${catalogues}}`);
};

let last: { readonly of: readonly AnySystem[]; readonly bytes: Prepared } | undefined;

/** The catalogues of all systems, as ready bytes. */
export function releaseBytes(systems: readonly AnySystem[]): Prepared {
  if (last?.of.length !== systems.length || systems.some((system, i) => last?.of[i] !== system))
    last = { of: systems, bytes: written(systems) };
  return last.bytes;
}
