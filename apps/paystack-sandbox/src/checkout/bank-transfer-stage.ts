import type { TransactionRow } from '../transactions/transactions.store.ts';
import { cancelForm, channelTabs } from './card-stage.ts';
import { type Html, html } from './html.ts';

/** Paying by the payer's own transfer: choose it, see the account, say that it was sent, wait for it. */
export function bankTransferStage(row: TransactionRow, amount: string): Html {
  const base = `/checkout/${row.access_code}`;
  const waitingFor = row.attempt?.waitingFor;
  if (waitingFor === 'bank-transfer-sent') {
    return html`
    <div class="result" role="status" data-poll="${base}/status">
      <span class="spinner" aria-hidden="true"></span>
      <h2>Waiting for your transfer</h2>
      <p class="muted">This takes a few seconds. The page goes on by itself.</p>
      <noscript><a class="button" href="${base}">Check again</a></noscript>
    </div>`;
  }
  if (waitingFor !== 'bank-transfer') {
    return html`
    ${channelTabs(row, 'bank_transfer')}
    <p>Pay with a transfer from your own bank. You get an account number that is good for this payment only.</p>
    <form method="post" action="${base}/bank-transfer" class="form">
      <button class="button" type="submit">Show the account number</button>
    </form>
    ${cancelForm(row)}`;
  }
  return html`
  <h2>Transfer ${amount}</h2>
  <dl class="account">
    <div><dt>Bank</dt><dd>Sandbox Bank</dd></div>
    <div><dt>Account number</dt><dd><code>${accountNumberOf(row)}</code></dd></div>
    <div><dt>Amount</dt><dd>${amount}</dd></div>
  </dl>
  <form method="post" action="${base}/bank-transfer/sent" class="form">
    <button class="button" type="submit">I have sent the money</button>
  </form>
  <form method="post" action="${base}/restart">
    <button class="link-button" type="submit">Pay by card instead</button>
  </form>
  ${cancelForm(row)}`;
}

const accountNumberOf = (row: TransactionRow) => `99${String(row.id).slice(-8).padStart(8, '0')}`;
