import { contract } from '../contract';
import { CardToSave, SavedCard } from '../shapes/agreement';
import { ById, OwnThings, pageOf } from '../shapes/common';

const head = { tag: 'cards', caching: 'private', auth: 'user' } as const;

export const listCards = contract({
  ...head,
  id: 'listCards',
  method: 'GET',
  path: '/api/v1/cards',
  summary: 'The caller’s custom cards, newest first',
  query: OwnThings,
  success: { status: 200, schema: pageOf(SavedCard) },
});

export const createCard = contract({
  ...head,
  id: 'createCard',
  method: 'POST',
  path: '/api/v1/cards',
  idempotent: true,
  summary: 'Save a custom card',
  body: CardToSave,
  keeps: ['cards'],
  success: { status: 201, schema: SavedCard },
  errors: [400],
});

export const getCard = contract({
  ...head,
  id: 'getCard',
  method: 'GET',
  path: '/api/v1/cards/{id}',
  summary: 'One custom card',
  params: ById,
  success: { status: 200, schema: SavedCard },
  errors: [404],
});

export const updateCard = contract({
  ...head,
  id: 'updateCard',
  method: 'PUT',
  path: '/api/v1/cards/{id}',
  ifMatch: true,
  summary: 'Change a custom card; its system stays',
  params: ById,
  body: CardToSave,
  success: { status: 200, schema: SavedCard },
  errors: [400, 404, 409],
});

export const deleteCard = contract({
  ...head,
  id: 'deleteCard',
  method: 'DELETE',
  path: '/api/v1/cards/{id}',
  ifMatch: true,
  summary: 'Delete a custom card; for 30 days it can be restored',
  params: ById,
  success: { status: 204 },
  errors: [404],
});

export const restoreCard = contract({
  ...head,
  id: 'restoreCard',
  method: 'POST',
  path: '/api/v1/cards/{id}/restore',
  summary: 'Bring a deleted card back',
  params: ById,
  keeps: ['cards'],
  success: { status: 200, schema: SavedCard },
  errors: [404],
});
