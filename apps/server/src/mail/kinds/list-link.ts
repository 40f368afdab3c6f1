import { formatLagos } from '@jara/domain/time/lagos';
import * as z from 'zod/mini';
import { HOUSE_CLOTH, link } from '../writing/layout.ts';
import { bigWords, button, cardLine, eyebrow, heading, panel, paragraph } from '../writing/parts.ts';
import { type Mail, webAddress } from './mail.ts';

interface ListLink {
  url: string;
  gifts: number;
  expiresAt: Date;
}

/** To a sender who lost the device they paid from, or has another one. */
export const listLink: Mail<'list_link', ListLink> = {
  kind: 'list_link',
  data: z.object({ url: webAddress, gifts: z.int(), expiresAt: z.iso.datetime() }),

  load: async (data, { now }) => {
    const expiresAt = new Date(data.expiresAt);
    return {
      facts: { ...data, expiresAt },
      language: 'en',
      outdated: expiresAt <= now ? 'The link has ended' : undefined,
    };
  },

  compose: (list, { operator: { productName } }) => {
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
      because: `You get this mail because somebody asked ${productName} for the list of gifts paid for with your address.`,
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
  },
};
