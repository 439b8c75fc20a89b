/** What each kind of thing is called on a page. */
export const kindWords = {
  comment: 'comment',
  list: 'list',
  agreement: 'agreement',
  board: 'board',
  message: 'message',
} as const;
export type ThingKind = keyof typeof kindWords;

/** Does it stand among things of others, where its place stays when it is hidden? All else has a page of its own. */
export const standsAmongOthers = (kind: ThingKind): boolean => kind === 'comment' || kind === 'message';

/** What speaks against a thing. */
export const reasonWords = {
  spam: 'Advertising',
  abuse: 'Insults or hatred',
  private: 'What is private of somebody',
  copied: 'The work of somebody else',
  illegal: 'Against the law',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reasonWords;

/** What became of a report. */
export const stateWords = {
  open: 'not answered yet',
  hidden: 'hidden since',
  kept: 'kept as it stands',
} as const;
