/** How a place where text is pasted shows it. */
export type ChatId = 'plain' | 'discord' | 'github' | 'whatsapp' | 'forum';

export type Mark = 'strong' | 'em' | 'u' | 's' | 'code' | 'spoiler';

export interface Dialect {
  readonly id: ChatId;
  readonly name: string;
  /** What stands before and behind, and what it makes of the words between; longer ones first. */
  readonly marks: readonly (readonly [string, Mark])[];
  /** Up to so many `#` at the start of a line make a heading. */
  readonly headings: number;
  /** What makes a line an item of a list. */
  readonly bullets: string;
  /** More characters than this are refused or cut. */
  readonly most?: number;
}

export const dialects: readonly Dialect[] = [
  { id: 'plain', name: 'Mail and plain chats', marks: [], headings: 0, bullets: '' },
  {
    id: 'discord',
    name: 'Discord',
    marks: [
      ['**', 'strong'],
      ['__', 'u'],
      ['~~', 's'],
      ['||', 'spoiler'],
      ['`', 'code'],
      ['*', 'em'],
      ['_', 'em'],
    ],
    headings: 3,
    bullets: '-*',
    most: 2000,
  },
  {
    id: 'github',
    name: 'GitHub and wikis',
    marks: [
      ['**', 'strong'],
      ['__', 'strong'],
      ['~~', 's'],
      ['`', 'code'],
      ['*', 'em'],
      ['_', 'em'],
    ],
    headings: 6,
    bullets: '-*+',
    most: 65_536,
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    marks: [
      ['```', 'code'],
      ['`', 'code'],
      ['*', 'strong'],
      ['_', 'em'],
      ['~', 's'],
    ],
    headings: 0,
    bullets: '-*',
    most: 65_536,
  },
  { id: 'forum', name: 'A forum with BBCode', marks: [], headings: 0, bullets: '' },
];
