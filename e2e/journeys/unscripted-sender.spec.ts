import type { Page } from '@playwright/test';
import { bringAxe, changeAtOnce, problemsOf } from '../axe.ts';
import { CallbackPage } from '../pages/callback-page.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { CreatePage } from '../pages/create-page.ts';
import { RulesPage } from '../pages/rules-page.ts';
import { expect, SITE, test } from '../world.ts';

const SECRET = 'moonlight on the lagoon';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

/** The form, in a browser that has no scripts or waits for them. */
const write = async (page: Page, words: Parameters<CreatePage['write']>[0] = {}): Promise<CreatePage> => {
  const create = new CreatePage(page);
  await page.goto('/create', { waitUntil: 'commit' });
  await create.write(words);
  return create;
};

/** From the review to the code: what is paid comes back by itself. */
const payFor = async (page: Page, amount: string): Promise<string> => {
  await page.getByRole('link', { name: `Pay ${amount} at Paystack` }).click();
  const checkout = new CheckoutPage(page);
  await checkout.payWith('success');
  await checkout.isPaid();
  return new CallbackPage(page).quid();
};

/** Who may open it has its fields brought by a press, and the page comes back with all that was written. */
const unfoldRules = async (create: CreatePage): Promise<void> => {
  await create.whoMayOpen.click();
  await create.page.getByRole('button', { name: 'Choose who may open it' }).click();
  await expect(create.page.getByText('Who gets it?')).toBeVisible();
};

test('without scripts, a gift is written, looked over, paid for, and its code is there', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  const create = await write(page, { amount: '10000', message: 'Line one\nline <two> & "three"', password: SECRET });
  await page.locator('label').filter({ hasText: 'Sallah' }).click();
  await create.payButton.click();

  await test.step('it is looked over before it is paid for', async () => {
    expect(page.url()).toMatch(new RegExp(`^${SITE}/payment/callback\\?reference=[^&]+$`));
    await expect(page.getByText('line <two> & "three"')).toBeVisible();
    await expect(page.getByText('ada@example.com')).toBeVisible();
    await expect(page.getByText('Yes, you send it separately')).toBeVisible();
    await expect(page.getByText('They receive in the bank').locator('..')).toContainText('₦9,700.00');
    expect(await page.content()).not.toContain(SECRET);
    // Nothing takes the page away from whoever reads it.
    expect(await page.locator('meta[http-equiv="refresh"]').count()).toBe(0);
  });

  const quid = await payFor(page, '₦10,000');
  await expect(page.locator(`noscript a[href="${SITE}/claim/${quid}"]`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(quid));
  expect(new URL(page.url()).pathname).toBe('/payment/callback');
  const receipt = await page.request.get(
    (await page.locator('noscript a[href$="receipt.pdf"]').getAttribute('href')) ?? '',
  );
  expect(receipt.headers()['content-type']).toBe('application/pdf');

  const claim = new ClaimPage(await visitor({ javaScriptEnabled: false }));
  await claim.page.goto(`/claim/${quid}`);
  await claim.unwrap(SECRET);
  await expect(claim.opened).toContainText('₦10,000');
});

