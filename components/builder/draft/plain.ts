import type { AnyTerms } from '@/lib/rules';

/** What the server says of the agreement that says nothing, so that no schema is needed to judge by it. */
export interface Plain {
  /** Every house variation at its default. */
  readonly house: AnyTerms['house'];
  readonly code: string;
}
