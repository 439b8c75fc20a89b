import { Entry } from '@/lib/api/contract/shapes/entry';
import { refusals, type AnySystem, type Rulebook } from '@/lib/rules';
import { catalogueFaults, type CatalogueFault } from '@/lib/rules/review';

/** What is unsound in the data of a system: by the schema of the API first, then by what every catalogue promises. */
export function dataFaults(system: AnySystem, book: Rulebook): readonly CatalogueFault[] {
  const misshapen = system.entries.flatMap((entry): readonly CatalogueFault[] => {
    const read = Entry.safeParse(entry);
    if (read.success) return [];
    return refusals(read.error).map(({ path, message }) => ({
      part: 'entry',
      id: entry.id,
      says: `${path.join('.')}: ${message}`,
    }));
  });
  // Only of what has its shape more can be asked.
  return misshapen.length > 0 ? misshapen : catalogueFaults(system, book);
}
