import type { Agreement, List, OwnCard } from '@/lib/rules';
import type { KeptBoard } from '@/lib/rules/playing';
import type { UserId } from '../ids';
import { createUser } from '../users';

let people = 0;

/** Somebody with an account of his own. */
export async function somebody(name = 'Ann'): Promise<UserId> {
  const user = await createUser({ email: `${name}-${++people}@example.org`, name, passwordHash: 'none' });
  if (user === 'taken') throw new Error('The address of a sample is taken.');
  return user.id;
}

/** What was made. A refusal, which is a word, is no part of the test. */
export async function granted<T>(making: Promise<T | string>): Promise<T> {
  const it = await making;
  if (typeof it === 'string') throw new Error(`Refused: ${it}`);
  return it;
}

export const list = (name: string, system = 'mms'): List => ({
  format: 'muster-list/1',
  system,
  name,
  entries: [
    { entry: 'krag', count: 1 },
    {
      entry: 'cleric',
      count: 2,
      with: ['pendant-of-chance'],
      designation: 'C1',
      note: 'Stays – “back” ✠ 🛡️',
    },
  ],
  options: { form: 'army', deep: { nothing: null, numbers: [1, 2.5, -3] } },
});

export const agreement = (name: string, system = 'mms'): Agreement => ({
  format: 'muster-agreement/1',
  system,
  name,
  house: { levelTotal: 300 },
  banned: ['village'],
  allowed: null,
  cards: [],
});

export const card = (name: string): OwnCard => ({ id: 'own:sir-x', name, kind: 'knight', level: 12 });

export const board = (name: string, system = 'mms'): KeptBoard => ({
  format: 'muster-board/1',
  system,
  name,
  players: 2,
  board: { spaces: ['grass', 'sea'], rivers: [[0, 1]], deep: { nothing: null } },
  agreement: agreement('Ours', system),
});

/** A moment so many days after another. */
export const days = (count: number, from = new Date()): Date => new Date(from.getTime() + count * 86_400_000);
