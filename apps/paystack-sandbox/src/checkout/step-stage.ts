import { type CardStep, findCard, OTP } from '../transactions/cards.ts';
import { cancelForm, field } from './card-stage.ts';
import type { CheckoutView } from './checkout-view.ts';
import { type Html, html } from './html.ts';

const STEPS: Record<
  Exclude<CardStep, 'bank-auth'>,
  { title: string; label: string; button: string; maxLength: number }
> = {
  pin: { title: 'Enter your card PIN', label: 'Card PIN', button: 'Continue', maxLength: 4 },
  phone: { title: 'Confirm your phone number', label: 'Phone number', button: 'Send code', maxLength: 20 },
  otp: { title: 'Enter the code we sent you', label: 'One-time code', button: 'Authorise payment', maxLength: 6 },
};

/** What the bank asks for between the card and the answer. */
export function stepStage(view: CheckoutView, step: CardStep): Html {
  const { row, problem } = view;
  const action = `/checkout/${row.access_code}/step`;
  const ending = row.card === null ? '' : ` for the card ending in ${row.card.last4}`;
  if (step === 'bank-auth') {
    return html`
    <h2>Confirm with your bank</h2>
    <p class="muted">This plays the page your bank would show${ending}.</p>
    <form method="post" action="${action}" class="form">
      <button class="button" type="submit" name="answer" value="approve">Approve the payment</button>
      <button class="button button-quiet" type="submit" name="answer" value="decline">Decline it</button>
    </form>
    ${cancelForm(row)}`;
  }
  const { title, label, button, maxLength } = STEPS[step];
  return html`
  <h2>${title}</h2>
  <p class="muted">Needed${ending}.</p>
  <form method="post" action="${action}" class="form" novalidate>
    ${field({ name: 'answer', label, problem, maxLength, hint: hintOf(view, step), isFirst: true })}
    <button class="button" type="submit">${button}</button>
  </form>
  ${cancelForm(row)}`;
}

function hintOf({ row }: CheckoutView, step: CardStep): string {
  if (step === 'pin') return `The PIN of this test card is ${findCard(row.card?.name ?? '')?.pin ?? 'not known'}`;
  return step === 'otp' ? `The code is always ${OTP}` : 'Any phone number works; nothing is sent';
}
