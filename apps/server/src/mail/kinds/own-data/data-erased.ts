import type { DataRequestId } from '@jara/domain/ids';
import { LANGUAGES } from '@jara/domain/language';
import * as z from 'zod/mini';
import { HOUSE_CLOTH } from '../../writing/layout.ts';
import { bigWords, cardLine, eyebrow, heading, paragraph } from '../../writing/parts.ts';
import type { Mail } from '../mail.ts';
import { ownDataMailWords } from './words/all.ts';

interface DataErased {
  /** From how many payments. */
  erased: number;
}

/** The last mail to whoever asked for it: its address is destroyed once it has left. */
export const dataErased: Mail<'data_erased', DataErased> = {
  kind: 'data_erased',
  data: z.object({
    requestId: z.uuid() as unknown as z.ZodMiniType<DataRequestId>,
    erased: z.int(),
    language: z.enum(LANGUAGES),
  }),

  load: async ({ erased, language }) => ({ facts: { erased }, language }),

  compose: ({ erased }, { operator: { productName } }, language) => {
    const { erased: words, link } = ownDataMailWords[language];
    const from = words.from(erased);
    return {
      subject: words.subject(productName),
      title: words.title,
      preview: from,
      cloth: HOUSE_CLOTH,
      because: words.because(productName),
      card: [eyebrow(link.yourData), bigWords(words.erased), cardLine(words.forGood)],
      body: [heading(words.heading), paragraph(from), paragraph(words.what), paragraph(words.last)],
      text: `${words.title}

${from}

${words.what}

${words.last}`,
    };
  },
};
