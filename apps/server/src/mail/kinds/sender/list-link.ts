import * as z from 'zod/mini';
import { inLagos } from '../../writing/lagos-time.ts';
import { HOUSE_CLOTH, link } from '../../writing/layout.ts';
import { bigWords, button, cardLine, eyebrow, heading, panel, paragraph } from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { askedIn, type Mail, webAddress } from '../mail.ts';
import { senderWords } from './words/all.ts';

interface ListLink {
  url: string;
  gifts: number;
  expiresAt: Date;
}

/** To a sender who lost the device they paid from, or has another one. */
export const listLink: Mail<'list_link', ListLink> = {
  kind: 'list_link',
  data: z.object({ url: webAddress, gifts: z.int(), expiresAt: z.iso.datetime(), language: askedIn }),

  load: async ({ language = 'en', ...data }, { now }) => {
    const expiresAt = new Date(data.expiresAt);
    return {
      facts: { ...data, expiresAt },
      language,
      outdated: expiresAt <= now ? 'The link has ended' : undefined,
    };
  },

  compose: (list, { operator: { productName } }, language) => {
    const { list: words } = senderWords[language];
    const { orGoTo, keepToYourself } = sharedWords[language];
    const gifts = words.gifts(list.gifts);
    const once = words.once(inLagos(list.expiresAt, language));

    return {
      subject: words.subject(list.gifts, productName),
      title: words.link,
      preview: once,
      cloth: HOUSE_CLOTH,
      because: words.because(productName),
      card: [eyebrow(words.paidByYou), bigWords(gifts), cardLine(words.toAnother)],
      body: [
        heading(words.hereToo),
        paragraph(words.open),
        button(list.url, words.show),
        paragraph(orGoTo(link(list.url, list.url))),
        paragraph(once),
        panel('warn', keepToYourself, words.secret),
      ],
      text: `${words.link} (${gifts})

${words.open}
${list.url}

${once}

${words.secret}`,
    };
  },
};
