import type { Agreement, List } from '@/lib/rules';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** Where a list stands on the server. */
export interface SavedAt {
  readonly id: string;
  readonly shareId: string;
  readonly version: number;
}

/** The agreement that goes with a list: one that is saved, none, or one that has to be saved first, once, under this key. */
export type TermsToSend =
  | { readonly kind: 'known'; readonly id: string | null; readonly made?: Agreement }
  | { readonly kind: 'make'; readonly agreement: Agreement; readonly key: string };

/** One list on its way to the account. There is one for each draft: the newest state counts. */
export interface Waiting {
  /** Id of the draft. */
  readonly id: string;
  /** The account that it belongs to. */
  readonly owner: string;
  readonly list: List;
  readonly terms: TermsToSend;
  /** What the draft said of its agreement, to know it again. */
  readonly termsWere: string;
  /** The version that it was made from; absent for a list that the server has not seen. */
  readonly base?: SavedAt;
  /** Makes asking again for a new list safe. */
  readonly key: string;
  /** What was asked under the key and never answered: asked again word for word, or it would be another request. */
  readonly asked?: { readonly list: List; readonly agreement: string | null };
  readonly state: 'waiting' | 'conflict' | 'refused' | 'saved';
  /** Why it was refused, in words. */
  readonly message?: string;
  /** Refused because what it would be a version of is there no more, or is not its person’s. */
  readonly gone?: true;
  /** With a conflict: what stands there. */
  readonly theirs?: { readonly saved: SavedAt; readonly list: List };
  readonly tries: number;
  /** Not to be tried before this moment. */
  readonly notBefore: number;
  readonly queuedAt: number;
}

export type Step =
  | { readonly kind: 'agreement'; readonly agreement: Agreement; readonly key: string }
  | { readonly kind: 'create'; readonly list: List; readonly agreement: string | null; readonly key: string }
  | {
      readonly kind: 'replace';
      readonly list: List;
      readonly agreement: string | null;
      readonly id: string;
      readonly version: number;
    };

export type Reply =
  | { readonly kind: 'made'; readonly id: string }
  | { readonly kind: 'saved'; readonly saved: SavedAt }
  | { readonly kind: 'stale'; readonly theirs: { readonly saved: SavedAt; readonly list: List } }
  | { readonly kind: 'refused'; readonly message: string; readonly gone?: true }
  /** No network, a busy server, a session that ended: nothing is decided. */
  | { readonly kind: 'none'; readonly message?: string };

const LONGEST_MS = 300_000;
/** 2 s, 4 s, 8 s … 5 minutes. */
export const pause = (tries: number): number => Math.min(LONGEST_MS, 1000 * 2 ** tries);

/** Puts a newer state of a draft in the place of the one that waits; what was asked and not answered is remembered. */
export function join(before: Waiting | undefined, next: Waiting): Waiting {
  if (!before || before.owner !== next.owner) return next;
  const made = before.terms.kind === 'make' ? before.terms.agreement : before.terms.made;
  const terms =
    next.terms.kind === 'make' && isSameValue(next.terms.agreement, made) ? before.terms : next.terms;
  const base =
    before.base && next.base && before.base.id === next.base.id && before.base.version > next.base.version
      ? before.base
      : (next.base ?? before.base);
  return {
    ...next,
    terms,
    ...(base ? { base } : {}),
    ...(!base && before.asked ? { asked: before.asked } : {}),
    key: base ? next.key : before.key,
    queuedAt: before.queuedAt,
  };
}

/** What is to be tried now, the oldest first; what met a conflict or was refused waits for its person. */
export const due = (all: readonly Waiting[], owner: string, now: number): readonly Waiting[] =>
  all
    .filter((w) => w.owner === owner && w.state === 'waiting' && w.notBefore <= now)
    .sort((a, b) => a.queuedAt - b.queuedAt);

/** The next thing to ask the server for. */
export function nextStep({ terms, base, asked, list, key }: Waiting): Step {
  // What may be there already is settled first, word for word; what was changed since follows as a version.
  if (!base && asked) return { kind: 'create', ...asked, key };
  if (terms.kind === 'make') return { kind: 'agreement', agreement: terms.agreement, key: terms.key };
  return base
    ? { kind: 'replace', list, agreement: terms.id, id: base.id, version: base.version }
    : { kind: 'create', list, agreement: terms.id, key };
}

/** Says that a step is on its way: from here on it may have been carried out without our hearing of it. */
export const asking = (waiting: Waiting, step: Step): Waiting =>
  step.kind === 'create' ? { ...waiting, asked: { list: step.list, agreement: step.agreement } } : waiting;

/** What follows from an answer. `waiting` may be newer than what was asked: then the rest goes up next. */
export function answered(waiting: Waiting, step: Step, reply: Reply, now: number): Waiting {
  const arrived = (saved: SavedAt): Waiting => {
    const { asked: _, theirs: _theirs, ...rest } = waiting;
    const all =
      step.kind !== 'agreement' &&
      isSameValue(step.list, waiting.list) &&
      waiting.terms.kind === 'known' &&
      waiting.terms.id === step.agreement;
    return { ...rest, base: saved, state: all ? 'saved' : 'waiting', tries: 0, notBefore: 0 };
  };
  switch (reply.kind) {
    case 'made': {
      const made =
        step.kind === 'agreement' && waiting.terms.kind === 'make' && waiting.terms.key === step.key;
      return made
        ? { ...waiting, terms: { kind: 'known', id: reply.id, made: step.agreement }, tries: 0 }
        : waiting;
    }
    case 'saved':
      return arrived(reply.saved);
    case 'stale':
      // Our own words stand there: the first answer was lost on its way.
      return step.kind === 'replace' && isSameValue(reply.theirs.list, step.list)
        ? arrived(reply.theirs.saved)
        : { ...waiting, state: 'conflict', theirs: reply.theirs };
    case 'refused':
      return {
        ...waiting,
        state: 'refused',
        message: reply.message,
        ...(reply.gone ? { gone: true } : {}),
      };
    case 'none': {
      const tries = waiting.tries + 1;
      const { message: _, ...rest } = waiting;
      return {
        ...rest,
        tries,
        notBefore: now + pause(tries),
        ...(reply.message ? { message: reply.message } : {}),
      };
    }
  }
}
