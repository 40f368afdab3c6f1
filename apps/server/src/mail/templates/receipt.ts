import { shownSender } from '@jara/domain/gift/shown-sender';
import { formatMoney, formatMoneyShort } from '@jara/domain/money/format';
import { formatLagos } from '@jara/domain/time/lagos';
import { link, type MailContent, type MailPlace } from '../writing/layout.ts';
import type { Receipt } from '../writing/mail-facts.ts';
import {
  bigAmount,
  button,
  cardLine,
  eyebrow,
  facts,
  factsText,
  heading,
  paragraph,
  section,
} from '../writing/parts.ts';
import { capitalised, maskedAddress, oneLine, unlinked } from '../writing/written-text.ts';

const BECAUSE = 'You get this mail because you asked for a receipt when you paid for a gift.';

/** To the sender. Receipts are forwarded, so it carries neither the gift's code nor the key that changes its rule. */
export function renderReceipt(receipt: Receipt, place: MailPlace): MailContent {
  const { publicUrl } = place;
  const short = formatMoneyShort(receipt.amount, receipt.currency);
  const to = unlinked(maskedAddress(receipt.recipient));
  const rows = [
    ['Gift', formatMoney(receipt.amount, receipt.currency)],
    ['To', to],
    [
      'They see it from',
      receipt.shownAs ? unlinked(oneLine(receipt.shownAs)) : capitalised(shownSender({ anonymous: receipt.isSecret })),
    ],
    ['Password', receipt.isProtected ? 'Yes' : 'No'],
    ['Paid', `${formatLagos(receipt.at)} (Lagos)`],
    ['Reference', receipt.reference],
  ] as const;
  const password = receipt.isProtected
    ? 'The password is not in any mail of ours. Tell it to them yourself, in person or on a call.'
    : null;
  const sharing =
    'We have mailed the code to them. You can also share it yourself: on the phone or computer you paid with, open your gifts and copy the code or the link.';
  const without = 'This receipt carries no code and no key, so you can forward it without giving the gift away.';

  return {
    subject: `Receipt: your ${short} gift is paid`,
    title: `Receipt for your ${short} gift`,
    preview: `Paid ${formatLagos(receipt.at)} (Lagos). Reference ${receipt.reference}.`,
    cloth: receipt.cloth,
    because: BECAUSE,
    card: [eyebrow('Your gift is paid and wrapped'), bigAmount(short), cardLine(`For ${to}`)],
    body: [
      heading('Receipt'),
      facts(rows),
      section('How to share it'),
      paragraph(sharing),
      password && paragraph(password),
      button(`${publicUrl}/transactions`, 'See your gifts'),
      paragraph([
        'Who may open it, and when? ',
        link(`${publicUrl}/rules`, 'Set a rule'),
        ' before the first person tries.',
      ]),
      paragraph(without),
    ],
    text: `Your ${short} gift is paid and wrapped.

${factsText(rows)}

How to share it
${sharing}
${password ? `${password}\n` : ''}
Your gifts: ${publicUrl}/transactions
Who may open it, and when? Set a rule before the first person tries:
${publicUrl}/rules

${without}`,
  };
}
