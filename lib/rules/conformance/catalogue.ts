import { expect, test } from 'vitest';
import type { AnySystem } from '../index';
import { catalogueFaults } from '../review';

/** What every catalogue promises, whatever the game. */
export function catalogueConforms(system: AnySystem): void {
  test(`${system.slug}: catalogue and citations are sound`, async () => {
    expect(catalogueFaults(system, await system.rulebook())).toEqual([]);
  });
}
