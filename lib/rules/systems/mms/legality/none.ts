import type { Finding } from '../../../kernel/verdict/legality';

/** The answer of a check that found nothing: shared, so that a clean list allocates nothing. */
export const NONE: readonly Finding[] = [];
