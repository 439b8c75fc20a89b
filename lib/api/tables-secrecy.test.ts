import { afterAll, beforeAll, expect, test } from 'vitest';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Ask } from '@/lib/testing/api/world';
import { commit } from '@/lib/seal';
import type { List } from '@/lib/rules';
import { operations, type ContractShape } from './contract';
import type { TableCheck } from './contract/shapes/table-check';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const salt = 'feedc0de'.repeat(4);

/** A list in which every part that a player writes can be told again, and an entry that nothing else here names. */
const marked = ({ system }: Stage): { readonly list: List; readonly marks: readonly string[] } => {
  const { id } = system.entries.at(-1)!;
  const sample = system.samples.find((s) => s.legal)!.list;
  return {
    list: {
      ...sample,
      name: 'ZQ-name-of-the-list',
      entries: [{ entry: id, count: 1, designation: 'ZQ-label', note: 'ZQ-note-of-the-line' }],
    },
    marks: ['ZQ-name', 'ZQ-label', 'ZQ-note', salt, `"${id}"`],
  };
};

type Visit = Pick<Ask, 'as' | 'by' | 'headers'>;

/**
 * A table of Ann's with Bob, two guests and an open seat; the second guest's list is in. Where she checks the lists, the
 * first seat is open too, and the list breaks the agreement by the very entry that it must not give away.
 */
async function sealedTable(checkedByHost = false) {
  const { world, ann, bob, list } = stage;
  const secret = marked(stage);
  const agreement = {
    ...stage.agreement,
    ...(checkedByHost ? { banned: [secret.list.entries[0]!.entry] } : {}),
  };
  const made = await ask(world, 'POST', '/api/v1/tables', {
    as: ann,
    body: {
      system: list.system,
      name: 'Friday',
      agreement,
      seats: 5,
      ...(checkedByHost ? { sit: false, names: ['Nobody'], checkedByHost } : { sitAs: 'Ann' }),
    },
  });
  const { id, inviteCode, agreementCode } = made.json as Record<
    'id' | 'inviteCode' | 'agreementCode',
    string
  >;
  const sit = async (visit: Visit, name: string): Promise<string> => {
    const got = await ask(world, 'POST', `/api/v1/tables/${inviteCode}/seats`, { ...visit, body: { name } });
    expect(got.status, got.text).toBe(201);
    return (got.json as { key: string }).key;
  };
  await sit({ as: bob }, 'Bob');
  const [gil, eve] = [await sit({}, 'Gil'), await sit({}, 'Eve')];
  const asEve = { headers: { 'Muster-Seat': eve } };
  const seat = `/api/v1/tables/${inviteCode}/seats/4`;
  await ask(world, 'POST', `${seat}/acceptance`, { ...asEve, body: { code: agreementCode } });
  const handed = await ask(world, 'POST', `${seat}/list`, { ...asEve, body: { list: secret.list, salt } });
  expect(handed.status, handed.text).toBe(201);
  for (const mark of secret.marks) expect(handed.text).toContain(mark);
  const others: readonly (readonly [string, Visit, string])[] = [
    ['the host, by id', { as: ann }, id],
    ['the host, by code', { as: ann, by: 'session' }, inviteCode],
    ['another seat', { as: bob }, inviteCode],
    ['another guest', { headers: { 'Muster-Seat': gil } }, inviteCode],
    [
      'a guest by his cookie',
      { headers: { Cookie: `muster-seat-${inviteCode}=${gil}`, 'Sec-Fetch-Site': 'same-origin' } },
      inviteCode,
    ],
    ['a stranger', {}, inviteCode],
    ['a stranger with a false key', { headers: { 'Muster-Seat': '0'.repeat(40) } }, inviteCode],
    [
      'whoever took the commitment for a key',
      { headers: { 'Muster-Seat': commit(secret.list, salt) } },
      inviteCode,
    ],
  ];
  return { id, inviteCode, agreementCode, asEve, others, secret, gil, eve };
}

