import { publishAgreement } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { showAgreement } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/agreements/agreements';

const publish = handle(publishAgreement, async ({ params, body, user }) => {
  const saved = await db.publishAgreement(user.id, params.id, body.published);
  return saved ? { data: await showAgreement(saved, true), version: saved.version } : notFound('agreement');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(publish);
