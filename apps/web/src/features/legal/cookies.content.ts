import { OPERATOR } from '../../lib/operator.ts';
import type { LegalText } from './legal-document.tsx';
import { words } from './words/en.ts';

export const COOKIES: LegalText = {
  ...words.cookies,
  inForce: '18 November 2026',
  sections: [
    {
      id: 'what-they-are',
      heading: 'What cookies are',
      blocks: [
        'A cookie is a small text that a website asks your browser to keep and to send back. Browsers also offer storage that stays on the device and is not sent. This page covers both.',
      ],
    },
    {
      id: 'essential',
      heading: 'Essential cookies',
      blocks: [
        'These are needed for what you ask the site to do, so they are set without asking.',
        [
          'jara_browser (with the prefix __Host- on secure addresses): a random identifier with a signature. It shows you the gifts you paid for, and makes sure that one browser counts as one claimant. It says nothing about who you are. Kept for 400 days after your last visit.',
          'jara_language: keeps the language you chose for these pages, for one year; where it came from the language of a gift, for the visit only. It says nothing else about you.',
          'jara_work: where so many people come to a giveaway that each is asked to wait a moment, it tells that you have waited. Kept for five minutes, and only by a browser without scripts.',
          'For our own staff, on the staff portal only: a session cookie and a mark that there is one, kept for at most 12 hours, and a random identifier with a signature by which a device of theirs is known again, kept for 400 days after they last signed in.',
        ],
      ],
    },
    {
      id: 'functional',
      heading: 'Functional storage',
      blocks: [
        'Kept by your browser on your device, and not sent along with your visits. A draft, an account, a key or a receipt reaches us when you use it:',
        [
          'your choice of light, dark or system theme',
          'the draft of a gift you have not paid for yet (never its password) and the last amount you used',
          'the bank account you withdrew to, if you asked the site to remember it',
          'one page of ours that is shown when you have no connection, once you have opened or sent a gift',
          'the access keys of gifts you claimed and the manage keys of gifts you sent, so that you can come back later',
          'the receipts of draws you entered, and which transfers you asked for, to lead you back to them',
        ],
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics cookies',
      blocks: [
        'We use none at present. Should we ever want to count visits with a cookie, a consent tool will ask you first, with nothing ticked in advance, and the site will work the same if you say no.',
      ],
    },
    {
      id: 'marketing',
      heading: 'Marketing cookies',
      blocks: ['Not used currently. We show no advertising and follow nobody across websites.'],
    },
    {
      id: 'third-parties',
      heading: 'Third parties',
      blocks: [
        `${OPERATOR.productName} pages load no third-party analytics, no social buttons that report back and no embedded content. Sharing on WhatsApp or by SMS is a plain link that does nothing until you tap it.`,
        'When you pay you leave for Paystack’s own page, and when you share you may leave for WhatsApp. They set their own cookies there, under their own policies.',
      ],
    },
    {
      id: 'managing',
      heading: 'Managing them',
      blocks: [
        'You can see and delete cookies and stored data in your browser’s settings, usually under privacy or site data. If you delete everything, this browser no longer finds its own gifts and keys, so copy the codes and keys you still need first.',
        'Preferences and the draft can also be cleared right here.',
      ],
    },
  ],
};
