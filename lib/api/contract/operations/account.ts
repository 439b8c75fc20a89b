import { z } from 'zod';
import { contract } from '../contract';
import {
  Account,
  AccountExport,
  NewToken,
  Registered,
  Registration,
  Token,
  TokenRequest,
} from '../shapes/account';
import { FileToTakeIn, TakenIn } from '../shapes/account-file';
import { ById, Flag, pageOf } from '../shapes/common';
import { LARGEST_FILE } from '../shapes/longest';

const head = { tag: 'account', caching: 'private' } as const;

export const listTokens = contract({
  ...head,
  id: 'listTokens',
  method: 'GET',
  path: '/api/v1/tokens',
  auth: 'session',
  summary: 'The caller’s tokens, without their secrets',
  success: { status: 200, schema: pageOf(Token) },
});

export const createToken = contract({
  ...head,
  id: 'createToken',
  method: 'POST',
  path: '/api/v1/tokens',
  auth: 'session',
  idempotent: true,
  tellsOnce: 'always',
  weight: 'account',
  summary: 'Make a token; its secret is shown this once',
  body: TokenRequest,
  keeps: ['tokens'],
  success: { status: 201, schema: NewToken },
  errors: [400, 409],
});

export const revokeTokens = contract({
  ...head,
  id: 'revokeTokens',
  method: 'DELETE',
  path: '/api/v1/tokens',
  auth: 'session',
  summary: 'Revoke all tokens',
  success: { status: 204 },
});

export const getToken = contract({
  ...head,
  id: 'getToken',
  method: 'GET',
  path: '/api/v1/tokens/{id}',
  auth: 'session',
  summary: 'One token, without its secret',
  params: ById,
  success: { status: 200, schema: Token },
  errors: [404],
});

export const revokeToken = contract({
  ...head,
  id: 'revokeToken',
  method: 'DELETE',
  path: '/api/v1/tokens/{id}',
  auth: 'session',
  summary: 'Revoke one token',
  params: ById,
  success: { status: 204 },
  errors: [404],
});

export const register = contract({
  ...head,
  id: 'register',
  method: 'POST',
  path: '/api/v1/account',
  auth: 'none',
  weight: 'account',
  summary: 'Open an account; the answer is the same whether the address had one or not',
  body: Registration,
  success: { status: 202, schema: Registered },
  errors: [400, 429],
});

export const getAccount = contract({
  ...head,
  id: 'getAccount',
  method: 'GET',
  path: '/api/v1/account',
  auth: 'user',
  summary: 'Who is asking',
  success: { status: 200, schema: Account },
});

export const setAccountPassword = contract({
  ...head,
  id: 'setAccountPassword',
  method: 'PUT',
  path: '/api/v1/account/password',
  auth: 'session',
  weight: 'account',
  summary: 'Change the password; every session ends, this one too',
  body: z.strictObject({
    current: z.string().min(1).max(200),
    next: z.string().min(10).max(200).meta({ description: 'Any 10 to 200 characters' }),
  }),
  success: { status: 204 },
  errors: [400, 429],
});

export const deleteAccount = contract({
  ...head,
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/v1/account',
  auth: 'session',
  weight: 'account',
  summary: 'Delete the account with all that it made; there is no way back',
  body: z.strictObject({
    confirm: z.literal('delete my account').meta({ description: 'Exactly these words' }),
  }),
  success: { status: 204 },
  errors: [400],
});

export const exportAccount = contract({
  ...head,
  id: 'exportAccount',
  method: 'GET',
  path: '/api/v1/account/export',
  auth: 'user',
  weight: 'work',
  summary: 'Everything that is kept of the caller, in one file',
  success: { status: 200, schema: AccountExport },
});

/** A whole account with all its versions is larger than any other body, and its lists stand deeper. */
const FILE_BOUNDS = { bytes: LARGEST_FILE, depth: 32 };

export const importAccount = contract({
  ...head,
  id: 'importAccount',
  method: 'POST',
  path: '/api/v1/account/import',
  auth: 'user',
  weight: 'work',
  summary: 'Take in a file that this or another server gave: all of it, or nothing',
  description:
    'The same file twice makes nothing twice. What stands here already stays as it is; ids and links are kept where nobody else has them. Tokens, tables and seats belong to the server they were made on.',
  query: z.strictObject({
    preview: Flag.default(false).meta({ description: 'Only say what would come' }),
  }),
  body: FileToTakeIn,
  bounds: FILE_BOUNDS,
  keeps: ['lists', 'agreements', 'cards', 'boards', 'searches', 'comments'],
  success: { status: 200, schema: TakenIn },
  errors: [400],
});
