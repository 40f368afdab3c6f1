import { CallbackPage } from '../pages/callback-page.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { CreatePage } from '../pages/create-page.ts';
import { expect, test } from '../world.ts';

test('who may open it is decided before paying, on a narrow phone, and holds from the first moment', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const create = await new CreatePage(page).open();
  await create.write({ amount: '50000' });
  await expect(create.whoMayOpen).toContainText('The first person to open it');
  await create.chooseRule('Nth Person');
  const number = page.getByLabel('Which person wins?');
  await number.fill('');
  await expect(create.whoMayOpen).toContainText('Not finished yet');
  await number.fill('2');
  const sentence = 'The 2nd person to open it gets ₦50,000';
  await expect(create.whoMayOpen).toContainText(sentence);

  await test.step('it is kept with the rest of what was typed', async () => {
    // What is typed is written down a moment later.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('jara.draft'))).toContain('"nthPerson":"2"');
    await page.reload();
    await expect(create.whoMayOpen).toContainText(sentence);
    await expect(number, 'it is folded again').toBeHidden();
  });

  await test.step('the last look before paying says it, and leads back to it', async () => {
    const line = page.locator('dl > div').filter({ hasText: 'Who may open it' });
    await expect(line).toContainText(sentence);
    await line.getByRole('button', { name: 'Change who may open it' }).click();
    await expect(create.whoMayOpen).toBeFocused();
    await expect(number).toHaveValue('2');
  });

  const checkout = await create.pay();
  await checkout.payWith('success');
  await checkout.isPaid();
  const room = new CallbackPage(page);
  const quid = await room.quid();
  const rule = page.getByRole('region', { name: 'Who may open it' });
  await expect(rule).toContainText(sentence);
  await rule.getByText('Sealed with a fingerprint').click();
  await expect(rule.getByText(/^[0-9a-f]{64}$/)).toBeVisible();

  const unlucky = await new ClaimPage(await visitor()).open(quid);
  await expect(unlucky.page.getByText('only the sender knows which one in line')).toBeVisible();
  await unlucky.openButton.click();
  await unlucky.standsAt('Not this time');
  const winner = await new ClaimPage(await visitor()).open(quid);
  await winner.unwrap();
  await expect(winner.opened).toContainText('₦50,000');
});

for (const width of [360, 1280]) {
  test(`a lucky gift shared by oneself, with the fee paid, at ${width} px`, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height: 800 });
    const create = await new CreatePage(page).open();
    await create.write({ amount: '10000' });
    await create.pick(create.whoPaysTheFee, 'I do');
    await expect(page.getByText('You pay', { exact: true }).first().locator('..')).toContainText('₦10,309.28');
    await expect(page.getByText('They receive in the bank').locator('..')).toContainText('₦10,000');
    await create.pick(create.howItReaches, 'I will share it myself');
    await expect(create.email).toHaveCount(0);
    await create.chooseRule('Lucky Shares');
    await page.getByLabel('How many people?').fill('2');

    await test.step('the last look before paying says it, and leads back to it', async () => {
      await expect(create.reviewed('It is for')).toContainText('Whoever you give the code to');
      await expect(create.reviewed('How it reaches them')).toContainText('You share the code yourself');
      await create.reviewed('Our fee').getByRole('button').click();
      await expect(create.whoPaysTheFee).toBeFocused();
    });

    const checkout = await create.pay();
    await checkout.payWith('success');
    await checkout.isPaid();
    const quid = await new CallbackPage(page).quid();
    await expect(page.getByText('The code is yours to share: we mail nobody.')).toBeVisible();
    const terms = page.getByRole('region', { name: 'When it reaches them, and what arrives' });
    await expect(terms).toContainText('You share the code yourself');
    await expect(terms).toContainText('You paid₦10,309.28');
    await expect(terms).toContainText('They receive in the bank₦10,000.00');

    await test.step('its receipt adds up to the same', async () => {
      await page.getByRole('button', { name: 'Receipt' }).click();
      const receipt = page.getByRole('dialog', { name: 'Receipt' });
      await expect(receipt).toContainText('They receive₦10,000.00');
      await expect(receipt).toContainText('Fee charged to you₦309.28');
      await expect(receipt).toContainText('Forwhoever has the code');
    });

    const shares = [];
    for (const _person of [1, 2]) {
      const claim = await new ClaimPage(await visitor()).open(quid);
      await claim.unwrap();
      const arrives = claim.page.getByText(/^You get ₦/);
      await expect(arrives).toBeVisible();
      const [, net] = /You get ₦([\d,.]+)/.exec((await arrives.textContent()) ?? '') ?? [];
      shares.push(Math.round(Number(net?.replaceAll(',', '')) * 100));
    }
    expect(
      shares.reduce((sum, share) => sum + share, 0),
      'a round sum arrives',
    ).toBe(1_000_000);
  });
}

test('a rule the gift is too small for is said before anything is sent, and at its field', async ({ page }) => {
  const create = await new CreatePage(page).open();
  await create.write({ amount: '50000' });
  await create.chooseRule('Lucky Shares');
  await page.getByLabel('How many people?').fill('100');
  await expect(create.whoMayOpen).toContainText('The first 100 people to open it share ₦50,000');
  await create.whoMayOpen.click();
  await create.amount.fill('2000');
  await expect(create.whoMayOpen).toContainText('Not finished yet');
  let orders = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/transactions')) orders += 1;
  });
  await create.payButton.click();
  await expect(create.whoMayOpen).toBeFocused();
  await expect(create.whoMayOpen).toContainText('this gift is enough for 5');
  await create.amount.fill('50000');
  await expect(create.whoMayOpen).toContainText('The first 100 people to open it share ₦50,000');
  await create.amount.fill('2000');
  await page.getByLabel('How many people?').fill('5');
  await expect(create.whoMayOpen).toContainText('The first 5 people to open it share ₦2,000');
  expect(orders).toBe(0);
});

test('what only the server knows to be wrong with a rule lands at the rule', async ({ page, watch }) => {
  watch.foresee(/status of 422/);
  const create = await new CreatePage(page).open();
  await create.write();
  await create.chooseRule('Split');
  await page.getByLabel('Number of splits').selectOption('3');
  await create.whoMayOpen.click();
  await page.route('**/api/transactions', (route) =>
    route.fulfill({ status: 422, json: { code: 'rule_invalid', message: 'Each share must be larger' } }),
  );
  await create.payButton.click();
  await expect(create.whoMayOpen).toBeFocused();
  await expect(create.whoMayOpen).toContainText('Each share must be larger');
  await expect(page.getByText('Nothing was charged')).toHaveCount(0);
  await page.unroute('**/api/transactions');
  await page.getByLabel('Number of splits').selectOption('2');
  await expect(create.whoMayOpen).toContainText('The first 2 people to open it get ₦5,000 each');
  await create.pay();
});
