import type { AnySystem, AnyTerms, PaperDials, PaperPlan, PaperTables } from '@/lib/rules';
import type { Drawing } from '../drawing';
import type { PrintOptions } from '../job';
import { inks } from '../palette';
import type { Page } from '../sheets';
import { dialPages } from './dials';
import { planPages } from './screen-plan';
import { edgeOf, type AidSetting } from './setting';
import { tablePages } from './tables';

/** What lies beside a board, laid out for the paper at hand: nothing of it is ever cut into pages that are glued. */
export function aidPages(
  system: AnySystem,
  aid: PaperPlan | PaperDials | PaperTables,
  options: PrintOptions,
  { says = system.name, terms }: { readonly says?: string; readonly terms?: AnyTerms } = {},
): readonly Page<Drawing>[] {
  if (aid.kind === 'tables') return tablePages(system, aid, options, says, terms);
  const set: AidSetting = {
    ink: inks[system.accent],
    icon: system.emblem,
    look: options,
    paper: options.paper,
    edge: edgeOf(options.marginMm),
    says,
  };
  return aid.kind === 'plan' ? planPages(aid, set) : dialPages(aid, set);
}
