import { TEST_CARDS, type TestCard } from '../transactions/cards.ts';
import type { TransactionRow } from '../transactions/transactions.store.ts';
import type { CheckoutView } from './checkout-view.ts';
import { type Html, html } from './html.ts';

/** The card form, with what the bank said last time above it and the test cards below. */
export function cardStage(view: CheckoutView, amount: string): Html {
  const { row, useCard, typed, problem } = view;
  const values = {
    number: useCard === undefined ? (typed?.number ?? '') : spaced(useCard.number),
    expiry: useCard === undefined ? (typed?.expiry ?? '') : view.sampleExpiry,
    cvv: useCard?.cvv ?? '',
  };
  return html`
  ${channelTabs(row, 'card')}
  ${problem === undefined && row.status === 'failed' && useCard === undefined && declined(row)}
  <form method="post" action="/checkout/${row.access_code}/card" class="form" novalidate>
    ${field({ name: 'number', label: 'Card number', value: values.number, problem, placeholder: '0000 0000 0000 0000', maxLength: 26 })}
    <div class="form-pair">
      ${field({ name: 'expiry', label: 'Expiry', value: values.expiry, problem, placeholder: 'MM / YY', maxLength: 9 })}
      ${field({ name: 'cvv', label: 'CVV', value: values.cvv, problem, placeholder: '123', maxLength: 4 })}
    </div>
    <button class="button" type="submit" ${useCard !== undefined && html`autofocus`}>Pay ${amount}</button>
  </form>
  ${cancelForm(row)}
  ${testCards(row, useCard)}`;
}

interface Field {
  name: string;
  label: string;
  value?: string;
  problem: CheckoutView['problem'];
  placeholder?: string;
  maxLength: number;
  hint?: string;
  /** The one thing there is to type on the page. */
  isFirst?: boolean;
}

export function field({ name, label, value, problem, placeholder, maxLength, hint, isFirst }: Field): Html {
  const wrong = problem?.field === name ? problem.message : undefined;
  const described = [wrong !== undefined && `${name}-problem`, hint !== undefined && `${name}-hint`]
    .filter(Boolean)
    .join(' ');
  return html`
  <div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value ?? ''}" inputmode="numeric" autocomplete="off"
      placeholder="${placeholder ?? ''}" maxlength="${maxLength}" required data-format="${name}"
      ${described !== '' && html`aria-describedby="${described}"`} ${wrong !== undefined && html`aria-invalid="true"`}
      ${(wrong !== undefined || isFirst) && html`autofocus`} />
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${wrong !== undefined && html`<p class="problem" id="${name}-problem">${wrong}</p>`}
  </div>`;
}

/** The merchant may name the channels; without a word from it all of them are open. */
export const isOffered = ({ channels }: TransactionRow, channel: string): boolean =>
  channels === null || channels.length === 0 || channels.includes(channel);

export function channelTabs(row: TransactionRow, current: 'card' | 'bank_transfer'): Html {
  const tabs = [
    { channel: 'card', label: 'Card' },
    { channel: 'bank_transfer', label: 'Bank transfer' },
  ].filter(({ channel }) => isOffered(row, channel) || channel === current);
  return html`
  <nav class="channels" aria-label="Ways to pay">
    ${tabs.map(({ channel, label }) => html`<a href="/checkout/${row.access_code}?channel=${channel}" ${channel === current && html`aria-current="page"`}>${label}</a>`)}
  </nav>`;
}

const declined = (row: TransactionRow) => html`
  <div class="alert" role="alert">
    <strong>${row.gateway_response}</strong>
    <p>You have not been charged. Try again, or use another card.</p>
  </div>`;

export const cancelForm = (row: TransactionRow): Html => html`
  <form method="post" action="/checkout/${row.access_code}/cancel">
    <button class="link-button" type="submit">Cancel payment</button>
  </form>`;

const testCards = (row: TransactionRow, used: TestCard | undefined) => html`
  <section class="cards" aria-labelledby="cards-title">
    <h2 id="cards-title" class="cards-title">Use a test card</h2>
    <ul>
      ${TEST_CARDS.map(
        (card) => html`
      <li><a href="/checkout/${row.access_code}?card=${card.name}" ${card === used && html`aria-current="true"`}>
        <span class="cards-meaning">${card.meaning}</span>
        <span class="cards-number">${card.brand} •••• ${card.number.slice(-4)}</span>
      </a></li>`,
      )}
    </ul>
  </section>`;

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
