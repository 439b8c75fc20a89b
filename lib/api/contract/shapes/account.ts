import { z } from 'zod';
import { lineOfText } from '@/lib/rules';
import { scopes } from '../contract';
import { Id, Moment, Name } from './common';

export const TokenRequest = z
  .strictObject({
    name: Name,
    scopes: z
      .array(z.enum(scopes))
      .min(1)
      .max(scopes.length)
      .refine((asked) => new Set(asked).size === asked.length, { error: 'Each scope is named once.' }),
    expiresInDays: z.int().min(1).max(365).default(90),
  })
  .meta({ id: 'TokenRequest' });

export const Token = z
  .strictObject({
    id: Id,
    name: z.string(),
    prefix: z.string().meta({ description: 'The first letters of the secret' }),
    scopes: z.array(z.enum(scopes)).readonly(),
    createdAt: Moment,
    expiresAt: Moment,
    lastUsedAt: Moment.nullable(),
  })
  .meta({ id: 'Token' });

export const NewToken = Token.extend({
  token: z.string().meta({ description: 'The secret itself; it is shown this once' }),
}).meta({ id: 'NewToken' });

export const Registration = z
  .strictObject({
    email: z.email().max(254),
    password: z.string().min(10).max(200).meta({ description: 'Any 10 to 200 characters' }),
    name: lineOfText(80).trim().min(1).optional(),
  })
  .meta({ id: 'Registration' });

export const Registered = z
  .strictObject({ message: z.string() })
  .meta({ id: 'Registered', description: 'The same for every address' });

export const Account = z
  .strictObject({ id: Id, email: z.string().nullable(), name: z.string().nullable(), createdAt: Moment })
  .meta({ id: 'Account' });

export const AccountExport = z
  .looseObject({ format: z.literal('muster-export/1') })
  .meta({ id: 'AccountExport', description: 'Everything that is kept of a person and what he made' });

export const Health = z.strictObject({ status: z.literal('ok') }).meta({ id: 'Health' });
