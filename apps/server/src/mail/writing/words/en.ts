import { TAGLINE } from '@jara/domain/brand';
import type { HtmlPart } from '../html.ts';

/** What stands in mails of every kind. */
export const words = {
  yourCode: 'Your gift code (QUID)',
  orGoTo: (address: HtmlPart): HtmlPart => ['Or go to ', address],
  keepToYourself: 'Keep it to yourself',
  reference: 'Reference',
  seeGift: 'See your gift',
  yourGiftAt: (address: string) => `Your gift: ${address}`,
  stopReminders: 'Stop these reminders',
  /** Ends in where to look, since in the written part that is an address. */
  questions: (email: HtmlPart, phone: string, help: HtmlPart): HtmlPart => [
    'Questions? ',
    email,
    ` or ${phone}, or see `,
    help,
  ],
  help: 'Help',
  yourData: (privacy: HtmlPart): HtmlPart => ['How we handle your data: ', privacy],
  privacy: 'Privacy',
  whoWeAre: (company: string, city: string) => `${company}, ${city}, Nigeria. ${TAGLINE}`,
};

export type Words = typeof words;