const RULES: Record<string, { fill: (create: CreatePage) => Promise<void>; sentence: RegExp }> = {
  'the second person': {
    fill: async (create) => {
      await create.chooseRule('Nth Person');
      await create.page.getByLabel('Which person wins?').fill('2');
    },
    sentence: /The 2nd person to open it gets ₦10,000/,
  },
  'a split into as many parts': {
    fill: async (create) => {
      await create.chooseRule('Split');
      await create.page.getByLabel('Number of splits').selectOption('4');
    },
    sentence: /first 4 people/,
  },
  'a split by percentages': {
    fill: async (create) => {
      await create.chooseRule('Split');
      await create.page.locator('label').filter({ hasText: 'Percentage' }).click();
      await create.page.getByLabel('1st person').fill('70');
      await create.page.getByLabel('2nd person').fill('30');
    },
    sentence: /₦7,000.*₦3,000/,
  },
  'a window of time': {
    fill: async (create) => {
      await create.chooseRule('Time Range');
      await create.page.getByLabel('Start', { exact: true }).fill(inDays(10));
      await create.page.getByLabel('End', { exact: true }).fill(inDays(20));
    },
    sentence: /\(Lagos\)|between|until/,
  },
  'equal shares': {
    fill: async (create) => {
      await create.chooseRule('Equal Shares');
      await create.page.locator('input[name="equalShares"]').fill('5');
    },
    sentence: /first 5 people.*₦2,000/,
  },
  'lucky shares': {
    fill: async (create) => {
      await create.chooseRule('Lucky Shares');
      await create.page.locator('input[name="luckyShares"]').fill('3');
    },
    sentence: /first 3 people/,
  },
  'a draw': {
    fill: async (create) => {
      await create.chooseRule('Draw');
      await create.page.getByLabel('Until when can people enter?').fill(inDays(5));
      await create.page.getByLabel('How many people win?').fill('2');
    },
    sentence: /2/,
  },
  'a draw of different prizes': {
    fill: async (create) => {
      await create.chooseRule('Draw');
      await create.page.getByLabel('Until when can people enter?').fill(inDays(5));
      await create.page.locator('label').filter({ hasText: 'Different amounts' }).click();
      await create.page.getByLabel('Each gets, line 1').fill('6000');
      await create.page.getByLabel('Winners, line 2').fill('2');
      await create.page.getByLabel('Each gets, line 2').fill('2,000');
    },
    sentence: /₦6,000/,
  },
};

for (const [what, { fill, sentence }] of Object.entries(RULES)) {
  test(`without scripts, a gift is ordered with its rule: ${what}`, async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false });
    const create = await write(page);
    await unfoldRules(create);
    await expect(create.amount).toHaveValue('10,000');
    await expect(page.getByLabel('Which person wins?'), 'of another kind nothing is asked').toBeHidden();
    await fill(create);
    await create.payButton.click();
    await expect(page.locator('dl > div').filter({ hasText: 'Who may open it' })).toContainText(sentence);
    await payFor(page, '₦10,000');
    await expect(page.getByRole('region', { name: 'Who may open it' })).toContainText(sentence);
  });
}

test('without scripts, what is wrong with a gift is said at its field, and what was written stays', async ({
  visitor,
  watch,
}) => {
  watch.foresee(/status of 422/);
  const page = await visitor({ javaScriptEnabled: false });
  const create = await write(page, { amount: '10', email: 'ada@example', message: 'Eat well', password: SECRET });
  await page.getByLabel('Send anonymously').check();
  await create.howItReaches.click();
  await page.getByRole('radio', { name: 'E-mail it at a time' }).check();
  await create.payButton.click();

  expect(page.url()).toBe(`${SITE}/create`);
  const told = page.getByRole('alert').filter({ hasText: 'Nothing was sent yet' });
  for (const [field, problem] of [
    [create.amount, 'The smallest gift is'],
    [create.email, 'Please enter a valid email address'],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(told).toContainText(problem);
  }
  await expect(create.deliverAt, 'what is wrong is unfolded').toHaveAttribute('aria-invalid', 'true');
  await expect(create.amount).toHaveValue('10');
  await expect(create.email).toHaveValue('ada@example');
  await expect(create.message).toHaveValue('Eat well');
  await expect(page.getByLabel('Send anonymously')).toBeChecked();
  await expect(create.password).toHaveValue('');
  expect(await page.content()).not.toContain(SECRET);

  await test.step('a password that was lost on the way is not forgotten in silence', async () => {
    await create.amount.fill('5000');
    await create.email.fill('ada@example.com');
    await create.deliverAt.fill(inDays(3));
    await create.payButton.click();
    await expect(create.password).toHaveAttribute('aria-invalid', 'true');
    await expect(told).toContainText('Type the password again');
    await create.password.fill(SECRET);
    await create.payButton.click();
    await expect(page.getByText('Yes, you send it separately')).toBeVisible();
    await expect(page.getByText('someone who asked to stay secret').first()).toBeVisible();
  });
});

test('without scripts, a press repeated is one gift, and a changed mind is none', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  const create = await write(page);
  await create.payButton.dblclick();
  await expect(page.getByRole('link', { name: 'Pay ₦10,000 at Paystack' })).toBeVisible();
  await page.reload();
  const payments = async () =>
    ((await (await page.request.get('/api/transactions')).json()) as { total: number }).total;
  expect(await payments()).toBe(1);
  await page.getByRole('button', { name: 'I changed my mind' }).click();
  await expect(new CallbackPage(page).failed).toBeVisible();
  expect(await payments()).toBe(1);
});

