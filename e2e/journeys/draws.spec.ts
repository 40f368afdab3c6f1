import { ClaimPage } from '../pages/claim-page.ts';
import { GiveawayPage } from '../pages/giveaway-page.ts';
import { visit } from '../pages/site.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

// A draw has to close, and to wait for a public value after that. Nobody waits behind it.
test.describe.configure({ mode: 'parallel' });

// Who has won sees the gift unfold.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('two enter a draw: the page turns by itself when it is drawn, and both can check it', async ({
  page,
  visitor,
  world,
}) => {
  // The public value that decides is made half a minute after the closing.
  test.setTimeout(180_000);
  const closesAt = new Date(Date.now() + 25_000).toISOString();
  const { quid } = await world.gift({ rule: { draw: { winners: 1, closesAt } } });
  const people = [new ClaimPage(page), new ClaimPage(await visitor())];
  for (const [index, { page: device }] of people.entries()) {
    const claim = await new ClaimPage(device).open(quid);
    await claim.standsAt('You can win a gift');
    await expect(device.getByText('One person wins ₦10,000')).toBeVisible();
    await device.getByRole('button', { name: 'Enter the draw' }).click();
    await expect(device.getByText(`You are in. Number ${index + 1}`)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('You are in. Number 1')).toBeVisible();

  await expect(new ClaimPage(page).heading).toHaveText('It is being drawn', { timeout: 40_000 });
  const late = await new ClaimPage(await visitor()).open(quid);
  await late.standsAt('You came too late');

  const headings = () => Promise.all(people.map(({ heading }) => heading.textContent()));
  await expect
    .poll(async () => (await headings()).sort(), { timeout: 90_000 })
    .toEqual(['It is yours', 'Not this time']);
  for (const { page: device } of people) {
    await expect(device.getByText(/was drawn from everybody|It was not drawn this time/)).toBeVisible();
    await device.getByRole('link', { name: 'See the proof' }).click();
    await device.getByRole('button', { name: 'Compute it again in this browser' }).click();
    await expect(device.getByText('Everything fits. Nobody bent it.')).toBeVisible();
    await expect(device.getByRole('img', { name: 'Does not hold' })).toHaveCount(0);
  }
});

test('two enter a draw: one wins and takes it, the other reads kind words, and both see it proved @every-look', async ({
  page,
  visitor,
  world,
}, { project }) => {
  // It closes in a while, and the public value that decides is known half a minute later.
  test.setTimeout(240_000);
  const closesAt = new Date(Date.now() + 45_000).toISOString();
  const gift = await world.gift({ amount: 2_000_000, delivery: 'SELF', rule: { draw: { winners: 1, closesAt } } });
  await world.publish(gift);
  const mine = await new GiveawayPage(page).open(gift.quid);
  await expect(page.getByText('has the same chance. One person wins ₦20,000')).toBeVisible();
  await expect(mine.standing.getByRole('timer')).toHaveText(/^\d+ s$/);
  await expect(page.getByText('not even we can know the winners earlier')).toBeVisible();
  const number = await mine.enter();
  const otherTab = await page.context().newPage();
  await visit(otherTab, `/g/${gift.quid}`);
  await expect(otherTab.getByText(`You are in. Number ${number}`)).toBeVisible();
  await otherTab.close();

  // Chance decides who wins, so both look the same way.
  const stranger = await visitor(project.use);
  const theirs = await new GiveawayPage(stranger).open(gift.quid);
  expect(await theirs.enter()).not.toBe(number);
  await expect(page.getByText('2 people entered')).toBeVisible();
  await mine.open(gift.quid);
  await expect(page.getByText(`You are in. Number ${number}`), 'kept on this device').toBeVisible();

  await expect(mine.standing).toContainText('Closed, and being drawn', { timeout: 60_000 });
  await expect(mine.standing).toContainText(`You are in. Number ${number}.`);
  const outcome = async ({ standing }: GiveawayPage) => {
    await expect(standing.getByText(/^(You won|Not this time)$/)).toBeVisible({ timeout: 90_000 });
    return (await standing.getByText('You won').count()) === 1;
  };
  const iWon = await outcome(mine);
  expect(await outcome(theirs)).toBe(!iWon);
  const [winner, loser] = iWon ? [page, stranger] : [stranger, page];

  for (const reader of [winner, loser]) {
    await reader.getByRole('button', { name: 'Compute it again in this browser' }).click();
    await expect(reader.getByText('Everything fits. Nobody bent it.')).toBeVisible();
    await expect(reader.getByText(/^Your own receipt, number \d, is in the chain/)).toBeVisible();
  }
  await winner.getByRole('link', { name: 'Take it' }).click();
  await new ClaimPage(winner).withdrawLink.click();
  const withdraw = new WithdrawPage(winner);
  await withdraw.write(ACCOUNTS.paid);
  await withdraw.send();
  await expect(new GiveawayPage(loser).winners).toContainText('In their bank since', {
    timeout: 30_000,
  });
});
