import type { Budget, Verdict } from '../verdict/legality';

/** Units that have no plural. */
const UNCOUNTED: ReadonlySet<string> = new Set(['gold', 'Gold', 'CAP', 'house power']);

/** `1 level`, `2 levels`, `30 gold`, `2.5 mean level`, `0.2 ship as first chit`: a budget's unit as it follows a number. */
export const unitOf = (name: string, count: number): string =>
  count === 1 || isPart(count) || name.startsWith('mean ') || UNCOUNTED.has(name) ? name : `${name}s`;

/** A share of one, such as a chance, is not several. */
const isPart = (count: number): boolean => count > 0 && count < 1;

/** `300 of 300 levels`, or `12 cards` where nothing is agreed. */
export const showBudget = ({ name, spent, limit }: Budget): string =>
  limit === undefined ? `${spent} ${unitOf(name, spent)}` : `${spent} of ${limit} ${unitOf(name, limit)}`;

/** `300 of 300 levels, legal under “League” (0abc-1def)`: the verdict in one line, with the agreement’s short code. */
export const showVerdict = (
  { budget, legal, agreement }: Pick<Verdict, 'budget' | 'legal' | 'agreement'>,
  code?: string,
): string =>
  `${showBudget(budget)}, ${legal ? 'legal' : 'not legal'} under “${agreement}”${code === undefined ? '' : ` (${code})`}`;
