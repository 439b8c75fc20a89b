import type { Answer } from '@/lib/api/client';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';
import { freshId } from './fresh-id';
import { dropText, keepText, keptJson, keysAfter } from './kept-text';

/** What was asked for and may have been done, though no answer came. */
interface Open<B> {
  /** As an `Idempotency-Key`: by it the server gives the answer again, and to nobody else. */
  readonly key: string;
  /** All that was asked by this key; the one that was done is not known. */
  readonly bodies: readonly B[];
}

const keyOf = (what: string): string => `muster.asked.${what}`;
/** Where the browser keeps nothing, the page does. */
const onPage = new Map<string, Open<unknown>>();

function openOf<B>(what: string): Open<B> | undefined {
  const kept = (keptJson(keyOf(what)) ?? onPage.get(what)) as Partial<Open<B>> | undefined;
  return typeof kept?.key === 'string' && Array.isArray(kept.bodies) && kept.bodies.length > 0
    ? (kept as Open<B>)
    : undefined;
}

/** What was asked for last without an answer; undefined: nothing is open. */
export const askedWithoutAnswer = <B>(what: string): B | undefined => openOf<B>(what)?.bodies.at(-1);

/** What follows the prefix in the names of what was asked for without an answer. */
export function askedAfter(prefix: string): readonly string[] {
  const here = [...onPage.keys()].filter((what) => what.startsWith(prefix));
  const names = new Set([...here.map((what) => what.slice(prefix.length)), ...keysAfter(keyOf(prefix))]);
  return [...names].filter((name) => openOf(prefix + name) !== undefined);
}

/** Nothing is open any more: what was asked for is there, or no longer wanted. */
export function forgetAsked(what: string): void {
  onPage.delete(what);
  dropText(keyOf(what));
}

/** May what was asked for have been done all the same, or be done yet? */
export const isOpen = <T>(answer: Answer<T>): boolean =>
  !answer.ok &&
  (answer.status === 0 ||
    answer.status === 429 ||
    answer.status >= 500 ||
    ['foreign', 'key_in_use'].includes(answer.problem.code));

function note<B>(what: string, open: Open<B>): void {
  onPage.set(what, open);
  keepText(keyOf(what), JSON.stringify(open));
}

type Send<B, T> = (body: B, key: string) => Promise<Answer<T>>;

/**
 * Asks for something that can be had once, such as a seat and its key, so that an answer that is lost on its way can be had by
 * asking again, also after the page was left: the key that it is asked by is kept until an answer is here.
 * @param what names it in this browser
 * @param body the same that was asked before, or another wish, if nothing was done of those before it
 */
export async function askOnce<B, T>(what: string, body: B, send: Send<B, T>): Promise<Answer<T>> {
  const before = openOf<B>(what);
  const key = before?.key ?? freshId();
  const others = (before?.bodies ?? []).filter((one) => !isSameValue(one, body));
  note(what, { key, bodies: [...others, body] });
  let answer = await send(body, key);
  for (const other of others)
    if (!answer.ok && answer.problem.code === 'key_reused') answer = await send(other, key);
  if (!isOpen(answer)) forgetAsked(what);
  return answer;
}

/**
 * Sends something that is made anew each time, such as a comment, so that it is there once where its answer is lost on the way
 * and it is sent again. Another body is another thing.
 * @param what see `askOnce`
 */
export async function sendOnce<B, T>(what: string, body: B, send: Send<B, T>): Promise<Answer<T>> {
  const before = openOf<B>(what);
  const key = before && isSameValue(before.bodies.at(-1), body) ? before.key : freshId();
  note(what, { key, bodies: [body] });
  const answer = await send(body, key);
  if (!isOpen(answer)) forgetAsked(what);
  return answer;
}
