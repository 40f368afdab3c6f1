import { holdBeforeCamera } from '../camera.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { visit } from '../pages/site.ts';
import { expect, NOBODYS_QUID, SITE, test } from '../world.ts';

// A gift unfolds before whoever opens it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a protected gift opens with its password, and says how many tries are left', async ({ page, watch, world }) => {
  watch.foresee(/status of 403/);
  const { quid } = await world.gift({ password: 'moonlight' });
  const claim = await new ClaimPage(page).open(quid);
  await expect(page.getByText('₦10,000')).toHaveCount(0);
  await claim.openButton.click();
  await expect(page.getByText('Enter the password the sender gave you')).toBeVisible();
  await claim.password.fill('sunlight');
  await claim.openButton.click();
  await expect(page.getByText('That password is not right. 9 tries left.')).toBeVisible();
  await expect(claim.password).toHaveAttribute('aria-invalid', 'true');
  await claim.unwrap('moonlight');
  await expect(claim.opened).toContainText('₦10,000');
});

test('a code is read however it is typed or pasted @phone', async ({ page, world }) => {
  const { quid } = await world.gift();
  const grouped = `${quid.slice(0, 4)}-${quid.slice(4, 9)}-${quid.slice(9)}`;
  await visit(page, '/claim');
  const claim = new ClaimPage(page);
  await claim.code.pressSequentially(quid.toLowerCase());
  await expect(claim.code).toHaveValue(grouped);
  await claim.code.fill('');
  await claim.code.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `Open it: http://example.com/claim/${quid} (code ${grouped})`);
  await expect(claim.code).toHaveValue(grouped);
  await claim.findButton.click();
  await expect(claim.sealed).toBeVisible();
});

test('where the browser reads QR codes, a gift is found with the camera @phone', async ({ page, world }) => {
  const { quid } = await world.gift();
  await holdBeforeCamera(page, `${SITE}/claim/${quid}`);
  await visit(page, '/claim');
  await page.getByRole('button', { name: 'Scan a QR code' }).click();
  await expect(page).toHaveURL(`/claim/${quid}`);
  await expect(new ClaimPage(page).sealed).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a wrong code says what is wrong with it before anyone is asked', async ({ page, watch }) => {
  await visit(page, '/claim');
  const claim = new ClaimPage(page);
  await expect(claim.code).toHaveAttribute('maxlength', '15');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/transactions')) asked.push(request.url());
  });
  await claim.findButton.click();
  await expect(page.getByText('Gift code (QUID) is required')).toBeVisible();
  await claim.code.fill('7K2M');
  await claim.findButton.click();
  await expect(page.getByText('QUID must be 13 characters')).toBeVisible();
  await claim.code.fill(NOBODYS_QUID.replace('S', 'T'));
  await claim.findButton.click();
  await expect(page.getByText('That code has a typing mistake.')).toBeVisible();
  expect(asked).toEqual([]);

  watch.foresee(/status of 404/);
  await claim.code.fill(NOBODYS_QUID);
  await claim.findButton.click();
  await claim.standsAt('No gift has this code');
  // Said once: the heading is the message.
  await expect(page.getByText(/not found|no gift has/i)).toHaveCount(1);
});

test('a link with the code in its query is looked up at once and claims nothing', async ({ page, world }) => {
  const { quid } = await world.gift();
  await visit(page, `/claim?quid=${quid}`);
  const claim = new ClaimPage(page);
  await expect(claim.sealed).toBeVisible();
  await expect(claim.openButton).toBeVisible();
  // Somebody else can still take it: looking has not.
  expect((await world.claim(quid)).amount).toBe(1_000_000);
});

test('a claimed gift says so, and whoever holds its access key carries on', async ({ page, world }) => {
  const { quid } = await world.gift();
  const { accessKey } = await world.claim(quid);
  const claim = await new ClaimPage(page).open(quid);
  await claim.standsAt('Already claimed');
  await claim.askForKey();
  await page.getByLabel('Access key').fill('not a key');
  await page.getByRole('button', { name: 'Use this key' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.getByLabel('Access key').fill(accessKey);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await claim.standsAt('Your gift');
  await expect(claim.withdrawLink).toBeVisible();
});

test('somebody who was a moment too late is told so after the tap', async ({ page, watch, world }) => {
  watch.foresee(/status of 409/);
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  await expect(claim.openButton).toBeVisible();
  await world.claim(quid);
  await claim.openButton.click();
  await claim.standsAt('Already claimed');
});

test('a gift on hold keeps its money safe and says whom to ask', async ({ page, world }) => {
  const { quid } = await world.gift({}, page.request);
  await world.hold(quid);
  const claim = await new ClaimPage(page).open(quid);
  await claim.standsAt('This gift is on hold');
  await expect(page.getByText('Its money is safe.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Write to / })).toBeVisible();
  await visit(page, '/transactions');
  await expect(page.getByRole('article')).toContainText('This transaction is currently blocked');
});

test('an opened gift is found again on the same device, also from a second tab', async ({ page, context, world }) => {
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  const key = await page.getByText(/^\S{6}…\S{4}$/).textContent();

  const second = await new ClaimPage(await context.newPage()).open(quid);
  await second.standsAt('Your gift');
  await expect(second.page.getByText(key ?? '')).toBeVisible();

  await visit(page, '/claim');
  await page.getByRole('region', { name: 'Gifts on this device' }).getByRole('link').click();
  await claim.standsAt('Your gift');
  await claim.page.getByRole('link', { name: 'Claim Another Gift' }).click();
  await page.getByRole('button', { name: `Forget gift ${quid}` }).click();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByRole('region', { name: 'Gifts on this device' })).toBeHidden();
});

test('two tabs that open the same gift together hold one claim', async ({ page, context, world }) => {
  const { quid } = await world.gift();
  const first = await new ClaimPage(page).open(quid);
  const second = await new ClaimPage(await context.newPage()).open(quid);
  await Promise.all([first.unwrap(), second.unwrap()]);
  const keyIn = (claim: ClaimPage) => claim.page.getByText(/^\S{6}…\S{4}$/).textContent();
  expect(await keyIn(first)).toBe(await keyIn(second));
});

test('a gift whose sender gave no name comes from someone, and nobody asked for a secret', async ({ page, world }) => {
  const { quid } = await world.gift({ senderName: '' });
  const claim = await new ClaimPage(page).open(quid);
  await expect(page.getByText('Someone sent it.')).toBeVisible();
  await expect(claim.sealed).toContainText('From someone');
  await expect(page.getByText('asked to stay secret')).toHaveCount(0);
  await claim.unwrap();
  await expect(claim.opened).toContainText('From someone');
  await expect(page.getByText('asked to stay secret')).toHaveCount(0);
});

test('an anonymous gift comes from someone who asked to stay secret', async ({ page, world }) => {
  const { quid } = await world.gift({ anonymous: true, senderName: 'Chidi' });
  const claim = await new ClaimPage(page).open(quid);
  await expect(page.getByText('It comes from someone who asked to stay secret.')).toBeVisible();
  await expect(page.getByText('Chidi')).toHaveCount(0);
  await page.getByText('Is this real?').click();
  await expect(page.getByText('What we never ask for')).toBeVisible();
  await claim.unwrap();
  await expect(page.getByText('Chidi')).toHaveCount(0);
});
