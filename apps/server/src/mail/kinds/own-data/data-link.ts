import { LANGUAGES, type Language } from '@jara/domain/language';
import * as z from 'zod/mini';
import { inLagos } from '../../writing/lagos-time.ts';
import { HOUSE_CLOTH, link } from '../../writing/layout.ts';
import { bigWords, button, cardLine, eyebrow, heading, panel, paragraph } from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { type Mail, webAddress } from '../mail.ts';
import { ownDataMailWords } from './words/all.ts';

interface DataLink {
  url: string;
  expiresAt: Date;
}

/** To whoever asked what we hold about their address. */
export const dataLink: Mail<'data_link', DataLink> = {
  kind: 'data_link',
  data: z.object({ url: webAddress, expiresAt: z.iso.datetime(), language: z.enum(LANGUAGES) }),

  load: async ({ language, url, expiresAt: ends }, { now }) => {
    const expiresAt = new Date(ends);
    return { facts: { url, expiresAt }, language, outdated: expiresAt <= now ? 'The link has ended' : undefined };
  },

  compose: ({ url, expiresAt }, { operator: { productName } }, language: Language) => {
    const { link: words } = ownDataMailWords[language];
    const { orGoTo, keepToYourself } = sharedWords[language];
    const until = words.until(inLagos(expiresAt, language));
    return {
      subject: words.subject(productName),
      title: words.title,
      preview: until,
      cloth: HOUSE_CLOTH,
      because: words.because(productName),
      card: [eyebrow(words.yourData), bigWords(words.yours), cardLine(words.whatYouCan)],
      body: [
        heading(words.heading),
        paragraph(words.open),
        button(url, words.show),
        paragraph(orGoTo(link(url, url))),
        paragraph(until),
        panel('warn', keepToYourself, words.secret),
      ],
      text: `${words.title}

${words.open}
${url}

${until}

${words.secret}`,
    };
  },
};