const kinds = [
  ['a table whose host plays', false],
  ['a table whose host checks the lists', true],
] as const;

/** What is sent to an operation of tables; to others nothing. The last ones take things away. */
const bodies = (code: string, list: List, commitment: string): Readonly<Record<string, unknown>> => ({
  createTable: { system: list.system, name: 'Another', seats: 2 },
  updateTable: { name: 'Renamed' },
  copyTable: {},
  takeSeat: { name: 'Eve', n: 4 },
  acceptAgreement: { code },
  handInList: { list: { ...list, name: 'Not mine' } },
  decideOnList: { commitment, accept: false, word: 'Over' },
  revealLists: { want: true },
  stepTable: { do: 'undo' },
});
const taking = ['leaveSeat', 'deleteTable'];

const pathOf = (c: ContractShape, address: string, n: number): string =>
  c.path
    .replace('{id}', address)
    .replace('{n}', String(n))
    .replace('{system}', stage.system.slug)
    .replace('{ruleId}', stage.system.checks[0]!.code)
    .replace('{entry}', stage.system.entries[0]!.id) + (c.id.startsWith('watch') ? '?seconds=0' : '');

test.each(kinds)(
  'no answer of any operation holds another seat’s sealed list: %s',
  async (_, checked) => {
    const table = await sealedTable(checked);
    const { world } = stage;
    const send = bodies(table.agreementCode, stage.list, commit(table.secret.list, salt));
    const inOrder = [...operations].sort((a, b) => taking.indexOf(a.id) - taking.indexOf(b.id));
    let asked = 0;
    for (const [who, visit, address] of table.others)
      for (const c of inOrder) {
        // These end the account, the tokens or the seat itself; the walk needs them.
        if (['deleteAccount', 'revokeTokens', 'register'].includes(c.id) || taking.includes(c.id)) continue;
        const ofTable = c.tag === 'tables';
        for (const n of c.path.includes('{n}') ? [1, 2, 3, 4, 5, 6] : [4]) {
          const etag = c.ifMatch
            ? (await ask(world, 'GET', `/api/v1/tables/${address}`, visit)).headers.get('etag')
            : null;
          const got = await ask(world, c.method, pathOf(c, address, n), {
            ...visit,
            ...(c.body ? { body: send[c.id] ?? {} } : {}),
            headers: { ...visit.headers, ...(etag ? { 'If-Match': etag } : {}) },
          });
          asked++;
          expect(got.status, `${who}: ${c.id} ${got.text}`).toBeLessThan(500);
          const told = `${got.text} ${JSON.stringify([...got.headers])}`;
          // A banned entry stands in the agreement of the table, which all may read.
          const about = told.replaceAll(/\\?"banned\\?":\[[^\]]*\]/g, '');
          for (const mark of table.secret.marks) {
            // The catalogue names every entry, whoever plays it.
            if (!ofTable && mark.startsWith('"')) continue;
            expect(about.includes(mark), `${who}, ${c.id} ${c.path}: ${mark}`).toBe(false);
          }
          expect(told.includes(table.eve), `${who}, ${c.id}: the key of the seat`).toBe(false);
        }
      }
    expect(asked).toBeGreaterThan(400);
    // Nor has any of them moved the list, or opened it.
    const after = await ask(world, 'GET', `/api/v1/tables/${table.inviteCode}/seats/4/list`, table.asEve);
    expect((after.json as { list: List }).list).toEqual(table.secret.list);
  },
  120_000,
);

