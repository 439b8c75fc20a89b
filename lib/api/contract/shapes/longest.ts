// How long a text may be, in characters, and how large a file: for the schemas, and for fields of pages, which load no schema for it.

/** What somebody says at a game. */
export const LONGEST_MESSAGE = 300;

/** Why somebody reports a thing, or a moderator does something to it. */
export const LONGEST_REASON = 1000;

/** What an account takes in at once, in bytes. */
export const LARGEST_FILE = 32 * 1024 * 1024;
