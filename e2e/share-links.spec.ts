import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { own, saveArmy } from './saving';
import { expectSound } from './sound';
import type { Page } from '@playwright/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });

async function shareOf(page: Page, shareId: string) {
  await page.goto(`/l/${shareId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(page).getByLabel('Link that holds the whole list', { exact: true })).toHaveValue(/#1/);
  return dialog(page);
}

const secret = [
  {
    entry: 'krag',
    count: 1,
    with: ['pendant-of-chance'],
    designation: 'Left wing',
    note: 'Waits behind the ford',
  },
];

test('the link that holds the whole list opens, is judged and copied with no list on the server', async ({
  page,
  account,
  visitor,
}) => {
  const { id, shareId } = await saveArmy(account, 'Outlives the server', secret);
  const link = await (
    await shareOf(page, shareId)
  )
    .getByLabel('Link that holds the whole list', { exact: true })
    .inputValue();
  const gone = await account.request.delete(`/api/v1/lists/${id}`, {
    headers: { ...own, 'If-Match': '"1"' },
  });
  expect(gone.status()).toBe(204);

  const other = await visitor();
  const sent: string[] = [];
  other.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Outlives the server', level: 1 })).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: /^Legal$/ })).toBeVisible();
  await expect(other.getByText('Waits behind the ford')).toBeVisible();
  await expectSound(other);
  expect(sent.join(' ')).not.toContain(new URL(link).hash.slice(1));

  await other.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(other).getByLabel('Link', { exact: true })).toHaveCount(0);
  await expect(dialog(other).getByLabel('Link that holds the whole list', { exact: true })).toHaveValue(link);
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Open a copy' }).click();
  const copy = new Builder(other);
  await expect(copy.name).toHaveValue('Outlives the server');
  await expect(copy.line(KRAG)).toBeVisible();
});

test('a link that was cut says so', async ({ page, account }) => {
  const { shareId } = await saveArmy(account, 'Cut');
  const link = await (
    await shareOf(page, shareId)
  )
    .getByLabel('Link that holds the whole list', { exact: true })
    .inputValue();
  for (const [address, words] of [
    [link.slice(0, -20), 'damaged or was cut off'],
    ['/l/in', 'there is nothing'],
    ['/l/in#hello', 'another version of Muster, or is no link of ours'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'No list in this link' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
  }
  await expectSound(page);
});

test('the opponent’s copy holds no secret, and is proved by the whole list', async ({
  page,
  account,
  visitor,
  consoles,
}) => {
  consoles.allow(/status of 404/);
  const { shareId } = await saveArmy(account, 'Ambush', secret);
  const shared = await shareOf(page, shareId);
  const link = await shared.getByLabel('Opponent’s copy', { exact: true }).inputValue();
  await expect(shared.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expectSound(page);

  const other = await visitor();
  const answers: string[] = [];
  other.on('response', (response) => {
    if (/html|x-component|json/.test(response.headers()['content-type'] ?? ''))
      void response.text().then(
        (text) => answers.push(text),
        // What the page left behind has no body any more.
        () => undefined,
      );
  });
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Ambush', level: 1 })).toBeVisible();
  await expect(other.getByRole('link', { name: KRAG, exact: true })).toBeVisible();
  await expect(other.getByText('what each card carries', { exact: false })).toBeVisible();
  await expectSound(other);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  for (const word of ['Pendant of Chance', 'pendant-of-chance', 'Left wing', 'behind the ford', shareId])
    expect(answers.join(' ')).not.toContain(word);

  await other.getByText('Compare with the whole list').click();
  await other.getByLabel('Link of the whole list').fill(`http://127.0.0.1/l/${shareId}`);
  await other.getByRole('button', { name: 'Compare' }).click();
  await expect(other.getByText('They fit: this copy comes from that very list.')).toBeVisible();
  const another = await saveArmy(account, 'Another');
  await other.getByLabel('Link of the whole list').fill(another.shareId);
  await other.getByRole('button', { name: 'Compare' }).click();
  await expect(other.getByText('They do not fit', { exact: false })).toBeVisible();

  const forged = await other.goto(link.slice(0, -4) + 'beef');
  expect(forged?.status()).toBe(404);
});

