import { CallbackPage } from '../pages/callback-page.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { CreatePage } from '../pages/create-page.ts';
import { RulesPage } from '../pages/rules-page.ts';
import { inLagos } from '../states/state.ts';
import { expect, test } from '../world.ts';

// Business time is one for everybody. The journeys that move it are all here, so that they run one after another, and
// they move it by minutes only, which the journeys beside them do not notice.
test.afterEach(({ world }) => world.moveClock(0));

const MINUTE_MS = 60_000;

test('a gift with a window counts down, opens by itself, and ends', async ({ page, visitor, world }) => {
  const { quid } = await world.gift({}, page.request);
  const start = Date.now() + 4 * MINUTE_MS;
  const rules = await new RulesPage(page).open(quid);
  await rules.choose('Time Range');
  await expect(rules.createButton).toBeDisabled();
  const [startInput, endInput] = [page.getByLabel('Start'), page.getByLabel('End')];
  await startInput.fill(inLagos(start));
  await expect(endInput).toHaveAttribute('min', inLagos(start));
  await endInput.fill(inLagos(start - 2 * MINUTE_MS));
  await expect(rules.createButton).toBeDisabled();
  await endInput.fill(inLagos(start + 4 * MINUTE_MS));
  await expect(page.getByText('It stays open for 4 min')).toBeVisible();
  await rules.save();

  const early = await visitor();
  await early.clock.install();
  const claim = await new ClaimPage(early).open(quid);
  await claim.standsAt('Not yet');
  await expect(early.getByRole('timer')).toContainText(/^[123] min/);
  await world.moveClock(5 * 60);
  await early.clock.fastForward(5 * MINUTE_MS);
  await expect(claim.openButton).toBeVisible();

  await world.moveClock(9 * 60);
  const late = await new ClaimPage(await visitor()).open(quid);
  await late.standsAt('This gift has ended');
  await expect(late.page.getByRole('link', { name: 'Contact support' })).toBeVisible();
});

test('somebody whose tap comes after the end is told that it has ended', async ({ page, watch, world }) => {
  watch.foresee(/status of 410/);
  const gift = await world.gift();
  const now = Date.now();
  await world.setRule(gift, {
    startTime: new Date(now - MINUTE_MS).toISOString(),
    endTime: new Date(now + 5 * MINUTE_MS).toISOString(),
  });
  const claim = await new ClaimPage(page).open(gift.quid);
  await expect(claim.openButton).toBeVisible();
  await world.moveClock(6 * 60);
  await claim.openButton.click();
  await claim.standsAt('This gift has ended');
});

for (const width of [360, 1280]) {
  test(`a scheduled birthday gift is sealed, mailed once and opens then, at ${width} px`, async ({
    page,
    visitor,
    world,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = `birthday.${Date.now()}@example.com`;
    const mails = async () => {
      const answer = await page.request.get(`/dev/inbox.json?to=${encodeURIComponent(email)}`);
      return ((await answer.json()) as { data: { text: string }[] }).data;
    };
    const create = await new CreatePage(page).open();
    await create.write({ email });
    await create.pick(create.howItReaches, 'E-mail it at a time');
    await create.deliverAt.fill(inLagos(Date.now() + 4 * MINUTE_MS));
    await expect(create.howItReaches).toContainText(/We mail them .* \(Lagos\), and it opens then/);
    await create.pick(create.untilWhen, '7 days');
    await expect(create.reviewed('It waits')).toContainText('7 days, until');
    const checkout = await create.pay();
    await checkout.payWith('success');
    await checkout.isPaid();
    const quid = await new CallbackPage(page).quid();
    await expect(page.getByText(/We mail the code to .* \(Lagos\)/)).toBeVisible();
    await expect(page.getByText('The gift is sealed until the mail leaves')).toBeVisible();
    const whatsapp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(whatsapp ?? '')).toMatch(/It opens .* \(Lagos\): http/);

    // Somebody got the code early, and lives by another clock.
    const early = await visitor({ viewport: { width, height: 800 }, timezoneId: 'America/New_York' });
    await early.clock.install();
    const claim = await new ClaimPage(early).open(quid);
    await claim.standsAt('Not yet');
    await expect(early.getByText(/This gift opens on .* \(Lagos\), which is .* where you are/)).toBeVisible();
    await expect(early.getByText('It can be opened until')).toBeVisible();
    await expect(early.getByRole('timer')).toContainText(/^[123] min/);
    expect(await mails()).toEqual([]);

    await world.moveClock(5 * 60);
    await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(1);
    await early.clock.fastForward(5 * MINUTE_MS);
    await claim.unwrap();
    await expect(claim.opened).toContainText('₦10,000');
    expect(await mails(), 'nobody is mailed twice').toHaveLength(1);
  });
}
