import type { TransactionRow } from '../transactions/transactions.store.ts';
import { bankTransferStage } from './bank-transfer-stage.ts';
import { cardStage } from './card-stage.ts';
import type { CheckoutView } from './checkout-view.ts';
import { type Html, html } from './html.ts';
import { formatAmount, lockIcon, page } from './page.ts';
import { stepStage } from './step-stage.ts';

const STYLES = ['forms', 'checkout'] as const;

export function checkoutPage(view: CheckoutView): Html {
  const { row } = view;
  const amount = formatAmount(view.isPaid ? row.amount : row.requested_amount, row.currency);
  return page({
    title: view.isPaid ? 'Payment successful' : `Pay ${amount}`,
    styles: STYLES,
    refresh: view.isPaid && view.returnUrl !== undefined ? { seconds: 2, url: view.returnUrl } : undefined,
    body: html`
    <main class="checkout">
      <header class="order">
        <p class="order-payer"><span>Paying as</span> <strong>${row.email}</strong></p>
        <h1 class="order-amount"><span class="visually-hidden">Pay </span>${amount}</h1>
      </header>
      <section class="panel">${stageOf(view, amount)}</section>
      <footer class="foot">
        <p>${lockIcon} Payment sandbox on this computer</p>
        <p>Reference <code>${row.reference}</code></p>
      </footer>
    </main>
    <script src="/assets/checkout.js" defer></script>`,
  });
}

function stageOf(view: CheckoutView, amount: string): Html {
  if (view.isPaid) return paidStage(view, amount);
  if (view.isExpired) return expiredStage();
  if (view.isCancelled) return cancelledStage(view.row);
  const waitingFor = view.row.attempt?.waitingFor;
  if (waitingFor === undefined)
    return view.channel === 'card' ? cardStage(view, amount) : bankTransferStage(view.row, amount);
  if (waitingFor === 'bank-transfer' || waitingFor === 'bank-transfer-sent') return bankTransferStage(view.row, amount);
  return stepStage(view, waitingFor);
}

const paidStage = ({ returnUrl }: CheckoutView, amount: string) => html`
  <div class="result" role="status">
    <svg class="tick" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" />
      <path d="m14 25 7 7 14-15" />
    </svg>
    <h2>Payment successful</h2>
    <p>${amount} was paid.</p>
    ${
      returnUrl === undefined
        ? html`<p class="muted">You can close this page.</p>`
        : html`<p class="muted">Taking you back to the merchant…</p>
    <a class="button" href="${returnUrl}">Continue</a>`
    }
  </div>`;

const expiredStage = () => html`
  <div class="result" role="status">
    <h2>This page has expired</h2>
    <p>Nothing was paid. Go back to the merchant and start again.</p>
  </div>`;

const cancelledStage = (row: TransactionRow) => html`
  <div class="result" role="status">
    <h2>Payment cancelled</h2>
    <p>Nothing was paid. You can close this page, or go on after all.</p>
    <a class="button" href="/checkout/${row.access_code}">Return to payment</a>
  </div>`;

export const notFoundPage = (): Html =>
  page({
    title: 'Payment page not found',
    styles: STYLES,
    body: html`
    <main class="checkout">
      <section class="panel">
        <div class="result">
          <h1>Payment page not found</h1>
          <p>This address does not belong to a payment. Go back to the merchant and start again.</p>
        </div>
      </section>
    </main>`,
  });
