import { formatLagos } from '@jara/domain/time/lagos';
import { HOUSE_CLOTH, link, type MailContent, type MailPlace } from '../writing/layout.ts';
import type { ListLink } from '../writing/mail-facts.ts';
import { bigWords, button, cardLine, eyebrow, heading, panel, paragraph } from '../writing/parts.ts';

/** To a sender who lost the device they paid from, or has another one. */
export function renderListLink(list: ListLink, place: MailPlace): MailContent {
  const { productName } = place.operator;
  const because = `You get this mail because somebody asked ${productName} for the list of gifts paid for with your address.`;
  const gifts = list.gifts === 1 ? '1 gift' : `${list.gifts} gifts`;
  const until = `${formatLagos(list.expiresAt)} (Lagos)`;
  const what = 'Open the link on the phone or computer where you want to see them, with their codes and receipts.';
  const once = `The link works once, until ${until}. The device you paid from keeps its list.`;
  const secret =
    'Whoever opens the link sees your gift codes: do not forward this mail. If you did not ask for it, leave it, and nothing happens.';

  return {
    subject: `The link to your ${list.gifts === 1 ? 'gift' : 'gifts'} on ${productName}`,
    title: 'The link to your gifts',
    preview: once,
    cloth: HOUSE_CLOTH,
    because,
    card: [eyebrow('Paid for by you'), bigWords(gifts), cardLine('Bring them to another device')],
    body: [
      heading('Your gifts, on this device too'),
      paragraph(what),
      button(list.url, 'Show my gifts'),
      paragraph(['Or go to ', link(list.url, list.url)]),
      paragraph(once),
      panel('warn', 'Keep it to yourself', secret),
    ],
    text: `The link to your gifts (${gifts})

${what}
${list.url}

${once}

${secret}`,
  };
}
