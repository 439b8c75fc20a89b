import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { loadSystems } from '@/lib/rules';
import { Release } from './contract/shapes/entry';
import { releaseBytes } from './memory/release';

// Loaded before the test counts its time.
const systems = await loadSystems();

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test('the release holds every catalogue, with checksums and a schema that anybody can hold it against', () => {
  const ready = releaseBytes(systems);
  expect(releaseBytes(systems)).toBe(ready);
  const release = JSON.parse(new TextDecoder().decode(ready.bytes)) as z.infer<typeof Release>;
  Release.parse(release);
  expect(release.checksum).toBe(sha256(JSON.stringify(release.catalogues)));
  const schema = z.fromJSONSchema(release.schema as Parameters<typeof z.fromJSONSchema>[0]);
  expect(release.catalogues.map(({ system }) => system)).toEqual(systems.map(({ slug }) => slug));
  for (const catalogue of release.catalogues) {
    expect(catalogue.checksum).toBe(sha256(JSON.stringify(catalogue.entries)));
    expect(schema.safeParse(catalogue).success).toBe(true);
    expect(schema.safeParse({ ...catalogue, entries: [{ id: 7 }] }).success).toBe(false);
  }
});
