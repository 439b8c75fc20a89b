import { HiddenNote } from '@/components/moderation/hidden-note';
import type { ThingKind } from '@/components/moderation/words';
import { findHiding } from '@/lib/db/moderation/acts';

/** For the owner of a thing: that it is hidden and why, where it is. */
export async function WhyHidden({
  kind,
  saved: { hiddenBy },
}: {
  readonly kind: ThingKind;
  readonly saved: { readonly hiddenBy?: string };
}) {
  const hiding = await findHiding(hiddenBy);
  return hiding ? <HiddenNote kind={kind} hiding={hiding} /> : null;
}
