import type { Page } from '@playwright/test';
import type { GameNow } from '../lib/api/contract/shapes/game';
import { loadSystem } from '../lib/rules';
import { invitation, invitedTo } from '../components/online/invitation';
import type { SeatKey } from '../components/online/kept-seats';
import { expect, test } from './fixtures';
import { begin as beginByApi } from './online';
import { own, saveAgreement } from './saving';
import { handIn, makeTable } from './seats';
import { expectSound } from './sound';
import { Table } from './simulator';

const slug = 'monsters-magic';

const decision = (page: Page) => page.getByRole('heading', { name: 'What you may do' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /your decision|waiting for/ });
const seats = (page: Page) => page.getByRole('list', { name: 'Seats' });

/** Begins a game online with a friend, and gives the address of the invitation. */
async function begin(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await Table.open(page, slug);
  await page.getByLabel('Where it is played').selectOption('online');
  await page.getByLabel('Who plays').nth(1).selectOption('person');
  await page.getByLabel('Name').nth(1).fill('Bob');
  await page.getByRole('button', { name: 'Start the game online' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/^Link for Bob .* copied\.$/)).toBeVisible();
  return page.evaluate(() => window.navigator.clipboard.readText());
}

/** The seat that a browser holds. */
const seatOf = (page: Page, id: string): Promise<SeatKey> =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key)!) as { mine: SeatKey }).mine,
    `muster.online.${id}`,
  );

/** Decides on the page of whoever is asked, until everybody has been. */
async function playOnAll(...pages: readonly Page[]): Promise<void> {
  const asked = new Set<Page>();
  await expect(async () => {
    for (const page of pages) {
      if (!(await decision(page).isVisible())) continue;
      await expect(page).toHaveTitle(/^● Your decision/, { timeout: 1000 });
      await page.locator('[data-choice="1"]').click({ timeout: 1000 });
      asked.add(page);
    }
    expect(asked.size).toBe(pages.length);
  }).toPass({ intervals: [250] });
}

/** Has the seats play quickly, by their first choices, until the game is over. */
async function playToEnd({ request }: Page, id: string, seats: readonly SeatKey[]): Promise<GameNow> {
  const api = `/api/v1/games/${id}`;
  const keys = new Map(seats.map(({ seat, key }) => [seat, key]));
  const header = (seat: number) => ({ 'Muster-Seat': keys.get(seat)! });
  const look = async (seat: number) =>
    (await (await request.get(`${api}?seat=${seat}`, { headers: header(seat) })).json()) as GameNow;
  let now = await look(0);
  while (!now.outcome) {
    const seat = now.toAct[0]!;
    if (now.seat !== seat) now = await look(seat);
    const answer = await request.post(`${api}/choices`, {
      headers: { ...own, ...header(seat) },
      data: { seat, choice: now.moves % now.choices.length, moves: now.moves },
    });
    expect(answer.status()).toBe(200);
    now = (await answer.json()) as GameNow;
  }
  return now;
}