test('without scripts, somebody who cancels at the checkout comes back to where they can pay or leave it', async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false });
  const create = await write(page);
  await create.payButton.click();
  await page.getByRole('link', { name: 'Pay ₦10,000 at Paystack' }).click();
  await new CheckoutPage(page).cancel();
  await expect(page.getByRole('button', { name: 'I changed my mind' })).toBeVisible();
  expect(await payFor(page, '₦10,000')).toHaveLength(13);
});

/** Every script takes ten seconds, or as long as it takes somebody to go on. */
async function slowly(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`${SITE}/assets/*.js`, async (route) => {
    await Promise.all([held, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    // Whoever goes on leaves a page before its scripts are there.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

test('somebody goes on while the scripts take ten seconds, and has paid before they come', async ({ page }) => {
  const letGo = await slowly(page);
  const create = await write(page);
  await unfoldRules(create);
  await create.chooseRule('Nth Person');
  await page.getByLabel('Which person wins?').fill('3');
  await create.password.fill(SECRET);
  await create.payButton.click();
  await expect(page.locator('dl > div').filter({ hasText: 'Who may open it' })).toContainText('The 3rd person');
  const quid = await payFor(page, '₦10,000');
  letGo();
  // From here the scripts go on with what they find.
  await expect(page.getByText('All systems operational')).toBeVisible({ timeout: 30_000 });
  expect(await new CallbackPage(page).quid()).toBe(quid);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('link', { name: 'Follow this gift' }).click();
  await expect(page.getByRole('heading', { name: 'Your gift to ada@example.com' })).toBeVisible();
});

test('a page that came back with its mistakes is taken over by its scripts as it stands', async ({ page, watch }) => {
  watch.foresee(/status of 422/);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`${SITE}/assets/*.js`, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const create = await write(page, { email: 'ada@example', message: 'Eat well' });
  await unfoldRules(create);
  await create.chooseRule('Equal Shares');
  await page.locator('input[name="equalShares"]').fill('4');
  await create.payButton.click();
  await expect(create.email).toHaveAttribute('aria-invalid', 'true');
  await create.senderName.fill('Ngozi');
  letGo();
  await expect(page.getByText('All systems operational')).toBeVisible();
  await expect(create.email).toHaveAttribute('aria-invalid', 'true');
  await expect(create.email).toHaveValue('ada@example');
  await expect(create.senderName).toHaveValue('Ngozi');
  await expect(create.message).toHaveValue('Eat well');
  await expect(create.whoMayOpen).toContainText('The first 4 people to open it');
  await create.email.fill('ada@example.com');
  const checkout = await create.pay();
  await checkout.payWith('success');
  await checkout.isPaid();
  expect(await new CallbackPage(page).quid()).toHaveLength(13);
});

test('without scripts, the pages of a sender have nothing that somebody could not see or reach', async ({
  page,
  watch,
}) => {
  watch.foresee(/ERR_FAILED|status of 422/);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route(`${SITE}/assets/*.js`, (route) => route.abort());
  const expectFine = async () => {
    // Words can be pressed before their style has come, and are looked at with it.
    await page.waitForLoadState('load');
    await changeAtOnce(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await bringAxe(page);
      expect(await problemsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  };
  const create = await write(page, { email: 'ada@example' });
  await expectFine();
  await unfoldRules(create);
  await create.chooseRule('Split');
  await expectFine();
  await create.payButton.click();
  await expect(create.email).toHaveAttribute('aria-invalid', 'true');
  await expectFine();
  await create.email.fill('ada@example.com');
  await create.payButton.click();
  await expect(page.getByRole('link', { name: 'Pay ₦10,000 at Paystack' })).toBeVisible();
  await expectFine();
  await payFor(page, '₦10,000');
  await expectFine();
});

test('without scripts, a sender loads a gift they paid for and sets its rule, until somebody has tried', async ({
  visitor,
  watch,
  world,
}) => {
  watch.foresee(/status of 422/);
  const page = await visitor({ javaScriptEnabled: false });
  const { quid } = await world.gift({ email: 'bola@example.com' }, page.request);
  const rules = new RulesPage(page);
  await page.goto('/rules');
  await rules.code.fill('SB39-YW1H');
  await rules.loadButton.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Quid not found' })).toBeVisible();
  await expect(rules.code).toHaveValue('SB39-YW1H');
  await page.getByRole('link', { name: 'To bola@example.com' }).click();
  expect(page.url()).toBe(`${SITE}/rules?quid=${quid}`);

  await rules.choose('Draw');
  await rules.createButton.click();
  await expect(page.getByRole('alert').filter({ hasText: 'An error occurred' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Draw/ })).toBeChecked();
  await page
    .locator('label')
    .filter({ hasText: /^Split/ })
    .click();
  await rules.choose('Percentage');
  await page.getByLabel('1st person').fill('60');
  await page.getByLabel('2nd person').fill('30');
  await rules.createButton.click();
  await expect(page.getByText('exactly 100%').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByLabel('2nd person')).toHaveValue('30');
  await page.getByLabel('2nd person').fill('40');
  await rules.createButton.click();
  await expect(rules.saved).toHaveText('Rule Created Successfully!');
  await page.reload();
  await page.getByRole('link', { name: 'Manage Another Rule' }).click();
  await page.getByRole('link', { name: 'To bola@example.com' }).click();
  await expect(page.getByLabel('1st person')).toHaveValue('60');

  await world.claim(quid);
  await page.reload();
  await expect(page.getByText('This rule can no longer change')).toBeVisible();
});

test('without scripts, a sender finds their gifts again, and pauses, cancels and follows them', async ({
  visitor,
  world,
}) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/transactions');
  await expect(page.getByRole('heading', { name: 'No Transactions Yet' })).toBeVisible();
  await page.getByLabel('Your email').fill('sender@example.com');
  await page.getByRole('button', { name: 'E-mail me my list' }).click();
  await expect(page.getByText('If gifts were paid for with this address, a link to them is on its way')).toBeVisible();
  await expect(page.getByLabel('Your email')).toHaveValue('sender@example.com');

  const { quid } = await world.gift({}, page.request);
  await page.goto('/transactions');
  await page.getByRole('link', { name: 'To ada@example.com', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your gift' })).toBeVisible();
  await expect(page.getByText(quid.slice(0, 4)).first()).toBeVisible();
  await page.getByRole('link', { name: 'Follow this gift' }).click();
  await expect(page.getByRole('heading', { name: 'Your gift to ada@example.com' })).toBeVisible();

  await page.getByRole('button', { name: 'Pause it' }).click();
  await expect(page.getByText('Paused: nobody can open it until you let it go on.')).toBeVisible();
  await page.getByRole('button', { name: 'Let it go on' }).click();
  await expect(page.getByText('Waiting to be opened.')).toBeVisible();
  const comesBack = page.locator('noscript meta[http-equiv="refresh"]');
  await expect(comesBack).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel the gift' }).click();
  await expect(comesBack, 'whoever reads what it means is given the time').toHaveCount(0);
  const asked = page.getByRole('region', { name: 'Cancel this gift?' });
  await expect(asked).toContainText('goes back to your card');
  await expect(page.getByText('Waiting to be opened.'), 'nothing has happened yet').toBeVisible();
  await asked.getByRole('button', { name: 'Cancel the gift' }).click();
  await expect(page.getByText(/^Cancelled/).first()).toBeVisible();
});

test('without scripts, help can be read', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/help');
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:/);
});
