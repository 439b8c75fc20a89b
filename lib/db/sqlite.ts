import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type {
  IsolationLevel,
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  Transaction,
} from '@prisma/driver-adapter-utils';

/** A line in which each holder waits for the one before; `done` lets the next one in, and may be called twice. */
function queue() {
  let last = Promise.resolve();
  const turn = (): Promise<() => void> => {
    let done: () => void = () => {};
    const before = last;
    last = new Promise((resolve) => (done = resolve));
    return before.then(() => done);
  };
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await turn();
    try {
      return await work();
    } finally {
      done();
    }
  };
  return { turn, alone };
}

/** `INSERT … RETURNING` comes as a query too, and must not go to the reader. */
const isRead = (sql: string): boolean => /^\s*(SELECT|EXPLAIN)\b/i.test(sql);

/** Gives the turn back when the transaction has ended, however it ended. */
function ending(tx: Transaction, writer: SqlDriverAdapter, done: () => void): Transaction {
  let over = false;
  const once = async (end: () => Promise<void>): Promise<void> => {
    if (over) return;
    over = true;
    try {
      await end();
    } finally {
      done();
    }
  };
  const commit = tx.commit.bind(tx);
  const rollback = tx.rollback.bind(tx);
  tx.commit = () => once(commit);
  tx.rollback = () =>
    once(async () => {
      await rollback();
      try {
        // After a COMMIT that failed the transaction is still open, and the next writer would be inside it.
        await writer.executeScript('ROLLBACK');
      } catch {
        // The usual case: it was rolled back before.
      }
    });
  return tx;
}

/**
 * Prisma's SQLite adapter has one connection, and a query of another request that arrives between BEGIN and COMMIT runs
 * inside that transaction: when it is rolled back, an answered write is lost. Here writers stand in line; reads outside
 * a transaction use a second connection and never wait (WAL).
 */
export function sqliteAdapter(file: string): SqlDriverAdapterFactory {
  const inner = new PrismaBetterSqlite3({ url: `file:${file}`, timeout: 5_000 });
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    async connect(): Promise<SqlDriverAdapter> {
      const writer = await inner.connect();
      await writer.executeScript(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;',
      );
      const reader = await inner.connect();
      await reader.executeScript('PRAGMA query_only = ON;');
      const { turn, alone } = queue();
      return {
        provider: writer.provider,
        adapterName: writer.adapterName,
        queryRaw: (query) =>
          isRead(query.sql) ? reader.queryRaw(query) : alone(() => writer.queryRaw(query)),
        executeRaw: (query) => alone(() => writer.executeRaw(query)),
        executeScript: (script) => alone(() => writer.executeScript(script)),
        getConnectionInfo: () => writer.getConnectionInfo?.() ?? { supportsRelationJoins: false },
        async dispose() {
          await reader.dispose();
          await alone(() => writer.dispose());
        },
        async startTransaction(level?: IsolationLevel) {
          const done = await turn();
          try {
            return ending(await writer.startTransaction(level), writer, done);
          } catch (error) {
            done();
            throw error;
          }
        },
      };
    },
  };
}
