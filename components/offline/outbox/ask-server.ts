import { ask, madeBefore, sayProblem, type Refused } from '@/lib/api/client';
import type { Agreement } from '@/lib/rules';
import type { SystemSlug } from '@/lib/rules/registry';
import type { Reply, SavedAt, Step } from './waiting';

const at = ({ id, shareId, version }: SavedAt): SavedAt => ({ id, shareId, version });

function replyTo({ status, problem }: Refused, step: Step): Reply {
  if (status === 401) return { kind: 'none', message: 'Sign in again; then it goes up by itself.' };
  // A busy or broken server has decided nothing, nor has what answered in its place. A key in use is our own first request.
  if (
    status === 0 ||
    status >= 500 ||
    [408, 425, 429].includes(status) ||
    ['key_in_use', 'foreign'].includes(problem.code)
  )
    return { kind: 'none' };
  if (status === 404 && step.kind === 'replace')
    return { kind: 'refused', message: 'The saved list is not in this account.', gone: true };
  return {
    kind: 'refused',
    message: sayProblem(problem),
  };
}

/** More of one name are hardly ever one's own; what lies deeper is made again. */
const OF_ONE_NAME = 20;

/**
 * The same agreement where the account has it already: lists saved one after the other under the same preset share it.
 * @returns its id, undefined where there is none, or the answer that did not come
 */
async function agreedBefore(agreement: Agreement): Promise<string | undefined | Refused> {
  const { system, name } = agreement;
  const found = await ask('GET /api/v1/agreements', {
    query: { system: system as SystemSlug, q: name, limit: OF_ONE_NAME },
  });
  if (!found.ok) return found;
  const candidates = found.data.data.filter((one) => one.name === name);
  if (candidates.length === 0) return undefined;
  // A preset may name what is the default anyway, and the account keeps it without: only the code tells that it is the same.
  const ours = await ask('POST /api/v1/agreements/check', { body: agreement });
  if (!ours.ok) return ours;
  for (const { id } of candidates) {
    const there = await ask('GET /api/v1/agreements/{id}', { params: { id } });
    // Deleted in this moment: then it is not the one.
    if (!there.ok && there.status !== 404) return there;
    if (there.ok && there.data.code === ours.data.code) return id;
  }
  return undefined;
}

/** Carries out one step, and says what became of it. */
export async function askServer(step: Step): Promise<Reply> {
  switch (step.kind) {
    case 'agreement': {
      const before = await agreedBefore(step.agreement);
      if (typeof before === 'string') return { kind: 'made', id: before };
      if (before) return replyTo(before, step);
      const made = await ask('POST /api/v1/agreements', { body: step.agreement, idempotencyKey: step.key });
      if (made.ok) return { kind: 'made', id: made.data.id };
      const id = madeBefore(made);
      return id === undefined ? replyTo(made, step) : { kind: 'made', id };
    }
    case 'create': {
      const body = { ...step.list, agreement: step.agreement };
      const made = await ask('POST /api/v1/lists', { body, idempotencyKey: step.key });
      if (made.ok) return { kind: 'saved', saved: at(made.data) };
      const id = madeBefore(made);
      if (id === undefined) return replyTo(made, step);
      const there = await ask('GET /api/v1/lists/{id}', { params: { id } });
      return there.ok ? { kind: 'saved', saved: at(there.data) } : replyTo(there, step);
    }
    case 'replace': {
      const put = await ask('PUT /api/v1/lists/{id}', {
        params: { id: step.id },
        body: { ...step.list, agreement: step.agreement },
        ifMatch: `"${step.version}"`,
      });
      if (put.ok) return { kind: 'saved', saved: at(put.data) };
      if (put.status !== 412) return replyTo(put, step);
      const current = await ask('GET /api/v1/lists/{id}', { params: { id: step.id } });
      return current.ok
        ? { kind: 'stale', theirs: { saved: at(current.data), list: current.data.list } }
        : replyTo(current, step);
    }
  }
}
