/** The house boards by id; `domainSet` offers some of them. */
export const boardIds = [
  'ss-house-1',
  'ss-house-2',
  'ss-house-3',
  'ss-house-4',
  'ss-house-5',
  'ss-house-6',
] as const;
