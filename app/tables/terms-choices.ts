import 'server-only';
import type { TermsChoice } from '@/components/table/terms-select';
import { listAgreementNames, type SavedAgreement } from '@/lib/db/agreements/agreements';
import type { UserId } from '@/lib/db/ids';
import type { AnySystem } from '@/lib/rules';

/** The agreements that a host may choose for a game: its presets, his own, and the one that he came with. */
export async function termsChoices(
  owner: UserId,
  system: AnySystem,
  named?: SavedAgreement,
): Promise<readonly TermsChoice[]> {
  const own = await listAgreementNames(owner, system.slug);
  return [
    ...(named?.system === system.slug
      ? [{ value: `own ${named.shareId}`, label: named.name, group: 'By its link' }]
      : []),
    ...system.presets
      .filter((p) => Object.keys(p.house).length > 0)
      .map((p) => ({ value: `preset ${p.id}`, label: p.name, group: 'Presets' })),
    ...own
      .filter(({ id }) => id !== named?.id)
      .map((a) => ({ value: `own ${a.id}`, label: a.name, group: 'Your agreements' })),
  ];
}
