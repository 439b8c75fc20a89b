import type { Problem } from '@/lib/api/contract/shapes/problem';

/** What a refusal says to the reader. */
export const sayProblem = (problem: Problem): string => problem.detail ?? problem.title;
