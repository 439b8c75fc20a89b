import { expect, openAccount, test } from './fixtures';
import { holdBack } from './hold';
import { caseOf, decide, dialog, moderate } from './moderator';
import { begin, head, messages, sit, sitBoth, slug, words } from './online';
import { expectSound } from './sound';
import { Table } from './simulator';
import { phone } from './windows';

test('two people talk beside their game: heard at once, counted while the talk is closed, muted by whoever likes', async ({
  page,
  visitor,
}) => {
  const { bob, id } = await sitBoth(page, visitor);

  // By keys alone.
  await head(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('Good luck 1: <b>see</b> http://example.org');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('You');
  await expect(words(page)).toHaveValue('');
  await expect(words(page)).toBeFocused();

  // On a phone the note above the board leads to it.
  await expect(bob.getByRole('log', { name: 'New messages' })).toContainText('Ann');
  await expect(head(bob)).toContainText('1 new');
  await bob.getByRole('button', { name: '1 new message' }).click();
  await expect(head(bob)).toBeFocused();
  await expect(head(bob)).not.toContainText('new');
  await expect(messages(bob)).toContainText('Good luck 1: <b>see</b> http://example.org');
  await expect(messages(bob).getByRole('link', { name: /example/ })).toHaveCount(0);
  await bob.getByRole('button', { name: 'Your turn' }).click();
  await expect(messages(page).getByRole('listitem').first()).toContainText('Bob');
  await expect(messages(page).getByRole('listitem').first()).toContainText('Your turn');
  await expectSound(bob);
  await expectSound(page);

  // What was read stays read, and who is muted stays so.
  await head(bob).click();
  await bob.reload();
  await expect(head(bob)).toBeVisible();
  await expect(bob.getByRole('button', { name: /new message/ })).toHaveCount(0);
  await head(bob).click();
  await bob.getByRole('button', { name: /^Mute Ann/ }).click();
  await expect(bob.getByText('1 message of whom you muted is not shown.')).toBeVisible();
  await head(bob).click();
  await page.getByRole('button', { name: 'One moment' }).click();
  await expect(messages(page).getByRole('listitem')).toHaveCount(3);
  await bob.reload();
  await head(bob).click();
  await expect(bob.getByText('2 messages of whom you muted are not shown.')).toBeVisible();
  await expect(messages(bob)).not.toContainText('Ann');
  await bob.getByRole('button', { name: /^Hear Ann/ }).click();
  await expect(messages(bob).getByRole('listitem')).toHaveCount(3);

  // What is typed on while a message is on its way stays.
  const come = await holdBack(page, '**/messages');
  await words(page).fill('And');
  await page.keyboard.press('Enter');
  await words(page).fill('And then');
  come();
  await expect(messages(page).getByRole('listitem')).toHaveCount(4);
  await expect(words(page)).toHaveValue('And then');

  // Whoever looks on reads, and says nothing.
  const stranger = await visitor();
  await stranger.goto(`/play/${id}`);
  await stranger.getByRole('button', { name: '4 new messages' }).click();
  await expect(messages(stranger)).toContainText('Ann');
  await expect(words(stranger)).toHaveCount(0);
  await expect(stranger.getByText('Only those who sit at the game talk here.')).toBeVisible();
});

test('a bot decides for who let his time run out, at the wish of the other, until he is back', async ({
  page,
  visitor,
}) => {
  // The shortest time that there is: it is over soon after everybody has come.
  const begun = await begin(page, { clock: { seconds: 1 } });
  const late = begun.game.toAct[0]!;
  const time = page.getByRole('list', { name: 'Time' });
  await sit(page, begun, 1 - late, 'Ann');
  await expect(time).toContainText('Time does not run before everybody has come; still missing: Player');
  await expect(page.getByRole('button', { name: /^Let a bot decide for / })).toHaveCount(0);
  await expectSound(page);
  const bob = await visitor();
  await bob.setViewportSize(phone);
  await sit(bob, begun, late, 'Bob');
  await expect(time).toContainText('no time left');
  await expect(time).not.toContainText('still missing');
  await page.getByRole('button', { name: /^Let a bot decide for / }).click();
  await expect(page.getByText(/^A bot decides for .* until he comes back\.$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('away: a bot decides');
  await expect(page.getByRole('list', { name: 'Events, newest first' })).toContainText(
    'the time for a decision was over. From here a bot decides',
  );

  await bob.getByRole('button', { name: 'I am back' }).click();
  await expect(page.getByRole('list', { name: 'Seats' })).not.toContainText('away');

  // Both may be late: whoever owes a decision is replaced again, and comes back by a button.
  const replace = page.getByRole('button', { name: /^Let a bot decide for Bob/ });
  await expect(async () => {
    const choice = page.locator('[data-choice="1"]');
    if (await choice.isVisible()) await choice.click({ timeout: 1000 });
    await expect(replace).toBeVisible({ timeout: 2000 });
  }).toPass();
  await replace.click();
  await expect(bob.getByText('Your time was over: a bot decides for you until you are back.')).toBeVisible();
  await expectSound(bob);
  await bob.getByRole('button', { name: 'I am back' }).click();
  await expect(bob.getByRole('button', { name: 'I am back' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Seats' })).not.toContainText('away');
});

test('the time for a decision is agreed when a game is begun, and is kept for the next one', async ({
  page,
}) => {
  await Table.open(page, slug);
  await page.getByLabel('Where it is played').selectOption('online');
  const time = page.getByLabel('Time for a decision');
  await expect(time).toHaveValue('none');
  await time.selectOption('own');
  await page.getByLabel('Unit').selectOption('minutes');
  await page.getByLabel('How many').fill('90');
  await expectSound(page);
  await page.getByLabel('Who plays').nth(1).selectOption('person');
  await page.getByRole('button', { name: 'Start the game online' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('list', { name: 'Time' })).toContainText(
    'Each decision has 1 hour 30 minutes.',
  );

  await Table.open(page, slug);
  await expect(page.getByLabel('How many')).toHaveValue('90');
});

test('a line is reported by who sees the game, hidden for all but its seat, and shown again, all while they look on', async ({
  page,
  visitor,
}) => {
  const { bob, id } = await sitBoth(page, visitor);
  const rude = `fool${crypto.randomUUID().slice(0, 8)}`;
  await head(bob).click();
  await words(bob).fill(`You ${rude}`);
  await words(bob).press('Enter');
  await expect(messages(bob)).toContainText(rude);
  const report = /^Report this message/;
  await expect(messages(bob).getByRole('button', { name: report })).toHaveCount(0);

  // Without an account the way leads by the door, and back to the game.
  await head(page).click();
  await expect(messages(page).getByRole('link', { name: report })).toHaveAttribute(
    'href',
    `/signin?callbackUrl=${encodeURIComponent(`/play/${id}`)}`,
  );
  await openAccount(page.context());
  await page.reload();
  await head(page).click();
  await messages(page).getByRole('button', { name: report }).click();
  await dialog(page).getByLabel('Insults or hatred').check();
  await expectSound(page);
  await dialog(page).getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog(page)).toHaveCount(0);

  const desk = await visitor();
  await moderate(desk);
  await expect(caseOf(desk, rude)).toContainText('message by Bob.');
  await expect(caseOf(desk, rude).getByRole('link')).toHaveAttribute('href', `/play/${id}`);
  await expectSound(desk);
  await decide(desk, rude, 'Hide', 'Keep it civil.');
  await expect(caseOf(desk, rude)).toHaveCount(0);

  // The pages that are open hear of it by themselves.
  await expect(messages(page)).toContainText('Hidden by a moderator.');
  await expect(page.getByRole('main')).not.toContainText(rude);
  await expect(messages(page).getByRole('button', { name: report })).toHaveCount(0);
  await expect(messages(bob)).toContainText('Keep it civil.');
  await expect(messages(bob)).toContainText(rude);
  await expectSound(page);
  await expectSound(bob);
  const stranger = await visitor();
  await stranger.goto(`/play/${id}`);
  await head(stranger).click();
  await expect(messages(stranger)).toContainText('Hidden by a moderator.');
  await expect(stranger.getByRole('main')).not.toContainText(rude);

  await desk.goto('/moderation?show=hidden');
  await decide(desk, rude, 'Show again', 'They are friends.');
  await expect(messages(page)).toContainText(rude);
  await expect(messages(stranger)).toContainText(rude);
  await desk.goto('/moderation?show=log');
  await expect(desk.getByRole('main').getByRole('listitem').first()).toContainText(
    'You showed again the message',
  );
});
