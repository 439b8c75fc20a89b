import { z } from 'zod';
import { mostVersions } from '@/lib/bounds';
import { List as KernelList } from '@/lib/rules';
import { contract } from '../contract';
import {
  ById,
  DeletedInstead,
  Flag,
  Id,
  Name,
  SystemId,
  VersionInAddress,
  page,
  pageOf,
} from '../shapes/common';
import { Diff } from '../shapes/compare';
import { Imported, ImportRequest } from '../shapes/import';
import { Folder, ListAtVersion, ListSummary, ListToSave, ListVersion, SavedList, Tag } from '../shapes/list';

const head = { tag: 'lists', caching: 'private' } as const;

export const listLists = contract({
  ...head,
  id: 'listLists',
  method: 'GET',
  path: '/api/v1/lists',
  auth: 'user',
  summary: 'The caller’s lists, newest first',
  query: z.strictObject({
    ...page,
    system: SystemId.optional(),
    folder: Folder.optional().meta({ description: 'Only those of this folder; empty: of none' }),
    tag: Tag.optional(),
    favourite: Flag.optional(),
    archived: Flag.optional().meta({ description: 'Only those archived, or only the others; absent: both' }),
    q: z.string().max(400).optional().meta({
      description:
        'Words and comparisons: `tag:campaign budget<300 legal:yes`, `legal:"Big battles"`, `-archived`',
    }),
    deleted: DeletedInstead,
  }),
  success: { status: 200, schema: pageOf(ListSummary) },
  errors: [400],
});

export const createList = contract({
  ...head,
  id: 'createList',
  method: 'POST',
  path: '/api/v1/lists',
  auth: 'user',
  idempotent: true,
  summary: 'Save a list; an illegal one is saved too, and the verdict says so',
  body: ListToSave,
  keeps: ['lists'],
  success: { status: 201, schema: SavedList },
  errors: [400],
});

export const getList = contract({
  ...head,
  id: 'getList',
  method: 'GET',
  path: '/api/v1/lists/{id}',
  auth: 'optional',
  summary: 'A list that the caller works on by its id, or anybody’s by its share id',
  params: ById,
  success: { status: 200, schema: SavedList },
  errors: [404],
});

export const updateList = contract({
  ...head,
  id: 'updateList',
  method: 'PUT',
  path: '/api/v1/lists/{id}',
  auth: 'user',
  ifMatch: true,
  summary: 'Save a new version; its owner may, and who edits it with him; its system stays',
  description: mostVersions,
  params: ById,
  body: ListToSave,
  success: { status: 200, schema: SavedList },
  errors: [400, 403, 404, 409],
});

export const deleteList = contract({
  ...head,
  id: 'deleteList',
  method: 'DELETE',
  path: '/api/v1/lists/{id}',
  auth: 'user',
  ifMatch: true,
  summary: 'Delete a list; for 30 days it can be restored',
  params: ById,
  success: { status: 204 },
  errors: [404],
});

export const restoreList = contract({
  ...head,
  id: 'restoreList',
  method: 'POST',
  path: '/api/v1/lists/{id}/restore',
  auth: 'user',
  summary: 'Bring a deleted list back, with its versions and its link',
  params: ById,
  keeps: ['lists'],
  success: { status: 200, schema: SavedList },
  errors: [404],
});

export const listListVersions = contract({
  ...head,
  id: 'listListVersions',
  method: 'GET',
  path: '/api/v1/lists/{id}/versions',
  auth: 'user',
  summary: 'The history of a list, newest first',
  description: mostVersions,
  params: ById,
  query: z.strictObject(page),
  success: { status: 200, schema: pageOf(ListVersion) },
  errors: [404],
});

export const getListVersion = contract({
  ...head,
  id: 'getListVersion',
  method: 'GET',
  path: '/api/v1/lists/{id}/versions/{n}',
  auth: 'user',
  summary: 'A list as it was',
  params: z.strictObject({ id: Id, n: VersionInAddress }),
  success: { status: 200, schema: ListAtVersion },
  errors: [404],
});

export const diffList = contract({
  ...head,
  id: 'diffList',
  method: 'GET',
  path: '/api/v1/lists/{id}/diff',
  auth: 'user',
  summary: 'What changed between two versions, in words',
  params: ById,
  query: z.strictObject({ from: VersionInAddress, to: VersionInAddress }),
  success: { status: 200, schema: Diff },
  errors: [404],
});

export const copyList = contract({
  ...head,
  id: 'copyList',
  method: 'POST',
  path: '/api/v1/lists/{id}/copies',
  auth: 'user',
  idempotent: true,
  summary: 'Copy a list of one’s own, or a shared one by its share id',
  params: ById,
  body: z.strictObject({ name: Name.optional() }).default({}),
  keeps: ['lists'],
  success: { status: 201, schema: SavedList },
  errors: [404],
});

export const exportFormats = ['text', 'short', 'markdown', 'forum', 'json', 'csv'] as const;

export const exportList = contract({
  ...head,
  id: 'exportList',
  method: 'GET',
  path: '/api/v1/lists/{id}/export',
  auth: 'optional',
  summary: 'A list as a file',
  params: ById,
  query: z.strictObject({ format: z.enum(exportFormats).default('text') }),
  success: {
    status: 200,
    types: ['text/plain', 'text/markdown', 'application/json', 'text/csv'],
    json: KernelList,
  },
  errors: [404],
});

export const importList = contract({
  ...head,
  id: 'importList',
  method: 'POST',
  path: '/api/v1/lists/import',
  auth: 'optional',
  weight: 'work',
  idempotent: true,
  summary: 'Read a pasted list, and say line by line what was understood',
  body: ImportRequest,
  keeps: ['lists'],
  success: { status: 201, description: 'Read and saved', schema: Imported },
  also: [{ status: 200, description: 'Read, not saved', schema: Imported }],
  errors: [400],
});
