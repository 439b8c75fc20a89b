import { z } from 'zod';
import { contract } from '../contract';
import { ById, Id, Moment, Name, page, pageOf } from '../shapes/common';

const head = { tag: 'lists', caching: 'private', auth: 'user' } as const;

export const SearchToSave = z
  .strictObject({
    name: Name,
    query: z.string().trim().min(1).max(400).meta({ description: 'As `q` of `GET /lists`' }),
  })
  .meta({ id: 'SearchToSave' });

export const SavedSearch = z
  .strictObject({ id: Id, name: z.string(), query: z.string(), createdAt: Moment })
  .meta({ id: 'SavedSearch', description: 'A question to one’s own lists, kept under a name' });

export const listSearches = contract({
  ...head,
  id: 'listSearches',
  method: 'GET',
  path: '/api/v1/searches',
  summary: 'The caller’s saved searches, oldest first',
  query: z.strictObject(page),
  success: { status: 200, schema: pageOf(SavedSearch) },
});

export const createSearch = contract({
  ...head,
  id: 'createSearch',
  method: 'POST',
  path: '/api/v1/searches',
  idempotent: true,
  summary: 'Keep a search over one’s lists under a name',
  body: SearchToSave,
  keeps: ['searches'],
  success: { status: 201, schema: SavedSearch },
  errors: [400],
});

export const getSearch = contract({
  ...head,
  id: 'getSearch',
  method: 'GET',
  path: '/api/v1/searches/{id}',
  summary: 'One saved search',
  params: ById,
  success: { status: 200, schema: SavedSearch },
  errors: [404],
});

export const deleteSearch = contract({
  ...head,
  id: 'deleteSearch',
  method: 'DELETE',
  path: '/api/v1/searches/{id}',
  summary: 'Forget a saved search',
  params: ById,
  success: { status: 204 },
  errors: [404],
});
