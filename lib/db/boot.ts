import 'server-only';
import { loadReferences } from '@/lib/rules/reference';
import { env, prepareAuthVariables } from '../env';
import { loadCatalogue } from './catalogue';
import { closeDb } from './client';
import { migrate } from './migrate/migrate';
import { sweep } from './sweep';
import { findUserByEmail } from './users';

const sweepEveryMs = 6 * 60 * 60 * 1000;

/** Addresses of databases carry passwords, and errors like to quote them. */
const withoutPasswords = (text: string): string => text.replace(/(:\/\/[^:@/\s]*:)[^@\s]*@/g, '$1…@');

/** Addresses are not proved when an account is opened: whoever opens one of these would moderate. */
async function warnOfNobody(addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    if (!(await findUserByEmail(address)))
      console.warn(`muster: MODERATORS names ${address}, which has no account. Whoever opens it moderates.`);
}

/**
 * Everything that must be so before the first request: settings read, database up to date, catalogue loaded. A server
 * that cannot do it says why and ends, instead of answering every request with an error.
 */
export async function boot(): Promise<void> {
  try {
    const { database, logLevel, moderators } = env();
    prepareAuthVariables();
    const say = (line: string) => {
      if (logLevel === 'info' || logLevel === 'debug') console.log(`muster: ${line}`);
    };
    const applied = await migrate(database);
    if (applied.length > 0) say(`database brought up to date (${applied.join(', ')})`);
    const loaded = await loadCatalogue(await loadReferences());
    if (loaded.length > 0) say(`catalogue loaded (${loaded.join(', ')})`);
    await sweep();
    if (logLevel !== 'silent' && logLevel !== 'error') await warnOfNobody(moderators);
    setInterval(() => {
      sweep().catch((error: unknown) => console.error('muster: sweeping failed.', error));
    }, sweepEveryMs).unref();
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    const label =
      name === 'BadEnvironment' || name === 'MigrationMismatch' ? '' : 'The server could not start. ';
    console.error(`muster: ${label}${withoutPasswords(message)}`);
    await closeDb().catch(() => undefined);
    process.exit(1);
  }
}
