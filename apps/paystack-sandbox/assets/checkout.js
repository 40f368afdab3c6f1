// Everything here is comfort: the page works the same when this file never arrives.

const grouped = (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
const asExpiry = (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits);

const FORMATS = {
  number: (text) => grouped(text.replace(/\D/g, '').slice(0, 20)),
  expiry: (text) => asExpiry(text.replace(/\D/g, '').replace(/^(\d{2})20(\d{2})$/, '$1$2')),
  cvv: (text) => text.replace(/\D/g, '').slice(0, 4),
};

for (const input of document.querySelectorAll('input[data-format]')) {
  const format = FORMATS[input.dataset.format];
  if (!format) continue;
  input.addEventListener('input', (event) => {
    // Correcting in the middle would throw the caret to the end, so only typing at the end is tidied.
    const isDeleting = event.inputType?.startsWith('delete');
    if (isDeleting || input.selectionStart !== input.value.length) return;
    input.value = format(input.value);
  });
}

// One press is one payment. The button stays focusable, so that a keyboard does not lose its place.
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = 'yes';
    event.submitter?.setAttribute('aria-disabled', 'true');
  });
}

// Coming back with the browser's own button shows the page as it was, pressed buttons included.
window.addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form')) delete form.dataset.sent;
  for (const button of document.querySelectorAll('[aria-disabled]')) button.removeAttribute('aria-disabled');
});

const waiting = document.querySelector('[data-poll]');
if (waiting) {
  const ask = async () => {
    const response = await fetch(waiting.dataset.poll).catch(() => undefined);
    const answer = response?.ok ? await response.json() : undefined;
    if (answer && answer.status !== 'ongoing') window.location.reload();
    else setTimeout(() => void ask(), 1000);
  };
  setTimeout(() => void ask(), 1000);
}
