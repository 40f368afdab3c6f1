import { ClaimPage } from '../pages/claim-page.ts';
import { RulesPage } from '../pages/rules-page.ts';
import { visit } from '../pages/site.ts';
import { inLagos } from '../states/state.ts';
import { expect, NOBODYS_QUID, test } from '../world.ts';

test('the code loads by itself at its last character, and not a character sooner', async ({ page, watch, world }) => {
  const { quid } = await world.gift({}, page.request);
  await visit(page, '/rules');
  await expect(page.getByRole('heading', { name: 'Quid Rules Management' })).toBeVisible();
  const rules = new RulesPage(page);
  await expect(rules.code).toHaveAttribute('maxlength', '15');
  await rules.code.pressSequentially(quid.slice(0, 12).toLowerCase());
  await expect(rules.loadButton).toBeDisabled();
  await rules.code.pressSequentially(quid.slice(12));
  await expect(page.getByRole('region', { name: 'Gift details' })).toContainText('₦10,000');
  await expect(page.getByRole('region', { name: 'Gift details' })).toContainText(
    'None: the first person gets everything',
  );
  await expect(page.getByRole('heading', { name: 'Step 2' }), 'the field is gone, and the focus with it').toBeFocused();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(rules.code).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Step 1' })).toBeFocused();

  watch.foresee(/status of 404/);
  await rules.code.fill(NOBODYS_QUID);
  await expect(page.getByRole('alert').filter({ hasText: 'An error occurred' })).toContainText('Quid not found');
  await expect(page.getByRole('main').getByText('Quid not found')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Quid not found' }).first()).toBeVisible();
});

test('step 1 offers the gifts sent from this device that nobody has opened yet', async ({ page, world }) => {
  const opened = await world.gift({ email: 'musa@example.com' }, page.request);
  await world.claim(opened.quid);
  await world.gift({ amount: 250_000, email: 'bola@example.com' }, page.request);
  await visit(page, '/rules');
  const offered = page.getByRole('region', { name: 'Or choose a gift you sent' });
  await expect(offered.getByRole('link')).toHaveCount(1);
  await offered.getByRole('link', { name: 'To bola@example.com' }).click();
  await expect(page.getByRole('heading', { name: 'Step 2: Set the rule' })).toBeVisible();
});

test('the nth person wins: the number is rolled, the first to come is not the one, the second is', async ({
  page,
  visitor,
  world,
}) => {
  const gift = await world.gift({}, page.request);
  const rules = await new RulesPage(page).open(gift.quid);
  await rules.choose('Nth Person');
  const number = page.getByLabel('Which person wins?');
  await expect(number).toHaveValue('1');
  const startedAt = Date.now();
  await page.getByRole('button', { name: 'Roll a number from 1 to 1000' }).click();
  await expect(page.getByText(/^The dice say \d+$/)).toBeAttached();
  expect(Date.now() - startedAt).toBeGreaterThan(1400);
  const rolled = Number(await number.inputValue());
  expect(rolled).toBeGreaterThanOrEqual(1);
  expect(rolled).toBeLessThanOrEqual(1000);
  await number.fill('0');
  await expect(rules.createButton).toBeDisabled();
  await number.fill('2');
  await expect(page.getByText(/^The dice say/), 'the dice said another number').toHaveCount(0);
  await rules.save();
  await expect(page.getByText('Rule created successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('Sealed with a fingerprint')).toBeVisible();

  await test.step('a rule can be changed until somebody has tried', async () => {
    await page.getByRole('link', { name: 'Manage Another Rule' }).click();
    await rules.open(gift.quid);
    await expect(number).toHaveValue('2');
    await rules.updateButton.click();
    await expect(rules.saved).toHaveText('Rule Updated Successfully!');
  });

  const unlucky = await new ClaimPage(await visitor()).open(gift.quid);
  await unlucky.openButton.click();
  await unlucky.standsAt('Not this time');
  await expect(unlucky.heading).toBeFocused();
  await unlucky.page.reload();
  await unlucky.standsAt('Not this time');
  const winner = await new ClaimPage(await visitor()).open(gift.quid);
  await winner.unwrap();
  await expect(winner.opened).toContainText('₦10,000');

  await test.step('and not after that', async () => {
    await rules.open(gift.quid);
    await expect(page.getByText('This rule can no longer change')).toBeVisible();
  });
  await test.step('the proof shows that nobody moved the number', async () => {
    await unlucky.page.getByRole('link', { name: 'See the proof' }).click();
    await expect(unlucky.page.getByText('Everything fits. Nobody moved anything.')).toBeVisible();
    await expect(unlucky.page.getByRole('img', { name: 'Does not hold' })).toHaveCount(0);
  });
});

test('a gift split into three equal shares pays three people', async ({ page, visitor, world }) => {
  const { quid } = await world.gift({}, page.request);
  const rules = await new RulesPage(page).open(quid);
  await rules.choose('Split');
  await expect(page.getByRole('radio', { name: 'Fixed amount' })).toBeChecked();
  const splits = page.getByLabel('Number of splits');
  await expect(splits).toHaveValue('1');
  await expect(splits.getByRole('option')).toHaveCount(5);
  await splits.selectOption('3');
  await expect(
    page.getByText('The first person gets ₦3,333.34, the other 2 ₦3,333.33, ₦10,000.00 in total'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'If five people open it…' }).getByRole('listitem')).toHaveCount(5);
  await rules.save();
  const first = await new ClaimPage(await visitor()).open(quid);
  await first.unwrap();
  await expect(first.opened).toContainText('₦3,333.34');
  await world.claim(quid);
  expect((await world.claim(quid)).amount).toBe(333_333);
  const late = await new ClaimPage(await visitor()).open(quid);
  await late.standsAt('Already claimed');
});

test('percentages must fill the bar before the rule can be saved', async ({ page, visitor, world }) => {
  const { quid } = await world.gift({}, page.request);
  const rules = await new RulesPage(page).open(quid);
  await rules.choose('Split');
  await rules.choose('Percentage');
  const share = (place: string) => page.getByLabel(`${place} person`);
  await share('1st').fill('150');
  await expect(share('1st')).toHaveValue('100');
  await share('1st').fill('70');
  await page.getByRole('button', { name: 'Add a split' }).click();
  await share('2nd').fill('20');
  await expect(page.getByText('90% of 100%. Must total exactly 100%')).toBeVisible();
  await expect(rules.createButton).toBeDisabled();
  await page.getByRole('button', { name: 'Add a split' }).click();
  await page.getByRole('button', { name: 'Share the rest equally' }).click();
  await expect(share('3rd')).toHaveValue('10');
  await expect(page.getByText('100% of 100%')).toBeVisible();
  for (const _ of [4, 5]) await page.getByRole('button', { name: 'Add a split' }).click();
  await expect(page.getByRole('button', { name: 'Add a split' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove the 5th split' }).click();
  await page.getByRole('button', { name: 'Remove the 4th split' }).click();
  await rules.save();
  const first = await new ClaimPage(await visitor()).open(quid);
  await first.unwrap();
  await expect(first.opened).toContainText('₦7,000');
});

test('equal shares go to the first so many people, and the next is told that they are taken', async ({
  page,
  visitor,
  world,
}) => {
  const { quid } = await world.gift({}, page.request);
  const rules = await new RulesPage(page).open(quid);
  await rules.choose('Equal Shares');
  const people = page.getByLabel('How many people?');
  await people.fill('1');
  await expect(rules.createButton).toBeDisabled();
  await people.fill('1000');
  await expect(page.getByText(/this gift is enough for \d+/)).toBeVisible();
  await people.fill('2');
  await expect(page.getByText('The first 2 people to open it get ₦5,000 each.')).toBeVisible();
  await rules.save();
  const first = await new ClaimPage(await visitor()).open(quid);
  await first.unwrap();
  await expect(first.opened).toContainText('₦5,000');
  expect((await world.claim(quid)).amount).toBe(500_000);
  const late = await new ClaimPage(await visitor()).open(quid);
  await late.standsAt('Already claimed');
});

test('lucky shares are drawn, sealed, and provable by anyone once the gift has closed', async ({
  page,
  visitor,
  world,
}) => {
  const { quid } = await world.gift({}, page.request);
  const rules = await new RulesPage(page).open(quid);
  await rules.choose('Lucky Shares');
  await page.getByLabel('How many people?').fill('1');
  await expect(rules.createButton).toBeDisabled();
  await page.getByLabel('How many people?').fill('3');
  await rules.save();
  await page.getByRole('link', { name: 'anyone can check it' }).click();
  await expect(page.getByText('The secret is still sealed')).toBeVisible();

  const lucky = await new ClaimPage(await visitor()).open(quid);
  await lucky.unwrap();
  await world.claim(quid);
  await world.claim(quid);
  await visit(page, `/rules/proof/${quid}`);
  await expect(page.getByText('Everything fits. Nobody moved anything.')).toBeVisible();
  await expect(page.getByText('The shares add up to the whole gift')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Does not hold' })).toHaveCount(0);
});

test('a draw has its winners, its closing and prizes that add up before it can be saved', async ({ page, world }) => {
  const { quid } = await world.gift({}, page.request);
  const rules = await new RulesPage(page).open(quid);
  await rules.choose('Draw');
  await expect(page.getByText('Choose until when people can enter')).toBeVisible();
  await page.getByLabel('Until when can people enter?').fill(inLagos(Date.now() - 3_600_000));
  await expect(page.getByText('The closing time must be in the future')).toBeVisible();
  await expect(rules.createButton).toBeDisabled();
  await page.getByRole('button', { name: 'In a week, 6 pm' }).click();
  await page.getByLabel('How many people win?').fill('1000');
  await expect(page.getByText(/this gift is enough for \d+/)).toBeVisible();
  await page.getByLabel('How many people win?').fill('4');
  await expect(page.getByText(/4 people win ₦2,500 each/)).toBeVisible();

  await rules.choose('Different amounts');
  await expect(page.getByText('₦0 of ₦10,000. ₦10,000 is still to be given.')).toBeVisible();
  await page.getByLabel('Each gets, line 1').fill('4000');
  await page.getByRole('button', { name: 'Share the rest equally' }).click();
  await expect(page.getByLabel('Each gets, line 2')).toHaveValue('2,000');
  await expect(page.getByText('₦10,000 of ₦10,000. It adds up.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a prize' }).click();
  await page.getByLabel('Each gets, line 3').fill('5');
  await expect(page.getByText('That is ₦5 more than is in the gift.')).toBeVisible();
  await expect(rules.createButton).toBeDisabled();
  await page.getByRole('button', { name: 'Remove line 3' }).click();
  await expect(page.getByRole('region', { name: 'If five people enter…' })).toContainText('₦4,000');
  await rules.save();
  await expect(page.getByText('Sealed with a fingerprint')).toBeVisible();

  await page.getByRole('link', { name: 'Manage Another Rule' }).click();
  await rules.open(quid);
  await expect(page.getByLabel('Winners, line 2')).toHaveValue('3');
});

test('only the sender may set the rule; from another device the manage key proves it', async ({ page, world }) => {
  const gift = await world.gift();
  const rules = await new RulesPage(page).open(gift.quid);
  const key = page.getByLabel('Manage key');
  await key.fill('A'.repeat(43));
  await page.getByRole('button', { name: 'Use this key' }).click();
  await expect(page.getByText('That key does not belong to this gift')).toBeVisible();
  await key.fill(gift.manageKey);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await expect(key).toBeHidden();
  await rules.choose('Split');
  await rules.save();
});

test('a code in the address loads the gift at once', async ({ page, world }) => {
  const { quid } = await world.gift({}, page.request);
  await visit(page, `/rules?quid=${quid}`);
  await expect(page.getByRole('heading', { name: 'Step 2: Set the rule' })).toBeVisible();
});

test('a window that closes before its gift opens is said before anything is sent', async ({ page, world }) => {
  const inHours = (hours: number) => Date.now() + hours * 3_600_000;
  const opensAt = new Date(inHours(48)).toISOString();
  const { quid } = await world.gift({ delivery: 'SELF', email: undefined, opensAt }, page.request);
  await visit(page, '/rules');
  await expect(page.getByText('To whoever has the code')).toBeVisible();
  const rules = await new RulesPage(page).open(quid);
  await expect(page.getByRole('region', { name: 'Gift details' })).toContainText('whoever has the code');
  await rules.choose('Time Range');
  await page.getByLabel('Start').fill(inLagos(inHours(1)));
  await page.getByLabel('End').fill(inLagos(inHours(24)));
  await expect(page.getByText('This window closes before the gift opens')).toBeVisible();
  await expect(rules.createButton).toBeDisabled();
  await page.getByLabel('End').fill(inLagos(inHours(72)));
  await rules.save();
});
