import type { Reference } from '@/lib/rules/reference';

/** What a game here is like, where the engine plays only a part of the printed one. */
export function PlayedPart({ system: { plays } }: { readonly system: Pick<Reference, 'plays'> }) {
  return plays === undefined ? null : <p className="prose-measure text-sm text-quiet">{plays}</p>;
}
