import type { AnySystem, Rulebook, SystemCompanion, SystemPaper } from '@/lib/rules';
import type { PrintJob } from './job';

type House = Readonly<Record<string, unknown>>;

/** What some jobs need of a system beyond its catalogue; loaded apart, so that a sheet of cards waits for none of it. */
export interface Sources {
  readonly paper: SystemPaper<AnySystem['entries'][number], House, { form: string }>;
  readonly companion: SystemCompanion<AnySystem['entries'][number], House, { form: string }>;
  readonly book: Rulebook;
}

/** Does the job print more than faces of the catalogue? */
export const needsSources = ({ what, options }: PrintJob): boolean =>
  what.kind === 'board' ||
  what.kind === 'drawn' ||
  ((what.kind === 'list' || what.kind === 'lists') && options.parts.some((part) => part !== 'cards'));

/** Fetches paper, companion and rulebook of a game together. */
export async function loadSources(system: AnySystem): Promise<Sources> {
  const [paper, companion, book] = await Promise.all([system.paper(), system.companion(), system.rulebook()]);
  return { paper, companion, book } as Sources;
}
