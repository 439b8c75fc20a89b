import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPrint, notePrinted, ownedOf, printedRuns, takenBack } from './print-book';
import { syncPrinted } from './print-sync';
import { stubBrowser } from './testing';

interface Asked {
  readonly params?: { readonly run: string };
  readonly body?: object;
}

/** Accounts as the server has them, and who is asking; a server that is away answers nothing. */
const server = vi.hoisted(() => ({
  accounts: new Map<string, Map<string, object>>(),
  away: false,
  refuses: '',
}));

vi.mock('@/lib/api/client', () => ({
  ask: async (route: string, { params, body }: Asked = {}) => {
    if (server.away) return { ok: false, status: 0 };
    const owner = document.documentElement.dataset.owner!;
    const runs = server.accounts.get(owner) ?? new Map<string, object>();
    server.accounts.set(owner, runs);
    const id = params?.run ?? '';
    if (route.startsWith('GET')) return { ok: true, data: { data: [...runs.values()], nextCursor: null } };
    if (route.startsWith('DELETE')) return runs.delete(id) ? { ok: true } : { ok: false, status: 404 };
    if (id === server.refuses) return { ok: false, status: 400 };
    if (!runs.has(id)) runs.set(id, { id, ...body });
    return { ok: true, data: runs.get(id) };
  },
}));

beforeEach(() => {
  server.accounts.clear();
  Object.assign(server, { away: false, refuses: '' });
});

const krag = (count: number) => ({
  system: 'mms',
  name: 'Army',
  looks: [{ entry: 'krag', look: 'a', count }],
});
const owned = () => ownedOf('mms').get('krag') ?? 0;

test('what is printed at the desk is owned on the phone, once, and what is taken back is not', async () => {
  const [desk, phone] = [stubBrowser(), stubBrowser()];
  desk.signIn('ann');
  phone.signIn('ann');
  desk.stand();
  const id = notePrinted(krag(2))!;
  await syncPrinted('ann');
  phone.stand();
  await syncPrinted('ann');
  await syncPrinted('ann');
  expect(owned()).toBe(2);
  notePrinted(krag(3));
  await syncPrinted('ann');
  desk.stand();
  await syncPrinted('ann');
  expect(owned()).toBe(5);
  forgetPrint(id);
  await syncPrinted('ann');
  expect(owned()).toBe(3);
  phone.stand();
  await syncPrinted('ann');
  expect(owned()).toBe(3);
});

test('without a network nothing is lost: jobs and what was taken back go up when it returns', async () => {
  const desk = stubBrowser();
  desk.signIn('ann');
  const first = notePrinted(krag(1))!;
  await syncPrinted('ann');
  server.away = true;
  forgetPrint(first);
  notePrinted(krag(4));
  await syncPrinted('ann');
  expect([owned(), takenBack('ann')]).toEqual([4, [first]]);
  server.away = false;
  await syncPrinted('ann');
  expect([owned(), takenBack('ann')]).toEqual([4, []]);
  expect(server.accounts.get('ann')!.size).toBe(1);
});

test('what was printed in no account goes into each that signs in, and stays with the browser', async () => {
  const desk = stubBrowser();
  notePrinted(krag(1));
  desk.signIn('ann');
  await syncPrinted('ann');
  desk.signIn('bob');
  await syncPrinted('bob');
  expect(owned()).toBe(1);
  expect([...server.accounts.values()].map((runs) => runs.size)).toEqual([1, 1]);
});

test('of one account nothing goes to another, and it leaves the browser once it is safe', async () => {
  const desk = stubBrowser();
  desk.signIn('ann');
  notePrinted(krag(1));
  await syncPrinted('ann');
  server.away = true;
  notePrinted(krag(2));
  server.away = false;
  desk.signIn('bob');
  await syncPrinted('bob');
  expect(server.accounts.get('bob')!.size).toBe(0);
  expect(owned()).toBe(0);
  // What Ann's account has not heard of waits for her.
  expect(printedRuns().map(({ looks }) => looks[0]!.count)).toEqual([2]);
  desk.signIn('ann');
  await syncPrinted('ann');
  expect(owned()).toBe(3);
});

test('a job that the account refuses stays with the browser, and does not hold up the others', async () => {
  const desk = stubBrowser();
  desk.signIn('ann');
  server.refuses = notePrinted(krag(1), 1)!;
  notePrinted(krag(2), 2);
  await syncPrinted('ann');
  expect([owned(), server.accounts.get('ann')!.size]).toEqual([3, 1]);
});

test('jobs that became one there are one here', async () => {
  const desk = stubBrowser();
  desk.signIn('ann');
  const [first, second] = [notePrinted(krag(1), 1)!, notePrinted(krag(2), 2)!];
  await syncPrinted('ann');
  const runs = server.accounts.get('ann')!;
  runs.delete(first);
  runs.set(second, { ...runs.get(second), name: 'Earlier', looks: [{ entry: 'krag', look: 'a', count: 3 }] });
  await syncPrinted('ann');
  expect([owned(), printedRuns().map(({ name }) => name)]).toEqual([3, ['Earlier']]);
});
