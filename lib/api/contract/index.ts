import * as account from './operations/account';
import * as agreements from './operations/agreements';
import * as boards from './operations/boards';
import * as bulk from './operations/bulk';
import * as cards from './operations/cards';
import * as catalogue from './operations/catalogue';
import * as comments from './operations/comments';
import * as editing from './operations/editing';
import * as games from './operations/games';
import * as health from './operations/health';
import * as lists from './operations/lists';
import * as makeList from './operations/make-list';
import * as moderation from './operations/moderation';
import * as print from './operations/print';
import * as printed from './operations/printed';
import * as searches from './operations/searches';
import * as sharing from './operations/sharing';
import * as simulator from './operations/simulator';
import * as tablePlay from './operations/table-play';
import * as tableSeats from './operations/table-seats';
import * as tables from './operations/tables';
import * as trials from './operations/trials';
import * as validate from './operations/validate';
import type { ContractShape } from './contract';

export * from './contract';
export * from './operations/account';
export * from './operations/agreements';
export * from './operations/boards';
export * from './operations/bulk';
export * from './operations/cards';
export * from './operations/catalogue';
export * from './operations/comments';
export * from './operations/editing';
export * from './operations/games';
export * from './operations/health';
export * from './operations/lists';
export * from './operations/make-list';
export * from './operations/moderation';
export * from './operations/print';
export * from './operations/printed';
export * from './operations/searches';
export * from './operations/sharing';
export * from './operations/simulator';
export * from './operations/table-play';
export * from './operations/table-seats';
export * from './operations/tables';
export * from './operations/trials';
export * from './operations/validate';

/** One line per file of operations: a new operation in a file, or a new file and its line, is all that it takes. */
const files = [
  health,
  catalogue,
  validate,
  lists,
  makeList,
  bulk,
  editing,
  sharing,
  searches,
  comments,
  moderation,
  agreements,
  cards,
  tables,
  tableSeats,
  tablePlay,
  print,
  printed,
  boards,
  simulator,
  games,
  trials,
  account,
];

/** The values of a file of operations that are contracts; others, such as tuples of words, are not. */
type Contracts<M> = M extends unknown ? Extract<M[keyof M], ContractShape> : never;
export type Operation = Contracts<
  | typeof health
  | typeof catalogue
  | typeof validate
  | typeof lists
  | typeof makeList
  | typeof bulk
  | typeof editing
  | typeof sharing
  | typeof searches
  | typeof comments
  | typeof moderation
  | typeof agreements
  | typeof cards
  | typeof tables
  | typeof tableSeats
  | typeof tablePlay
  | typeof print
  | typeof printed
  | typeof boards
  | typeof simulator
  | typeof games
  | typeof trials
  | typeof account
>;

const isContract = (value: object): value is ContractShape => 'path' in value && 'success' in value;

/** Every operation of the API, in the order of the documentation. */
export const operations: readonly ContractShape[] = files.flatMap((file) =>
  Object.values<object>(file as Readonly<Record<string, object>>).filter(isContract),
);
