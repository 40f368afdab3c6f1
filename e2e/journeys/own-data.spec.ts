import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { visit } from '../pages/site.ts';
import { StaffPortal } from '../pages/staff-portal.ts';
import { ACCOUNTS, expect, SITE, test, type World } from '../world.ts';

/** The newest link to their data, as its reader would find it in their inbox. */
async function linkFor(page: Page, address: string): Promise<string> {
  let url: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${SITE}/dev/inbox.json?to=${encodeURIComponent(address)}`);
      const { data } = (await answer.json()) as { data: { kind: string; text: string }[] };
      url = data.find(({ kind }) => kind === 'data_link')?.text.match(/https?:\/\/\S+\/your-data#\S+/)?.[0];
      return url;
    })
    .toBeDefined();
  return new URL(url ?? '').pathname + new URL(url ?? '').hash;
}

async function openOwnData(page: Page, address: string): Promise<void> {
  await visit(page, '/your-data');
  await page.getByLabel('Your email').fill(address);
  await page.getByRole('button', { name: 'E-mail me the link' }).click();
  await expect(page.getByText('If we hold anything about this address')).toBeVisible();
  await page.goto(await linkFor(page, address));
  await expect(page.getByRole('heading', { name: `What we hold about ${address}` })).toBeVisible();
  await expect(page).toHaveURL(`${SITE}/your-data`);
}

/** Sent, opened by somebody else and paid out: nothing of it is open any more. */
async function finishedGift(world: World, senderEmail: string): Promise<void> {
  const { quid } = await world.gift({ senderEmail, senderName: 'Adaze', message: 'Only between us two' });
  await world.withdraw(await world.claim(quid), ACCOUNTS.paidThird);
}

test('somebody proves their address, reads and takes along what we hold, corrects their name and is erased', async ({
  page,
  watch,
  world,
  visitor,
}) => {
  // The link ends with everything else, and asking who is signed in is answered "nobody".
  watch.foresee(/status of 4(10|01|03)/);
  const address = 'adaeze.own@example.com';
  await finishedGift(world, address);
  await openOwnData(page, address);
  await expect(page.getByText('Only between us two')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Only between us two'), 'a reload loses no key').toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  const copy = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(copy).toMatchObject({ address, sent: [{ name: 'Adaze', message: 'Only between us two' }] });

  await page.getByLabel('Your name').fill('Adaeze');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Adaeze$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Erase my data' }).click();
  await expect(page.getByRole('dialog')).toContainText('It cannot be undone.');
  await page.getByRole('button', { name: 'Erase it' }).click();
  await expect(page.getByText('Your data is erased.')).toBeVisible({ timeout: 90_000 });
  const { data } = await (await page.request.get(`/dev/inbox.json?to=${address}`)).json();
  expect(data).toEqual([]);
  await world.expectCleanBooks();

  // Staff see that somebody was, and not who.
  const desk = await visitor({ viewport: { width: 1280, height: 800 } });
  const portal = await new StaffPortal(desk).enter('admin@jara.test');
  await portal.goTo('data-requests', 'Data Requests');
  await expect(desk.getByRole('row', { name: /Erasure.*Done/ }).first()).toBeVisible();
  await expect(desk.getByText(address)).toHaveCount(0);
  await portal.goTo('audit', 'Audit Trail');
  await expect(desk.getByRole('table').getByText('Ended what a person had asked').first()).toBeVisible();
  const support = await visitor({ viewport: { width: 1280, height: 800 } });
  await new StaffPortal(support).enter('support@jara.test');
  await support.goto('/admin/data-requests');
  await expect(support.getByText('Access Denied')).toBeVisible();
});

test('an erasure waits for a gift that is not opened, says so, and can be withdrawn', async ({ page, world }) => {
  const address = 'waits.own@example.com';
  await world.gift({ email: address });
  await openOwnData(page, address);
  await expect(page.getByText('It holds money that nobody has opened.')).toBeVisible();
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await page.getByRole('button', { name: 'Erase it' }).click();
  await expect(page.getByText('Your data will be erased')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my data after all' }).click();
  await expect(page.getByRole('button', { name: 'Erase my data' })).toBeVisible();
});

test('the link is asked for without scripts', async ({ world, visitor }) => {
  const address = 'plain.own@example.com';
  await world.gift({ email: address });
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/your-data');
  await page.getByLabel('Your email').fill(address);
  await page.getByRole('button', { name: 'E-mail me the link' }).click();
  await expect(page.getByText('If we hold anything about this address')).toBeVisible();
  await linkFor(page, address);
});
