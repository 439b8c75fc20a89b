/** What a command reads from and writes to; a test hands in its own. */
export interface Terminal {
  /** The text of a file, or of standard input for `-`. @throws where there is none */
  read(file: string): Promise<string>;
  /** The files below a folder; undefined where that is none. */
  filesIn(folder: string): Promise<readonly string[] | undefined>;
  /** The folder of Muster itself, where its sources lie. */
  readonly root: string;
  /** Lines of standard input, as they come. */
  lines(): AsyncIterable<string>;
  /** A line, or several, to standard output. */
  say(text: string): void;
  /** The same to standard error: what is no part of the answer. */
  note(text: string): void;
}

/** 0: done, and what was judged holds. 1: it does not hold. 2: what was given cannot be read. */
export type ExitCode = 0 | 1 | 2;

export interface Command {
  /** What follows its name: `FILE|- [--json]`. */
  readonly usage: string;
  readonly says: string;
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
}

/** What was given cannot be read: the command ends with 2. */
export class BadInput extends Error {}
