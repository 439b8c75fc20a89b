import { expect, openAccount, test } from './fixtures';
import { caseOf, decide, dialog, moderate } from './moderator';
import { own, publish, saveAgreement, saveArmy, type Saved } from './saving';
import { makeTable } from './seats';
import { expectSound } from './sound';
import type { BrowserContext, Page } from '@playwright/test';

/** A word that only this run uses. */
const word = () => `shawm${crypto.randomUUID().slice(0, 8)}`;

/** A list that everybody finds, with words on how it is played. */
async function published(context: BrowserContext, name: string) {
  const saved = await saveArmy(context, name);
  await publish(context, saved, { published: true, writeUp: `Play ${name} loud.` });
  return saved;
}

test('a list is reported, hidden with a reason that its owner reads, and shown again', async ({
  page,
  context,
  person: _,
  visitor,
  consoles,
}) => {
  consoles.allow(/status of 40[04]/);
  const name = word();
  const { shareId } = await published(context, name);
  await page.goto(`/l/${shareId}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report this list' })).toHaveCount(0);

  const other = await visitor();
  await other.goto(`/l/${shareId}`);
  await expect(other.getByRole('link', { name: 'Report this list' })).toHaveAttribute(
    'href',
    `/signin?callbackUrl=${encodeURIComponent(`/l/${shareId}`)}`,
  );
  await openAccount(other.context());
  await other.reload();
  await other.getByRole('button', { name: 'Report this list' }).click();
  await dialog(other).getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog(other).getByRole('alert')).toHaveText('Choose what it is.');
  await dialog(other).getByLabel('Something else').check();
  await expectSound(other);
  await dialog(other).getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog(other).getByRole('alert')).toContainText('Say what it is.');
  await dialog(other).getByLabel('Say what it is').fill('It is far too loud.');
  await dialog(other).getByRole('button', { name: 'Send the report' }).click();
  await expect(
    other.getByText('Reported. Your account page tells what becomes of it.', { exact: true }),
  ).toBeVisible();

  const desk = await visitor();
  await moderate(desk);
  await expect(caseOf(desk, name)).toContainText('Something else, says a player');
  await expect(caseOf(desk, name)).toContainText('It is far too loud.');
  await expect(caseOf(desk, name)).toContainText(`Play ${name} loud.`);
  await expectSound(desk, { thumbs: true });
  await caseOf(desk, name)
    .getByRole('button', { name: `Hide: ${name}` })
    .click();
  await expectSound(desk);
  await desk.keyboard.press('Escape');
  await decide(desk, name, 'Hide', `${name} hurts the ears.`);
  await expect(caseOf(desk, name)).toHaveCount(0);

  await page.reload();
  const main = page.getByRole('main');
  await expect(main).toContainText('A moderator hid this list on');
  await expect(main).toContainText(`${name} hurts the ears.`);
  await expectSound(page);
  await page.goto('/account');
  await expect(main.getByRole('region', { name: 'Moderation' })).toContainText(`${name} hurts the ears.`);
  await expectSound(page);

  for (const reader of [other, desk]) {
    for (const address of [`/l/${shareId}`, `/l/${shareId}/opengraph-image`])
      expect((await reader.goto(address))?.status(), address).toBe(404);
    await reader.goto(`/lists/public?q=${name}`);
    await expect(reader.getByRole('main')).not.toContainText('Play');
    await reader.goto(`/print?list=${shareId}`);
    await expect(reader.getByRole('heading', { name: 'Print', level: 1 })).toBeVisible();
    await expect(reader.getByRole('main')).not.toContainText(name);
  }
  await other.goto('/account');
  await expect(other.getByRole('region', { name: 'Moderation' })).toContainText(
    'something else; hidden since',
  );

  await desk.goto('/moderation?show=hidden');
  await expect(caseOf(desk, name)).toContainText(`${name} hurts the ears.`);
  await expectSound(desk);
  await decide(desk, name, 'Show again', `${name} is softer now.`);
  await expect(caseOf(desk, name)).toHaveCount(0);
  await desk.goto('/moderation?show=log');
  const lines = desk.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('You showed again the list');
  await expectSound(desk);
  await other.goto(`/l/${shareId}`);
  await expect(other.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('a hidden comment keeps its place, and its author alone reads it', async ({
  page,
  context,
  person: _,
  visitor,
}) => {
  const { shareId } = await published(context, word());
  const rude = word();
  const other = await visitor();
  await openAccount(other.context());
  const comments = (at: Page) => at.getByRole('region', { name: 'Comments' });
  await other.goto(`/l/${shareId}`);
  await comments(other).getByLabel('Your comment').fill(`You ${rude}.`);
  await comments(other).getByRole('button', { name: 'Say it' }).click();
  await expect(comments(other).getByRole('listitem')).toContainText(rude);
  await expect(comments(other).getByRole('button', { name: 'Report this comment' })).toHaveCount(0);

  await page.goto(`/l/${shareId}`);
  await comments(page).getByRole('button', { name: 'Report this comment' }).click();
  await dialog(page).getByLabel('Insults or hatred').check();
  await dialog(page).getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog(page)).toHaveCount(0);

  const desk = await visitor();
  await moderate(desk);
  await decide(desk, rude, 'Hide', 'Keep it civil.');
  await expect(caseOf(desk, rude)).toHaveCount(0);
  await page.reload();
  await expect(comments(page).getByRole('listitem')).toContainText('Hidden by a moderator.');
  await expect(comments(page)).not.toContainText(rude);
  await expect(comments(page).getByRole('button', { name: 'Report this comment' })).toHaveCount(0);
  await expectSound(page);
  await other.reload();
  await expect(comments(other)).toContainText(rude);
  await expect(comments(other)).toContainText('Keep it civil.');
  await expectSound(other);
});

test('an agreement and a board are reported, and hidden from all but their owner', async ({
  page,
  context,
  person: _,
  visitor,
  consoles,
}) => {
  consoles.allow(/status of 404/);
  const name = word();
  const agreement = await saveAgreement(context, name);
  const { inviteCode } = await makeTable(context, { agreement: agreement.id });
  const wish = { system: 'monsters-magic', players: 2, board: { way: 'random', seed: name } };
  const made = await context.request.post('/api/v1/boards/generate', { headers: own, data: wish });
  const { board } = (await made.json()) as { board: unknown };
  const saved = await context.request.post('/api/v1/boards', {
    headers: own,
    data: { format: 'muster-board/1', system: 'monsters-magic', players: 2, name, board },
  });
  const { shareId } = (await saved.json()) as Saved;
  const other = await visitor();
  await openAccount(other.context());
  const desk = await visitor();
  await moderate(desk);
  for (const [kind, address] of [
    ['agreement', `/agreements/${agreement.shareId}`],
    ['board', `/boards/monsters-magic/${shareId}`],
  ] as const) {
    await other.goto(address);
    await other.getByRole('button', { name: `Report this ${kind}` }).click();
    await dialog(other).getByLabel('Advertising').check();
    await dialog(other).getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog(other)).toHaveCount(0);
    await desk.goto('/moderation');
    await decide(desk, name, 'Hide', `${kind} of noise`);
    await expect(caseOf(desk, name)).toHaveCount(0);
    expect((await other.goto(address))?.status(), address).toBe(404);
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(`A moderator hid this ${kind} on`);
    await expect(page.getByRole('main')).toContainText(`${kind} of noise`);
    await expectSound(page);
  }
  // A table keeps what it was set with, and says how that stands now.
  await other.goto(`/tables/${inviteCode}`);
  await expect(other.getByRole('region', { name: 'The agreement' })).toContainText(
    'A moderator has since hidden this agreement from the public.',
  );
  await expectSound(other);
});

test('moderation is nobody else’s', async ({ page, person: _, visitor, consoles }) => {
  consoles.allow(/status of 404/);
  expect((await page.goto('/moderation'))?.status()).toBe(404);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Moderation' })).toHaveCount(0);
  await expect(page.getByLabel('May moderate')).toHaveCount(0);
  const guest = await visitor();
  await guest.goto('/moderation');
  await expect(guest).toHaveURL(/\/signin\?callbackUrl=%2Fmoderation$/);
});
