import { z } from 'zod';
import { contract } from '../contract';
import { Health } from '../shapes/account';

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