test('two people play on devices of their own; each sees what is his, and the invitation is used up', async ({
  page,
  visitor,
  consoles,
}) => {
  // Of the invitation that is used up.
  consoles.allow(/404/);
  const link = await begin(page);
  await expect(seats(page)).toContainText('Bob (not here yet)');
  await expectSound(page);

  const guest = await visitor();
  await guest.setViewportSize({ width: 390, height: 844 });
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: /^You are invited to play / })).toBeVisible();
  // The key of a seat does not stay where somebody would copy it.
  expect(guest.url()).not.toContain('key=');
  await expectSound(guest);
  await guest.getByLabel('Your name, as the others see it').fill('Robert');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(status(guest)).toBeVisible();
  await expectSound(guest);

  // The other page hears of it by itself.
  await expect(seats(page)).toContainText('Robert');
  await expect(seats(page)).not.toContainText('not here yet');
  await expect(page.getByRole('heading', { name: 'Invite the others' })).toHaveCount(0);

  // Each page follows the other: whoever is asked decides.
  await playOnAll(page, guest);

  // Both still sit there after they have been away.
  await Promise.all([page.reload(), guest.reload()]);
  await playOnAll(page, guest);

  // The invitation opens the seat to nobody else; who looks on sees no hand.
  const late = await visitor();
  await late.goto(link);
  await late.getByRole('button', { name: 'Take the seat' }).click();
  await expect(late.getByText('This invitation has been used')).toBeVisible();
  await late.getByRole('button', { name: 'Only look on' }).click();
  await expect(late.getByText('You look on: hands are covered')).toBeVisible();
  await expect(decision(late)).toHaveCount(0);

  // Whoever moves to another device leaves the first one looking on.
  const id = new URL(link).pathname.split('/').at(-1)!;
  const { seat, key } = await seatOf(guest, id);
  const moved = await guest.request.post(`/api/v1/games/${id}/seats/${seat}/key`, {
    headers: { ...own, 'Muster-Seat': key },
    data: {},
  });
  expect(moved.status()).toBe(200);
  await expect(guest.getByText('Your seat was taken on another device')).toBeVisible();
});

test('one’s games tell how each stands; what is over can be looked through, with a way back', async ({
  page,
}) => {
  // A whole game goes through the server, choice by choice.
  test.slow();
  const link = await begin(page);
  const { pathname, hash } = new URL(link);
  const id = pathname.split('/').at(-1)!;
  const mine = await seatOf(page, id);
  const games = page.getByRole('region', { name: 'Your games online' });
  await page.goto(`/simulator/${slug}`);
  await expect(games.getByRole('listitem')).toContainText(/Waiting for (you|Bob \(not here yet\))/);
  await page.goto('/simulator');
  const now = await playToEnd(page, id, [mine, invitedTo(hash)!]);

  await page.goto(`/simulator/${slug}`);
  const winner = now.outcome!.winners.map((seat) => (seat === mine.seat ? 'you' : 'Bob')).join(' and ');
  await expect(games.getByRole('listitem')).toContainText(`Over: ${winner || 'a draw'}`);
  await expectSound(page, { like: true });
  await games.getByRole('link').click();
  const over = page.getByRole('heading', { name: /( wins| win together|^A draw)$/ });
  await expect(over).toBeVisible();
  const said = await over.textContent();
  await page.getByRole('button', { name: 'Look through the whole game' }).click();
  await expect(page).toHaveURL(new RegExp(`/simulator/${slug}$`));
  await expect(over).toHaveText(said!);
  await expect(page.getByText(`Move ${now.moves} of ${now.moves}`)).toBeVisible();
  // Beside a game on the table the others are found too.
  await page.getByRole('button', { name: 'Your games' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Your games online' })).toContainText(
    'Over: ',
  );
  await page.keyboard.press('Escape');
  // The browser remembers where it was played when the page is loaded anew.
  await page.reload();
  await expectSound(page, { like: true });
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page).toHaveURL(new RegExp(`/play/${id}$`));
  await expect(over).toHaveText(said!);
});

