import { z } from 'zod';
import { contract } from '../contract';
import { Health } from '../shapes/account';
import { ApiChange } from '../shapes/api-change';
import { page, pageOf } from '../shapes/common';

const head = { method: 'GET', tag: 'health', auth: 'none', weight: 'memory', caching: 'fresh' } as const;

export const healthLive = contract({
  ...head,
  id: 'healthLive',
  path: '/api/v1/health/live',
  summary: 'Is the process there?',
  success: { status: 200, schema: Health },
});

export const healthReady = contract({
  ...head,
  id: 'healthReady',
  path: '/api/v1/health/ready',
  summary: 'Can it serve: does the database answer, are the catalogues loaded?',
  success: { status: 200, schema: Health },
  errors: [503],
});

export const getOpenApi = contract({
  ...head,
  id: 'getOpenApi',
  tag: 'about',
  path: '/api/v1/openapi.json',
  summary: 'This document',
  caching: 'catalogue',
  success: { status: 200, schema: z.looseObject({ openapi: z.literal('3.1.0') }) },
});

export const listApiChanges = contract({
  ...head,
  id: 'listApiChanges',
  tag: 'about',
  path: '/api/v1/changes',
  summary: 'What changed in the API that callers can notice, newest first',
  description:
    'With it stands what may change, and what goes only after so many days: see the page of the API.',
  caching: 'catalogue',
  query: z.strictObject(page),
  success: { status: 200, schema: pageOf(ApiChange) },
  errors: [400],
});
