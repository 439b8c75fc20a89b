import { afterEach, beforeEach } from 'vitest';
import { db } from '@/lib/db/client';
import { changeServer, leaveOffice, type Office } from './office';

/** Has each test begin at a server of its own, with nothing in the line. */
export function atFreshServers(): void {
  let before: Office;
  beforeEach(async () => {
    before = changeServer();
    await db().job.deleteMany();
  });
  afterEach(async () => {
    await leaveOffice();
    changeServer(before);
  });
}