test('the host’s check tells that a sealed list is illegal and by which rules, and names nothing of it', async () => {
  const table = await sealedTable(true);
  const { world, ann, system } = stage;
  const got = await ask(world, 'GET', `/api/v1/tables/${table.id}/checks`, { as: ann });
  const { checks } = got.json as { checks: readonly TableCheck[] };
  expect(checks).toMatchObject([
    { seat: 4, name: 'Eve', commitment: commit(table.secret.list, salt), verdict: { legal: false } },
  ]);
  const { verdict } = checks[0]!;
  const codes = new Set(system.checks.map(({ code }) => code));
  expect(verdict!.failed.length).toBeGreaterThan(0);
  for (const { code } of verdict!.failed) expect(codes).toContain(code);
  // What the player himself is told names the entry.
  const own = await ask(world, 'GET', `/api/v1/tables/${table.inviteCode}/seats/4/list`, table.asEve);
  const { name } = system.entries.find(({ id }) => id === table.secret.list.entries[0]!.entry)!;
  expect(own.text).toContain(name);
  expect(got.text).not.toContain(name);
});

test.each(kinds)(
  'the live events of the others hold the commitment and nothing of the list: %s',
  async (_, checked) => {
    const table = await sealedTable(checked);
    const { world } = stage;
    const readers = await Promise.all(
      table.others.map(async ([who, { as, by, headers }, address]) => {
        const stop = new AbortController();
        const proof = new Headers(headers);
        if (as && as !== 'nobody')
          if (by === 'session') proof.set('Cookie', as.cookie);
          else proof.set('Authorization', `Bearer ${as.token}`);
        const response = await world.fetch(`/api/v1/tables/${address}/events`, {
          headers: proof,
          signal: stop.signal,
        });
        expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
        return { who, stop, reader: response.body!.getReader(), said: '' };
      }),
    );
    const WORD = 'ZW-word-to-the-seat';
    if (checked) {
      const decided = await ask(world, 'POST', `/api/v1/tables/${table.id}/seats/4/decision`, {
        as: stage.ann,
        body: { commitment: commit(table.secret.list, salt), accept: false, word: WORD },
      });
      expect(decided.status, decided.text).toBe(200);
      const receipt = await ask(world, 'GET', `/api/v1/tables/${table.inviteCode}`, table.asEve);
      expect(receipt.text).toContain(WORD);
    }
    const other = { ...table.secret.list, name: 'ZQ-name-of-the-next' };
    await ask(world, 'POST', `/api/v1/tables/${table.inviteCode}/seats/4/list`, {
      ...table.asEve,
      body: { list: other, salt },
    });
    const commitment = commit(other, salt);
    for (const one of readers) {
      while (!one.said.includes(commitment)) {
        const { value, done } = await one.reader.read();
        expect(done, one.who).toBe(false);
        one.said += new TextDecoder().decode(value);
      }
      for (const mark of table.secret.marks)
        expect(one.said.includes(mark), `${one.who}: ${mark}`).toBe(false);
      // Between the host and the seat.
      if (!one.who.startsWith('the host')) expect(one.said.includes(WORD), one.who).toBe(false);
      one.stop.abort();
      // Who leaves a running server is told so by his own browser.
      const isOver = one.reader.read().then(
        ({ done }) => done,
        () => true,
      );
      expect(await isOver).toBe(true);
    }
  },
  60_000,
);

test('once the lists are open everybody with the link reads them, and each fits its commitment', async () => {
  const table = await sealedTable();
  const { world, ann, bob } = stage;
  const at = `/api/v1/tables/${table.inviteCode}`;
  for (const visit of [table.asEve, { headers: { 'Muster-Seat': table.gil } }, { as: bob }, { as: ann }])
    await ask(world, 'POST', `${at}/reveal`, { ...visit, body: { want: true } });
  for (const [who, visit] of table.others) {
    const got = await ask(world, 'GET', `${at}/lists`, visit);
    const { open, lists } = got.json as {
      open: boolean;
      lists: readonly { seat: number; list: List; salt: string; commitment: string }[];
    };
    expect([open, lists.map((l) => l.seat)], who).toEqual([true, [4]]);
    expect(commit(lists[0]!.list, lists[0]!.salt)).toBe(lists[0]!.commitment);
  }
});