test('a shared list has a picture and words for chats', async ({ page, account }) => {
  const { shareId } = await saveArmy(account, 'A name as long as names may be, '.repeat(3).trim());
  await page.goto(`/l/${shareId}`);
  const meta = (property: string) =>
    page.locator(`meta[property="${property}"], meta[name="${property}"]`).first().getAttribute('content');
  expect(await meta('og:title')).toContain('A name as long');
  expect(await meta('og:description')).toMatch(
    /122 of 300 levels, legal under “The rules as printed” \([0-9a-z]{4}-[0-9a-z]{4}\)/,
  );
  expect(await meta('twitter:card')).toBe('summary_large_image');
  const picture = new URL((await meta('og:image'))!);
  expect(picture.origin).toBe(new URL(page.url()).origin);
  const image = await account.request.get(picture.href);
  expect(image.headers()['content-type']).toBe('image/png');
  const bytes = await image.body();
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(300_000);
});

test('the preview picture is drawn without asking anybody for letters that we lack', async ({ account }) => {
  const { shareId } = await saveArmy(account, '🐉 漢字 Dragons of Győr');
  const image = await account.request.get(`/l/${shareId}/opengraph-image`);
  expect(image.headers()['content-type']).toBe('image/png');
  expect((await image.body()).subarray(1, 4).toString()).toBe('PNG');
});

test('text for a forum names agreement and code, and is pasted back', async ({ page, account }) => {
  const { shareId } = await saveArmy(account, 'For the forum', secret);
  await page.goto(`/l/${shareId}`);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const text = page.getByRole('dialog', { name: 'Copy as text' });
  await text.getByRole('button', { name: 'Forum' }).click();
  await expect(text.getByRole('textbox', { name: 'The text' })).toHaveValue(/^\[b\]For the forum\[\/b\]/);
  const forum = await text.getByRole('textbox', { name: 'The text' }).inputValue();
  expect(forum).toMatch(/legal under “The rules as printed” \([0-9a-z]{4}-[0-9a-z]{4}\)/);
  await text.getByRole('button', { name: 'CSV' }).click();
  await expect(text.getByRole('textbox', { name: 'The text' })).toHaveValue(/legal under/);
  await expectSound(page);

  const builder = await Builder.open(page, 'mms');
  await builder.choose('Paste a list');
  const paste = page.getByRole('dialog', { name: 'Paste a list' });
  await paste.getByLabel('Any text with one entry a line').fill(forum);
  await expect(paste.getByText('Left out')).toHaveCount(0);
  await paste.getByRole('button', { name: 'Take this list' }).click();
  await expect(builder.name).toHaveValue('For the forum');
  await expect(builder.line(KRAG)).toBeVisible();
});

test('a published list is found by everybody, by words and from its entry, and no more once it is taken back', async ({
  page,
  account,
  visitor,
}) => {
  // What is published stays so for every test after this one, and for this one when it is tried again.
  const word = `fen${crypto.randomUUID().slice(0, 8)}`;
  const { shareId } = await saveArmy(account, `Banner of the ${word}`, secret);
  await page.goto(`/l/${shareId}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByLabel('Everybody finds it').check();
  await page.goto('/systems/mms/entries/krag');
  const uses = page.getByRole('region', { name: 'In lists' });
  await expect(uses.getByRole('link', { name: `Banner of the ${word}` })).toBeVisible();

  const other = await visitor();
  await other.goto('/systems/mms/entries/krag');
  await expect(other.getByRole('region', { name: 'In lists' }).getByRole('list')).toHaveCount(0);
  await other.getByRole('region', { name: 'In lists' }).getByRole('link').click();
  await expect(other.getByRole('heading', { name: 'Published lists', level: 1 })).toBeVisible();
  await other.getByRole('searchbox', { name: 'Words' }).fill(`banner ${word}`);
  await other.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(other).toHaveURL(/entry=krag/);
  const way = other.locator(`a[href="/l/${shareId}"]`);
  const found = other.getByRole('listitem').filter({ has: way });
  await expect(found).toContainText('legal under');
  await expect(found).not.toContainText('behind the ford');
  await expectSound(other);
  await way.click();
  await expect(other.getByRole('heading', { name: `Banner of the ${word}`, level: 1 })).toBeVisible();
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'index');

  await page.goto(`/l/${shareId}`);
  await page.getByLabel('Everybody finds it').uncheck();
  await expect(page.getByLabel('Everybody finds it')).not.toBeChecked();
  await expect(async () => {
    await other.goto(`/lists/public?q=banner+${word}`);
    await expect(other.getByText('No published list has all that.')).toBeVisible({ timeout: 1000 });
  }).toPass();
});
