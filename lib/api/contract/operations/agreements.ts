import { z } from 'zod';
import { mostAgreementVersions } from '@/lib/bounds';
import { contract } from '../contract';
import {
  Agreement,
  AgreementAtVersion,
  AgreementCheck,
  AgreementDiff,
  AgreementEffects,
  AgreementRead,
  AgreementSummary,
  AgreementVersion,
  PublishedAgreement,
  SavedAgreement,
} from '../shapes/agreement';
import { ById, Id, Name, OwnThings, SystemId, VersionInAddress, page, pageOf } from '../shapes/common';

const head = { tag: 'agreements', caching: 'private' } as const;

export const listAgreements = contract({
  ...head,
  id: 'listAgreements',
  method: 'GET',
  path: '/api/v1/agreements',
  auth: 'user',
  summary: 'The caller’s agreements, newest first',
  query: OwnThings,
  success: { status: 200, schema: pageOf(AgreementSummary) },
});

export const createAgreement = contract({
  ...head,
  id: 'createAgreement',
  method: 'POST',
  path: '/api/v1/agreements',
  auth: 'user',
  idempotent: true,
  summary: 'Save an agreement',
  body: Agreement,
  keeps: ['agreements'],
  success: { status: 201, schema: SavedAgreement },
  errors: [400],
});

export const getAgreement = contract({
  ...head,
  id: 'getAgreement',
  method: 'GET',
  path: '/api/v1/agreements/{id}',
  auth: 'optional',
  summary: 'An agreement of the caller by its id, or anybody’s by its share id',
  params: ById,
  success: { status: 200, schema: SavedAgreement },
  errors: [404],
});

export const updateAgreement = contract({
  ...head,
  id: 'updateAgreement',
  method: 'PUT',
  path: '/api/v1/agreements/{id}',
  auth: 'user',
  ifMatch: true,
  summary: 'Save a new version; its system stays',
  description: mostAgreementVersions,
  params: ById,
  body: Agreement,
  success: { status: 200, schema: SavedAgreement },
  errors: [400, 404, 409],
});

export const deleteAgreement = contract({
  ...head,
  id: 'deleteAgreement',
  method: 'DELETE',
  path: '/api/v1/agreements/{id}',
  auth: 'user',
  ifMatch: true,
  summary: 'Delete an agreement; for 30 days it can be restored',
  params: ById,
  success: { status: 204 },
  errors: [404],
});

export const restoreAgreement = contract({
  ...head,
  id: 'restoreAgreement',
  method: 'POST',
  path: '/api/v1/agreements/{id}/restore',
  auth: 'user',
  summary: 'Bring a deleted agreement back',
  params: ById,
  keeps: ['agreements'],
  success: { status: 200, schema: SavedAgreement },
  errors: [404],
});

export const forkAgreement = contract({
  ...head,
  id: 'forkAgreement',
  method: 'POST',
  path: '/api/v1/agreements/{id}/forks',
  auth: 'user',
  idempotent: true,
  summary: 'Fork an agreement of one’s own, or a shared one by its share id',
  description:
    'With `agreement` it is changed at once: its version 1 is the original under its name, and version 2 what was sent.',
  params: ById,
  body: z
    .strictObject({
      name: Name.optional().meta({ description: 'Absent: as what was sent, or else as the original' }),
      agreement: Agreement.optional(),
    })
    .default({}),
  keeps: ['agreements'],
  success: { status: 201, schema: SavedAgreement },
  errors: [400, 404, 409],
});

export const publishAgreement = contract({
  ...head,
  id: 'publishAgreement',
  method: 'PUT',
  path: '/api/v1/agreements/{id}/publication',
  auth: 'user',
  summary: 'Put an agreement into the public list, or take it out; makes no version',
  description: 'What is published follows its later versions. Nobody is named with it.',
  params: ById,
  body: z.strictObject({ published: z.boolean() }),
  success: { status: 200, schema: SavedAgreement },
  errors: [404],
});

export const listPublished = contract({
  ...head,
  id: 'listPublished',
  method: 'GET',
  path: '/api/v1/agreements/public',
  auth: 'none',
  summary: 'The agreements that their owners published',
  query: z.strictObject({
    ...page,
    system: SystemId.optional(),
    q: z.string().max(200).optional().meta({ description: 'Words of its name, or of what it changes' }),
    sort: z
      .enum(['newest', 'used'])
      .default('newest')
      .meta({ description: '`used`: those first that most lists and tables stand under' }),
  }),
  success: { status: 200, schema: pageOf(PublishedAgreement) },
});

export const listAgreementVersions = contract({
  ...head,
  id: 'listAgreementVersions',
  method: 'GET',
  path: '/api/v1/agreements/{id}/versions',
  auth: 'user',
  summary: 'The history of an agreement, newest first',
  description: mostAgreementVersions,
  params: ById,
  query: z.strictObject(page),
  success: { status: 200, schema: pageOf(AgreementVersion) },
  errors: [404],
});

export const getAgreementVersion = contract({
  ...head,
  id: 'getAgreementVersion',
  method: 'GET',
  path: '/api/v1/agreements/{id}/versions/{n}',
  auth: 'user',
  summary: 'An agreement as it was',
  params: z.strictObject({ id: Id, n: VersionInAddress }),
  success: { status: 200, schema: AgreementAtVersion },
  errors: [404],
});

const fromTo = z.strictObject({ from: VersionInAddress, to: VersionInAddress });

export const diffAgreement = contract({
  ...head,
  id: 'diffAgreement',
  method: 'GET',
  path: '/api/v1/agreements/{id}/diff',
  auth: 'user',
  summary: 'What changed from one version of an agreement to another, in words',
  params: ById,
  query: fromTo,
  success: { status: 200, schema: AgreementDiff },
  errors: [404],
});

export const agreementEffects = contract({
  ...head,
  id: 'agreementEffects',
  method: 'GET',
  path: '/api/v1/agreements/{id}/effects',
  auth: 'user',
  weight: 'work',
  summary: 'What a change of an agreement does to the caller’s lists under it',
  description:
    'Each list is judged under both versions as it stands now. The old verdict is shown beside the new one.',
  params: ById,
  query: fromTo,
  success: { status: 200, schema: AgreementEffects },
  errors: [404],
});

export const checkAgreement = contract({
  id: 'checkAgreement',
  method: 'POST',
  tag: 'agreements',
  path: '/api/v1/agreements/check',
  auth: 'none',
  weight: 'work',
  caching: 'fresh',
  summary:
    'The code of an agreement, its contradictions, and whether it leaves legal lists; nothing is saved',
  body: Agreement,
  success: { status: 200, schema: AgreementCheck },
  errors: [400],
});

export const readAgreement = contract({
  id: 'readAgreement',
  method: 'POST',
  tag: 'agreements',
  path: '/api/v1/agreements/read',
  auth: 'none',
  weight: 'work',
  caching: 'fresh',
  summary: 'Read an agreement from text, with what was made of each line; nothing is saved',
  body: z.strictObject({
    system: SystemId,
    text: z.string().min(1).max(100_000),
  }),
  success: { status: 200, schema: AgreementRead },
  errors: [400],
});
