import type { Locator, Page } from '@playwright/test';
import { ClaimPage } from '../pages/claim-page.ts';
import { StaffPortal } from '../pages/staff-portal.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, expect, NOBODYS_QUID, SITE, test, type World } from '../world.ts';

const GROUPED = `${NOBODYS_QUID.slice(0, 4)}-${NOBODYS_QUID.slice(4, 9)}-${NOBODYS_QUID.slice(9)}`;
const SECRET = 'moonlight on the lagoon';

interface Pressed {
  /** The button that sends the form. */
  button: Locator;
  /** What the answer must show back, by the name of its field. */
  words: Record<string, string>;
}

/** The forms that only scripts draw. Nobody hears their button either when those scripts fail. */
const DRAWN = {
  'show the access key to withdraw': async (page, world) => {
    const { quid } = await world.gift();
    await page.goto(`/withdraw?quid=${quid}&amount=1000000`);
    await page.getByLabel('Access key', { exact: true }).fill(SECRET);
    return { button: page.getByRole('button', { name: 'Use this key' }), words: {} };
  },
  'show the access key to follow the money': async (page) => {
    await page.goto('/withdraw/status/00000000-0000-4000-8000-000000000000');
    await page.getByLabel('Access key', { exact: true }).fill(SECRET);
    return { button: page.getByRole('button', { name: 'Show the status' }), words: {} };
  },
  'show the manage key': async (page, world) => {
    const { quid } = await world.gift();
    await page.goto(`/rules?quid=${quid}`);
    await page.getByLabel('Manage key', { exact: true }).fill(SECRET);
    return { button: page.getByRole('button', { name: 'Use this key' }), words: {} };
  },
  'staff sign-in': async (page) => {
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill('admin@jara.test');
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    return { button: page.getByRole('button', { name: 'Sign in', exact: true }), words: { email: 'admin@jara.test' } };
  },
  'accept an invitation': async (page) => {
    const email = `unheard.${Date.now()}@example.com`;
    await new StaffPortal(page).enter();
    await page.request.post('/api/admin/invitations', { data: { email, role: 'SUPPORT' } });
    await page.goto(await invitationLink(page, email));
    await page.getByLabel('First name').fill('Bola');
    await page.getByLabel('Last name').fill('Ade');
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    return {
      button: page.getByRole('button', { name: 'Accept the invitation' }),
      words: { firstName: 'Bola', lastName: 'Ade' },
    };
  },
  'invite somebody': async (page) => {
    await (await new StaffPortal(page).enter()).goTo('invite-user', 'Invite User');
    await page.getByLabel('Email *').fill('new@example.com');
    await page.getByRole('radio', { name: /^Support/ }).check();
    return {
      button: page.getByRole('button', { name: 'Send Invitation' }),
      words: { email: 'new@example.com', role: 'SUPPORT' },
    };
  },
  'change a password': async (page) => {
    await (await new StaffPortal(page).enter()).goTo('account', 'Your Account');
    await page.getByLabel('Current password').fill(SECRET);
    await page.getByLabel('New password').fill(SECRET);
    return { button: page.getByRole('button', { name: 'Change password' }), words: {} };
  },
  'start an authenticator': async (page) => {
    await (await new StaffPortal(page).enter()).goTo('account', 'Your Account');
    await page.getByLabel('Your password').fill(SECRET);
    return { button: page.getByRole('button', { name: /^Set up/ }), words: {} };
  },
  'filter a list': async (page) => {
    await (await new StaffPortal(page).enter()).goTo('quids', 'QUID Management');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByLabel('From', { exact: true }).fill('2026-01-15');
    return { button: page.getByRole('button', { name: 'Apply Filters' }), words: { from: '2026-01-15' } };
  },
  'reject with a reason': async (page, world) => {
    const { quid } = await world.waitingWithdrawal();
    await (await new StaffPortal(page).enter()).goTo(`withdrawals?search=${quid}`, 'Withdrawals');
    await page
      .getByRole('button', { name: /^Reject/ })
      .first()
      .click();
    await page.getByLabel('Reason for Rejection *').fill('The name does not match');
    return {
      button: page.getByRole('button', { name: 'Reject Request' }),
      words: { reason: 'The name does not match' },
    };
  },
} satisfies Record<string, (page: Page, world: World) => Promise<Pressed>>;

interface Answered extends Pressed {
  /** Why it was not done, as the page says it. */
  answer: string;
}

/** The forms of pages that work without scripts: a press nobody hears is answered, and here it is refused. */
const ANSWERED: Record<string, (page: Page, world: World) => Promise<Answered>> = {
  'find a gift': async (page) => {
    await page.goto('/claim');
    const half = GROUPED.slice(0, 10);
    await page.getByLabel('Gift code (QUID)').fill(half);
    const button = page.getByRole('button', { name: 'Find my gift' });
    return { button, words: { quid: half }, answer: 'QUID must be 13 characters' };
  },
  'open a gift with its password': async (page, world) => {
    const { quid } = await world.gift({ password: 'another one' });
    await page.goto(`/claim/${quid}`);
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    const button = page.getByRole('button', { name: 'Open my gift' });
    return { button, words: { password: '' }, answer: 'password is not right' };
  },
};

