import type { Page } from '@playwright/test';
import { ClaimPage } from '../pages/claim-page.ts';
import { CreatePage } from '../pages/create-page.ts';
import { WithdrawPage } from '../pages/withdraw-page.ts';
import { RECEIVING } from '../states/receiving.ts';
import { SENDING } from '../states/sending.ts';
import { ACCOUNTS, expect, test } from '../world.ts';

/** A window of 1280 by 1024 pixels, as it is left at 400 % and at 200 %. */
const AT_400 = { width: 320, height: 256 };
const AT_200 = { width: 640, height: 512 };

const STEPS = ['create-filled', 'claim-wrong-password', 'claim-opened', 'withdraw-filled', 'withdraw-confirm'];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What has the focus, if no corner of it nor its middle can be seen: it is away, or something lies over it. */
function unseenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // A choice is drawn by its label.
  const seen = focused.closest('label') ?? (focused as HTMLInputElement).labels?.[0] ?? focused;
  const isSeen = [seen, focused].some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const xs = [left + 2, (left + right) / 2, right - 2];
    const ys = [top + 2, (top + bottom) / 2, bottom - 2];
    return xs.some((x) => ys.some((y) => element.contains(document.elementFromPoint(x, y))));
  });
  return isSeen ? undefined : `<${focused.tagName.toLowerCase()}> ${focused.textContent || focused.id}`;
}

/** Everything in the page that is pressed or typed into and shows no edge, nor the line of a link. */
const edgeless = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(button, input, textarea, select, a), dialog[open] button')]
    .filter((element) => element.checkVisibility() && !element.closest('p, dd, summary, .sr-only'))
    // A picture is its own edge.
    .filter((element) => element.textContent !== '' || element.querySelector('svg') === null)
    .filter((element) => {
      const { textDecorationLine, clipPath, appearance } = getComputedStyle(element);
      const isDrawnByTheBrowser = element.matches('[type="checkbox"], [type="radio"]') && appearance !== 'none';
      const isDrawnByItsLabel = clipPath !== 'none';
      // A field may stand on the line of its frame.
      const hasEdge = [element, element.parentElement].some(
        (each) => each && getComputedStyle(each).borderBottomWidth !== '0px',
      );
      return !isDrawnByTheBrowser && !isDrawnByItsLabel && !hasEdge && textDecorationLine === 'none';
    })
    .map((element) => `<${element.tagName.toLowerCase()}> ${element.ariaLabel ?? element.textContent}`);

/** What is chosen by more than a box of the browser's own, and not told apart by a line. */
const unmarkedChoices = () =>
  [...document.querySelectorAll<HTMLElement>('main :is([aria-pressed="true"], label:has(> .sr-only:checked))')]
    .filter((element) => getComputedStyle(element).outlineStyle === 'none')
    .map((element) => element.textContent);

for (const { name, open } of [...SENDING, ...RECEIVING].filter(({ name }) => STEPS.includes(name)))
  test(`${name} is of use at 200 % and 400 %, in forced colours and without motion`, async ({ page, world, watch }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, world, watch });

    await page.setViewportSize(AT_400);
    // What has the focus before the window is low, or before a face has come that needs more room, is not looked for again by the browser.
    // The page may hear of its new size after the answer that it has one.
    await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, AT_400);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.evaluate(unseenFocus), { message: 'has the focus and cannot be seen', timeout: 2000 })
        .toBeUndefined();
    }
    await expect.poll(() => overflow(page)).toBe(0);

    await page.setViewportSize(AT_200);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => overflow(page)).toBe(0);

    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(edgeless), 'has no edge in forced colours').toEqual([]);
    expect(await page.evaluate(unmarkedChoices), 'is chosen and looks like the others').toEqual([]);

    const longest = await page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))),
    );
    expect(longest).toBeLessThanOrEqual(1);
  });

test('whoever listens to the pages is told each step by its name, in order', async ({ page, watch, world }) => {
  watch.foresee(/status of 403/);
  const main = page.getByRole('main');
  await test.step('opening a gift', async () => {
    const { quid } = await world.gift({ password: 'moonlight' });
    const claim = await new ClaimPage(page).open(quid);
    await claim.password.fill('sunlight');
    await claim.openButton.click();
    await expect(main).toMatchAriaSnapshot(`
      - heading "You have a gift" [level=1]
      - paragraph: Chidi sent it.
      - figure "Wrapped gift"
      - textbox "Password" [invalid]
      - button "Show password"
      - alert: That password is not right. 9 tries left.
      - button "Open my gift"
    `);
    await expect(claim.password).toHaveAccessibleDescription(/That password is not right. .* The sender protected/);
    await claim.unwrap('moonlight');
    await expect(claim.heading).toBeFocused();
    await expect(main).toMatchAriaSnapshot(`
      - heading "It is yours" [level=1]
      - figure "Opened gift":
        - paragraph: ₦10,000
      - paragraph: You get ₦9,700 in your bank. Our fee is ₦300.
      - link "Withdraw Funds"
      - region "Say thank you"
      - heading "Your access key" [level=2]
    `);
    await claim.withdrawLink.click();
  });

  await test.step('sending it to a bank', async () => {
    const withdraw = new WithdrawPage(page);
    const name = await withdraw.write(ACCOUNTS.paid);
    await expect(main).toMatchAriaSnapshot(`
      - heading "Withdraw Funds" [level=1]
      - textbox "Account number"
      - combobox "Bank": Guaranty Trust Bank
      - textbox "Account name": ${name}
      - status: The account belongs to ${name}
      - button "Not you? Change the number"
      - checkbox "Remember this account on this device"
      - term: You get
      - definition: ₦9,700.00
      - button "Claim Funds"
    `);
    await withdraw.claimButton.click();
    await expect(withdraw.confirmDialog).toMatchAriaSnapshot(`
      - dialog "Confirm Withdrawal":
        - heading "Confirm Withdrawal" [level=2]
        - paragraph: Send ₦9,700 to ${name}
        - term: Account number
        - button "Edit Details"
        - button "Confirm Transfer Send ₦9,700 to ${name}"
    `);
  });

  await test.step('creating one', async () => {
    await new CreatePage(page).open();
    await expect(main).toMatchAriaSnapshot(`
      - heading "Create a gift" [level=1]
      - textbox "Amount"
      - list "Quick picks"
      - region "Who is it for?":
        - textbox "Recipient email"
        - checkbox "Send anonymously"
        - textbox "Your name on the card (optional)"
        - textbox "Your email (optional)"
      - region "Wrap it":
        - group "Cloth":
          - radio "Adire Any day" [checked]
        - textbox "Message on the card (optional)"
        - textbox "Protection password (optional)"
      - region "Check and pay":
        - list "Ways to pay"
        - button "Create Gift & Pay"
    `);
  });
});