test('a table whose lists are open leads to a game with them: each finds his seat there, a stranger looks on', async ({
  page,
  context,
  person: _,
  visitor,
  consoles,
}) => {
  test.slow();
  // Of another game before the first is over.
  consoles.allow(/409/);
  const { samples } = await loadSystem(slug);
  const list = samples.find((sample) => sample.legal)!.list;
  // A whole game is played, and each choice of it goes through the server and to both pages: a short one will do.
  const short = await saveAgreement(context, 'Five turns each', {
    system: slug,
    house: { turnsPerPlayer: 5 },
  });
  const table = await makeTable(context, { system: slug, seats: 2, agreement: short.id });
  const { inviteCode } = table;
  const bob = await visitor();
  await bob.setViewportSize({ width: 390, height: 844 });
  await bob.request.post(`/api/v1/tables/${inviteCode}/seats`, { headers: own, data: { name: 'Bob' } });
  await handIn(context, table, 1, { list });
  await handIn(bob.context(), table, 2, { list });
  await Promise.all([page.goto(`/tables/${inviteCode}`), bob.goto(`/tables/${inviteCode}`)]);
  await expect(page.getByRole('heading', { name: 'Play it online' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open all lists' }).click();
  await expectSound(page);
  await page.getByLabel('Time for a decision').selectOption('1 day');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(seats(page)).toContainText('Bob (not here yet)');

  // The other page of the table hears of it by itself.
  await bob.getByRole('button', { name: 'To my seat at the game' }).click();
  await expect(bob).toHaveURL(page.url());
  await expect(seats(page)).not.toContainText('not here yet');
  await playOnAll(page, bob);

  // Back at the table the same seat is found again, without taking it from oneself.
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('button', { name: 'Begin another' }).click();
  await expect(page.getByText('The game of this table is still going.')).toBeVisible();
  await page.getByRole('button', { name: 'To my seat at the game' }).click();
  await playOnAll(page, bob);

  const stranger = await visitor();
  await stranger.goto(`/tables/${inviteCode}`);
  await expectSound(stranger);
  await stranger.getByRole('link', { name: 'Look on' }).click();
  await expect(stranger.getByText('You look on: hands are covered')).toBeVisible();
  const watched = stranger.url();
  await stranger.reload();
  await stranger.getByRole('link', { name: 'To the table' }).click();
  await expect(stranger).toHaveURL(new RegExp(`/tables/${inviteCode}$`));
  // The address of the game alone leads to no table, but to games of one’s own.
  const passer = await visitor();
  await passer.goto(watched);
  await expect(passer.getByRole('link', { name: /^Play .* yourself$/ })).toHaveAttribute(
    'href',
    `/simulator/${slug}`,
  );
  await expect(passer.getByRole('link', { name: 'To the table' })).toHaveCount(0);
  expect(await passer.content()).not.toContain(inviteCode);
  await expectSound(passer, { like: true });

  // Once it is over another is begun, with the time that was agreed for the first.
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const keys = [await seatOf(page, id), await seatOf(bob, id)];
  await Promise.all([page.goto(`/tables/${inviteCode}`), bob.goto(`/tables/${inviteCode}`)]);
  await playToEnd(page, id, keys);
  await page.reload();
  await expect(page.getByText('The game of this table is over.')).toBeVisible();
  await page.getByText('Time in another game').click();
  await expect(page.getByLabel('The same for a decision as in the last game: 1 day')).toBeChecked();
  await expectSound(page);
  await page.getByRole('button', { name: 'To the last game' }).click();
  await page.getByRole('button', { name: 'Look through the whole game' }).click();
  // The game itself leads to its table as well.
  await expect(page).toHaveURL(/\/simulator\//);
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('button', { name: 'Begin another' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('list', { name: 'Time' })).toContainText('Each decision has 1 day.');
});

test('whoever takes a seat and gets no answer has it when the invitation is opened again', async ({
  page,
  consoles,
}) => {
  consoles.allow(/ERR_FAILED/);
  const { game, keys } = await beginByApi(page);
  const address = invitation('', game.id, keys[1]!);
  // The invitation is used up, and the network is gone before that is told.
  await page.route('**/seats/1/key', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const take = page.getByRole('button', { name: 'Take the seat' });
  await page.goto(address);
  await page.getByLabel('Your name, as the others see it').fill('Bob');
  await take.click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
  await page.unroute('**/seats/1/key');
  await page.goto('/');
  await page.goto(address);
  await page.getByLabel('Your name, as the others see it').fill('Bob');
  await take.click();
  await expect(seats(page)).toContainText('You');
});

test('an address of no game says so', async ({ page, consoles }) => {
  consoles.allow(/404/);
  await page.goto('/play/none');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/not|no page/i).first()).toBeVisible();
});
