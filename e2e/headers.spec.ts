import { expect, test } from './fixtures';
import { army, own, saveArmy } from './saving';

test('every page comes with a strict policy and a nonce of its own', async ({ request }) => {
  const nonces = new Set<string>();
  for (const address of ['/', '/', '/systems/mms', '/signin', '/no/such/page']) {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    nonces.add(/'nonce-([^']+)'/.exec(scripts)?.[1] ?? '');
    expect(scripts).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
  }
  expect(nonces.size).toBe(5);
  expect(nonces).not.toContain('');
});

test('pages, answers of the API and files tell the browser not to guess', async ({ request }) => {
  for (const address of ['/', '/api/v1/systems', '/icons/mms', '/api/v1/openapi.json']) {
    const headers = (await request.get(address)).headers();
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['x-frame-options'], address).toBe('DENY');
    expect(headers['x-powered-by'], address).toBeUndefined();
  }
});

test('pictures and answers of the API are sent compressed', async ({ request }) => {
  for (const [address, type] of [
    ['/icons/mms', 'image/svg+xml'],
    ['/icons/emblems', 'image/svg+xml'],
    ['/icons/any/dragon-head', 'image/svg+xml'],
    ['/api/v1/systems/mms/entries', 'application/json; charset=utf-8'],
    ['/api/v1/openapi.json', 'application/json; charset=utf-8'],
  ] as const) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-type'], address).toBe(type);
    expect(headers['content-encoding'], address).toBe('gzip');
  }
});

test('a picture that is not there has a stand-in of its name, and nothing else has', async ({ request }) => {
  const answer = await request.get('/icons/any/no-such-picture');
  expect(await answer.text()).toContain('<symbol id="no-such-picture"');
  expect((await answer.body()).length).toBeGreaterThan(300);
  expect((await request.get('/icons/any/No%22picture')).status()).toBe(404);
});

test('the largest script of a page asks to be compiled where it is fetched', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const names = new Set([...page.matchAll(/_next\/static\/chunks\/[\w.-]+\.js/g)].map(([name]) => name));
  const scripts = await Promise.all([...names].map(async (name) => (await request.get(`/${name}`)).text()));
  const largest = scripts.reduce((a, b) => (b.length > a.length ? b : a));
  expect(largest).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('addresses that people guess lead on', async ({ request }) => {
  for (const [guessed, there] of [
    ['/systems', '/#systems'],
    ['/play', '/simulator'],
    ['/systems/mms/catalogue?q=dragon', '/systems/mms?q=dragon'],
    ['/battle-magic', '/systems/battle-magic'],
    ['/magic-realm/rules', '/systems/magic-realm/rules'],
    ['/mms/build', '/lists/new?system=mms'],
    ['/swords-sorcery/play', '/simulator/swords-sorcery'],
    ['/monsters-magic/boards', '/boards/monsters-magic'],
  ] as const) {
    const answer = await request.get(guessed, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([307, there]);
  }
});

test('a script that somebody smuggles in does not run', async ({ page, consoles }) => {
  consoles.allow(/Content Security Policy/);
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('div');
    script.innerHTML = '<img src="x:" onerror="document.title = \'broken into\'">';
    document.body.append(script);
    return new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', () => resolve(document.title));
    });
  });
  expect(ran).not.toBe('broken into');
});

test('a name full of markup stays a name', async ({ page, visitor, account }) => {
  const name = '<img src=x onerror=alert(1)> “‮dlog” 🐉';
  const refused = await account.request.post('/api/v1/lists', {
    headers: own,
    data: army(name, []),
  });
  // The override that writes backwards is refused, the markup is not: it is only text.
  expect(refused.status()).toBe(400);
  const { shareId } = await saveArmy(account, name.replace('\u202e', ''), []);
  const other = await visitor();
  for (const reader of [page, other]) {
    await reader.goto(`/l/${shareId}`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
      '<img src=x onerror=alert(1)> “dlog” 🐉',
    );
  }
});

for (const address of [
  '/no/such/page',
  '/systems/chess',
  '/systems/chess/rules',
  '/systems/mms/entries/nobody',
  '/l/nothing-here',
  '/agreements/nothing-here',
])
  test(`${address} is not there, and the page says so`, async ({ page, consoles }) => {
    consoles.allow(/status of 404/);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Nothing stands here', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'To the front page' }).click();
    await expect(page.getByRole('heading', { name: 'The five systems' })).toBeVisible();
  });
