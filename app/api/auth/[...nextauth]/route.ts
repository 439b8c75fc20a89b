import NextAuth from 'next-auth';
import { NextRequest } from 'next/server';
import type { Handler } from '@/lib/api/make-handle';
import { signInDoor } from '@/lib/api/sign-in-door';
import { authOptions, otherWaysIn } from '@/lib/auth';

const nextAuth: Handler = async (request, context) =>
  NextAuth(await authOptions())(new NextRequest(request), context) as Promise<Response>;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = signInDoor(nextAuth, () =>
  otherWaysIn().map(({ id }) => id),
);