/** Keeps every script of the site back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The answer to a press nobody heard: the same page, nothing in its address, the words, and what to do about it. */
async function expectKept(page: Page, path: string, { words }: Pressed): Promise<void> {
  const kept = page.getByRole('region', { name: 'What you typed' });
  await expect(kept).toContainText('This page was still loading, so nothing was sent.');
  expect(page.url()).toBe(`${SITE}${path}`);
  for (const [name, value] of Object.entries(words)) await expect(kept.locator(`[name="${name}"]`)).toHaveValue(value);
  const names = await kept.locator('[name]').evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''));
  expect(names).toEqual(expect.arrayContaining(Object.keys(words)));
  expect(names.filter((name) => /password|key|^code$/i.test(name))).toEqual([]);
  expect(await page.content()).not.toContain(SECRET);
}

const press = (page: Page, button: Locator) =>
  Promise.all([page.waitForRequest((request) => request.isNavigationRequest()), button.click()]);

for (const path of ['/claim', '/rules']) {
  test(`a code typed into ${path} before the scripts arrived is still there when they have`, async ({
    page,
    watch,
  }) => {
    watch.foresee(/status of 404/);
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const code = page.locator('input[name="quid"]');
    await code.pressSequentially(NOBODYS_QUID.toLowerCase().slice(0, 11));
    letGo();
    await expect(code).toHaveValue(GROUPED.slice(0, 13));
  });
}

for (const [what, fill] of Object.entries(DRAWN)) {
  test(`a press nobody hears: the form to ${what} puts nothing into the address and keeps the words`, async ({
    page,
    watch,
    world,
  }) => {
    watch.foresee(/status of 40[134]/);
    const pressed = await fill(page, world);
    const address = page.url().slice(SITE.length);
    const nameless = await pressed.button.evaluate((button: HTMLButtonElement) =>
      [...(button.form?.elements ?? [])].flatMap((field) =>
        /^(BUTTON|FIELDSET)$/.test(field.tagName) || field.matches('[name], [readonly]') ? [] : [field.outerHTML],
      ),
    );
    expect(nameless, 'fields whose words would be lost').toEqual([]);
    await holdScripts(page);
    await page.evaluate(() => addEventListener('submit', (event) => event.stopImmediatePropagation(), true));
    await press(page, pressed.button);
    // What the address said already, such as which gift it is about, is no field and stays.
    await expectKept(page, address, pressed);
  });
}

for (const [what, fill] of Object.entries(ANSWERED)) {
  test(`a press nobody hears: the form to ${what} says why it was refused, keeps the words and shows no secret`, async ({
    page,
    watch,
    world,
  }) => {
    watch.foresee(/status of 4(03|22)/);
    const { button, words, answer } = await fill(page, world);
    const address = page.url();
    const letGo = await holdScripts(page);
    await page.evaluate(() => addEventListener('submit', (event) => event.stopImmediatePropagation(), true));
    await press(page, button);
    const expectAnswered = async () => {
      await expect(page.getByRole('alert').filter({ hasText: answer })).toBeVisible();
      for (const [name, value] of Object.entries(words))
        await expect(page.getByRole('main').locator(`[name="${name}"]`)).toHaveValue(value);
      expect(page.url()).toBe(address);
      expect(await page.content()).not.toContain(SECRET);
    };
    await expectAnswered();
    letGo();
    await expect(page.getByText('All systems operational')).toBeVisible();
    await expectAnswered();
  });
}

test('where the money goes, pressed while nobody heard, is answered with whose account it is, and stays when the scripts come', async ({
  page,
  world,
}) => {
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  await claim.withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  const name = await withdraw.write(ACCOUNTS.paid);
  const address = page.url();
  const letGo = await holdScripts(page);
  await page.evaluate(() => addEventListener('submit', (event) => event.stopImmediatePropagation(), true));
  await press(page, withdraw.claimButton);
  const expectAsked = async () => {
    await expect(withdraw.confirmDialog).toContainText(`Send ₦9,700 to ${name}`);
    await expect(withdraw.accountNumber).toHaveValue(ACCOUNTS.paid);
    expect(page.url()).toBe(address);
  };
  await expectAsked();
  letGo();
  await expect(page.getByText('All systems operational')).toBeAttached();
  await expectAsked();
  // From here on the scripts go on with it.
  await withdraw.confirmDialog.getByRole('button', { name: 'Edit Details' }).click();
  await expect(withdraw.confirmDialog).toBeHidden();
  await expect(withdraw.bank).toHaveValue('Guaranty Trust Bank');
  await withdraw.send();
});

test('a page that only scripts can draw says so to somebody without them', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  for (const path of ['/admin/login', '/admin/account']) {
    await page.goto(path);
    expect(await page.locator('body noscript').innerText()).toContain('needs JavaScript');
    await expect(page.locator('form')).toHaveCount(0);
  }
});

/** The link in the mail, as the newcomer would find it in their inbox. */
async function invitationLink(page: Page, email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const { data } = (await (await page.request.get(`/dev/inbox.json?to=${encodeURIComponent(email)}`)).json()) as {
      data: { text: string }[];
    };
    link = /https?:\/\/\S+accept-invitation\S+/.exec(data[0]?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
