import type { Page, Request } from '@playwright/test';
import { EDGE_OF_A_CELL } from '../bad-line.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { visit } from '../pages/site.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, expect, SITE, test, type World } from '../world.ts';

/** What browsers say in the console of a connection that was cut. */
const CUT = /ERR_(EMPTY_RESPONSE|CONNECTION_(RESET|CLOSED)|SOCKET_NOT_CONNECTED)/;
const HALVES = { rule: { splits: [{ percentage: 50 }, { percentage: 50 }] } };
/** Half of a gift, less our fee. */
const ARRIVES = 485_000;

/** Does something whose every try is cut, and lets the page's own waits pass until it gives up. */
async function inVain(page: Page, path: RegExp, act: () => Promise<unknown>): Promise<void> {
  let failures = 0;
  const count = (request: Request) => {
    if (path.test(new URL(request.url()).pathname)) failures += 1;
  };
  page.on('requestfailed', count);
  await act();
  const passing = async () => {
    await page.clock.fastForward(4000);
    return failures;
  };
  await expect.poll(passing, { timeout: 20_000 }).toBe(4);
  page.off('requestfailed', count);
}

/** The other half is still there for somebody, the provider has paid once, and the books add up. */
async function expectOneShare(world: World, quid: string, account: string): Promise<void> {
  expect((await world.claim(quid)).amount).toBe(500_000);
  await expect.poll(() => world.transfersTo(account), { timeout: 20_000 }).toEqual([[ARRIVES, 'success']]);
  await world.expectCleanBooks();
}

test('wherever the line is cut, somebody reads what that means, presses again, and it has happened once', async ({
  lineIn,
  visitor,
  watch,
  world,
}) => {
  watch.foresee(CUT);
  const line = await lineIn();
  const page = await visitor({ proxy: line.proxy });
  const { quid } = await world.gift(HALVES);
  await page.clock.install();
  const claim = new ClaimPage(page);
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  const tryAgain = page.getByRole('button', { name: 'Try again' });

  await test.step('while the gift is looked for', async () => {
    await visit(page, '/claim');
    line.cut('before', 'GET', /\/verify$/);
    await claim.code.fill(quid);
    await inVain(page, /\/verify$/, () => claim.findButton.click());
    await expect(alert).toContainText("We couldn't reach Jara.");
    await expect(alert).toContainText('Nothing was claimed.');
    line.mend();
    await tryAgain.click();
  });

  await test.step('while it is opened, before we hear of it and after', async () => {
    for (const when of ['before', 'after'] as const) {
      line.cut(when, 'POST', /\/rules\/claim$/);
      await inVain(page, /\/rules\/claim$/, () => claim.openButton.click());
      await expect(alert).toContainText('You can tap again: it counts once.');
    }
    line.mend();
    await claim.unwrap();
    await expect(claim.opened).toContainText('₦5,000');
  });

  const withdraw = new WithdrawPage(page);
  await test.step('while the banks are listed, and while one is asked for the name', async () => {
    line.cut('before', 'GET', /\/banks$/);
    await inVain(page, /\/banks$/, () => claim.withdrawLink.click());
    await expect(alert).toContainText('Your gift is safe.');
    line.mend();
    await tryAgain.click();
    line.cut('after', 'POST', /\/resolve-name$/);
    await withdraw.accountNumber.fill(ACCOUNTS.overBadLine);
    await inVain(page, /\/resolve-name$/, () => withdraw.chooseBank('gtb', 'Guaranty Trust Bank'));
    await expect(page.getByText("We couldn't reach Jara.")).toBeVisible();
    line.mend();
    await tryAgain.click();
    await expect(withdraw.accountName).toHaveValue(/^[A-Z ]+$/);
  });

  await test.step('while the money is asked for, before we hear of it and after', async () => {
    const confirm = withdraw.confirmDialog.getByRole('button', { name: 'Confirm Transfer' });
    await withdraw.claimButton.click();
    for (const when of ['before', 'after'] as const) {
      line.cut(when, 'POST', /\/withdrawal-request$/);
      await inVain(page, /\/withdrawal-request$/, () => confirm.click());
      await expect(withdraw.confirmDialog.getByRole('alert')).toContainText(
        'We may have your request already. You can confirm again: the money is sent once.',
      );
    }
    line.mend();
    await confirm.click();
    await expect(withdraw.successDialog).toBeVisible();
  });

  await expectOneShare(world, quid, ACCOUNTS.overBadLine);
});

test('without scripts, a press that was cut off is pressed again, and the gift is opened once', async ({
  lineIn,
  visitor,
  watch,
  world,
}) => {
  watch.foresee(CUT);
  const { quid } = await world.gift(HALVES);
  const line = await lineIn();
  const page = await visitor({ javaScriptEnabled: false, proxy: line.proxy });
  const claim = new ClaimPage(page);
  await page.goto(`/claim/${quid}`);
  for (const when of ['before', 'after'] as const) {
    line.cut(when, 'POST', /^\/claim\//);
    await claim.openButton.click();
    await expect.poll(() => page.url()).toContain('chrome-error:');
    line.mend();
    await page.goto(`/claim/${quid}`);
    if (when === 'before') await expect(claim.openButton).toBeVisible();
  }
  await expect(claim.opened).toContainText('₦5,000');
  expect((await world.claim(quid)).amount).toBe(500_000);
});

test('on a slow line that loses one packet in fifty, a gift is opened and its money sent', async ({
  lineIn,
  visitor,
  world,
}) => {
  const slow = { timeout: 30_000 };
  const { quid } = await world.gift(HALVES);
  const line = await lineIn(EDGE_OF_A_CELL);
  const page = await visitor({ proxy: line.proxy });
  const claim = new ClaimPage(page);
  // The words are there, and can be pressed, long before the scripts are.
  await page.goto(`${SITE}/claim/${quid}`, { waitUntil: 'commit' });
  await expect(claim.openButton).toBeVisible({ timeout: 5_000 });
  await claim.openButton.click();
  await expect(claim.opened).toBeVisible(slow);
  await claim.withdrawLink.click();
  const withdraw = new WithdrawPage(page);
  await expect(withdraw.accountNumber).toBeVisible(slow);
  await expect(page.getByText('Checking our systems')).toHaveCount(0, slow);
  await withdraw.write(ACCOUNTS.overSlowLine);
  await withdraw.send();
  await expectOneShare(world, quid, ACCOUNTS.overSlowLine);
});

test('what somebody types for their bank stays when a later look at their share fails', async ({
  page,
  watch,
  world,
}) => {
  watch.foresee(/ERR_FAILED/);
  await page.clock.install();
  const claim = await new ClaimPage(page).open((await world.gift()).quid);
  await claim.unwrap();
  await claim.withdrawLink.click();
  const { accountNumber, claimButton } = new WithdrawPage(page);
  await accountNumber.fill(ACCOUNTS.paid.slice(0, 6));
  await page.route('**/api/transactions/withdraw', (route) => route.abort());
  await page.clock.fastForward(60_000);
  await inVain(page, /\/transactions\/withdraw$/, () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  );
  await expect(claimButton).toBeVisible();
  await expect(accountNumber).toHaveValue(ACCOUNTS.paid.slice(0, 6));
});
