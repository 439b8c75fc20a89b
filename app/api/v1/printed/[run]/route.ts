import { forgetPrinted, notePrinted } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { runOf, showRun } from '@/app/api/_server/printed';
import * as db from '@/lib/db/print-runs';

const note = handle(notePrinted, async ({ params, body, user }) => ({
  data: showRun(await db.notePrintRun(user.id, runOf(params.run, body))),
}));

const forget = handle(forgetPrinted, async ({ params, user }) =>
  (await db.forgetPrintRun(user.id, params.run)) ? { data: undefined } : notFound('printed job'),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(note, forget);
