import { type Html, html } from '../checkout/html.ts';
import { formatAmount, page } from '../checkout/page.ts';
import type { ListedDispute } from '../disputes/disputes.ts';
import { OTP, TEST_CARDS } from '../transactions/cards.ts';
import type { TransactionRow } from '../transactions/transactions.store.ts';
import { SUFFIX_MEANINGS } from '../transfers/transfer-outcome.ts';
import type { TransferRow } from '../transfers/transfers.store.ts';
import type { WebhookRow } from '../webhooks/webhooks.store.ts';

export interface HomeView {
  now: Date;
  url: string;
  transactions: TransactionRow[];
  transfers: TransferRow[];
  disputes: ListedDispute[];
  webhooks: WebhookRow[];
  balances: { currency: string; available: number }[];
}

export const homePage = (view: HomeView): Html =>
  page({
    title: 'Home',
    styles: ['home'],
    body: html`
    <main class="home">
      <h1>Payment sandbox</h1>
      <p class="lead">
        This plays the payment provider on your computer: its API, its checkout page, its transfers and its signed
        webhooks, so that nothing here ever touches a real bank. Levers for testers are under
        <code>${view.url}/control</code>; <a href="/control/state">/control/state</a> sums it up.
      </p>
      <dl class="facts">
        <div><dt>Sandbox time</dt><dd>${timeOf(view.now)}</dd></div>
        ${view.balances.map(({ currency, available }) => html`<div><dt>Balance ${currency}</dt><dd>${formatAmount(available, currency)}</dd></div>`)}
      </dl>

      <h2>Test cards</h2>
      <p class="muted">Any future expiry date works. The one-time code is always <code>${OTP}</code>.</p>
      ${table(
        ['Card', 'CVV', 'PIN', 'What it does', 'Short name'],
        TEST_CARDS.map((card) => [
          html`<code>${card.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code>`,
          html`<code>${card.cvv}</code>`,
          html`<code>${card.pin ?? ''}</code>`,
          card.meaning,
          html`<code>${card.name}</code>`,
        ]),
        '',
      )}

      <h2>Bank accounts</h2>
      <p class="muted">The last two digits of an account number decide what becomes of a transfer to it.</p>
      ${table(
        ['Ends in', 'What happens'],
        SUFFIX_MEANINGS.map(([suffix, meaning]) => [html`<code>${suffix}</code>`, meaning]),
        '',
      )}

      <h2>Latest charges</h2>
      ${table(
        ['Reference', 'Amount', 'Status', 'Answer of the bank', 'Started'],
        view.transactions.map((row) => [
          html`<code>${row.reference}</code>`,
          formatAmount(row.amount, row.currency),
          status(row.status),
          row.gateway_response,
          timeOf(row.created_at),
        ]),
        'No charge yet.',
      )}

      <h2>Latest transfers</h2>
      ${table(
        ['Reference', 'Amount', 'Status', 'Made'],
        view.transfers.map((row) => [
          html`<code>${row.reference}</code>`,
          formatAmount(row.amount, row.currency),
          status(row.status),
          timeOf(row.created_at),
        ]),
        'No transfer yet.',
      )}

      <h2>Latest disputes</h2>
      <p class="muted">
        <code>POST ${view.url}/control/disputes</code> opens one: <code>{"reference": "…", "message": "…"}</code>.
      </p>
      ${table(
        ['Dispute', 'Charge', 'Wanted', 'Status', 'Resolution', 'To be answered by'],
        view.disputes.map((row) => [
          html`<code>${String(row.id)}</code>`,
          html`<code>${row.reference}</code>`,
          formatAmount(row.refund_amount, row.currency),
          status(row.status),
          row.resolution ?? '',
          timeOf(row.due_at),
        ]),
        'Nobody disputes anything.',
      )}

      <h2>Latest webhooks</h2>
      ${table(
        ['Event', 'Reference', 'State', 'Attempts', 'Last answer'],
        view.webhooks.map((row) => [
          html`<code>${row.event}</code>`,
          html`<code>${row.reference}</code>`,
          status(row.state),
          row.attempts,
          row.last_error ?? row.last_status ?? '',
        ]),
        'No webhook yet.',
      )}
    </main>`,
  });

type Cell = Html | string | number;

const table = (heads: string[], rows: Cell[][], empty: string): Html =>
  rows.length === 0
    ? html`<p class="muted">${empty}</p>`
    : html`
      <div class="table" role="region" aria-label="${heads[0]} table" tabindex="0">
        <table>
          <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
          <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
        </table>
      </div>`;

const status = (word: string) => html`<span class="status status-${word}">${word}</span>`;

const timeOf = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');
