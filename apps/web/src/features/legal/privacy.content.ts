import { RETENTION } from '@jara/domain/own-data/retention';
import { OPERATOR } from '../../lib/operator.ts';
import type { LegalText } from './legal-document.tsx';
import { words } from './words/en.ts';

export const PRIVACY: LegalText = {
  ...words.privacy,
  inForce: '18 November 2026',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        `${OPERATOR.productName} is a cash-gift service operated by ${OPERATOR.legalEntity} from ${OPERATOR.city}, Nigeria. We are the data controller for the information described here, under the Nigeria Data Protection Act 2023 (the Act) and the General Application and Implementation Directive 2025.`,
        `Our data protection officer can be reached at ${OPERATOR.legalEmail}. Everything in this policy applies to this website and to the e-mails it sends.`,
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        'From a sender:',
        [
          'the amount, the recipient’s e-mail address, the message and the name for the card, if you give one',
          'your own e-mail address, if you want a receipt and a link to your gifts',
          'the payment’s reference, status, time and amount, as Paystack reports them; never your card number, PIN or security code',
        ],
        'From a recipient:',
        [
          'the e-mail address the sender gave us, which we use to send you the gift’s code, to remind you of a gift you have not opened and, where you withdraw, to tell you how the transfer stands',
          'your bank, account number and the account name the bank returns, when you withdraw',
          'the note of thanks you write to the sender, if you write one',
        ],
        'From everyone who visits:',
        [
          'a random identifier in a signed cookie, so that your browser finds its own gifts again',
          'where you open a gift: a fingerprint of the network you come from, made with a secret key and different for every gift, so that one network cannot try a gift over and over; never the address itself',
          'technical records of requests: time, address and the outcome, kept to protect the service',
        ],
        'We do not collect your BVN, NIN, date of birth, contacts or location, and we never ask for them.',
      ],
    },
    {
      id: 'someone-gave-us-your-address',
      heading: 'If someone gave us your address',
      blocks: [
        `A sender may have typed your e-mail address to give you something. We then hold your address without having asked you. The first e-mail we send says so and names this policy. We do not use the address for anything but that gift. Every reminder has a link that stops all reminders to that address; to honour it we keep a fingerprint of the address, made with a secret key, and not the address. On the page “Your data” you see what we hold about your address and have it erased.`,
      ],
    },
    {
      id: 'why-we-use-it',
      heading: 'Why we use it, and on what ground',
      blocks: [
        [
          'To carry out the gift: taking the payment, delivering the code, paying the recipient. Ground: performance of a contract.',
          'To keep financial records and to meet duties against money laundering and for tax. Ground: legal obligation.',
          'To detect fraud, abuse and mistakes, and to secure the service. Ground: legitimate interest, weighed against yours.',
          'To answer you when you write. Ground: legitimate interest, or performance of a contract.',
        ],
        'We send no marketing. If that ever changes we will ask for your consent first, and a no will cost you nothing.',
      ],
    },
    {
      id: 'automated-decisions',
      heading: 'Automated decisions',
      blocks: [
        'Some checks run by themselves: too many wrong passwords close a gift for a while, a network from which many have tried a gift is asked to let others try, a bank account that receives one share of a gift is given no second one, and unusual patterns can put a gift or a withdrawal on hold. A share of a public giveaway that is not sent to a bank within the time said before it was opened goes to somebody else; no other money is ever taken away by a machine. A person reviews a hold when you ask for it, and you can tell them your side.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who else sees it',
      blocks: [
        [
          'Paystack Payments Limited, our payment provider, for payments, account-name look-ups and transfers.',
          'The banks at either end of a payment.',
          'Our e-mail and hosting providers, under contracts that bind them to our instructions.',
          'Authorities, where the law obliges us, and only what it obliges us to give.',
        ],
        'A recipient sees the sender’s name and message unless the gift is anonymous. A sender sees that a gift was claimed and the note you wrote them, never the recipient’s bank details. The page of a public giveaway shows everybody the first letter of the account’s name and the bank of those who received a share, and nothing else of them. Our support staff see account numbers and e-mail addresses masked, and every unmasking is recorded.',
        'We do not sell, rent or trade personal data.',
      ],
    },
    {
      id: 'where-it-is',
      heading: 'Where it is kept',
      blocks: [
        'Some of our providers process data outside Nigeria. We use only those in countries, or under contracts, that give protection the Act accepts, and we keep a record of each transfer.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        [
          `Financial records (amounts, references, times): as long as the law requires, at least ${RETENTION.giftYears} years after the transaction.`,
          `Names, messages, notes of thanks, e-mail addresses and bank details: ${RETENTION.giftYears} years after the payment, once its money has come to its end, and less where you have them erased. Of an order that nobody paid: ${RETENTION.unpaidOrderDays} days.`,
          `Mails we sent, and to whom: ${RETENTION.mailDays} days. What our payment provider wrote to us: ${RETENTION.webhookDays} days. What transfers are added up by, against laundering: ${RETENTION.sumDays} days, as a fingerprint where you were erased.`,
          `What you reported about a giveaway: ${RETENTION.reportDays} days after we looked at it. A mailed link: ${RETENTION.linkDays} day after it ended.`,
          `Backups: ${RETENTION.backupDays} days, sealed. Until then we keep a fingerprint of the address of whoever was erased, to erase them again should we need a backup.`,
          'Technical records of requests: 30 days.',
          'That an address wants no reminders: until it is told otherwise by the link in the mail.',
          'The fingerprint of a network that opened a gift: until the gift is claimed or has ended; of a public giveaway 30 days longer, of a report about one as long as the report.',
          'The identifier in your browser: until you delete it, or 400 days after your last visit.',
        ],
        'Amounts stay in our books for ever. They lead to nobody once what they belong to is erased or its time is over.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        [
          'Everything travels encrypted.',
          'Gift passwords are stored in a form that cannot be read back; access keys are stored only as fingerprints.',
          'Codes, keys, passwords and account numbers never enter our logs.',
          'Staff give a second factor before money moves, data leave or a colleague’s rights change. They see only what their role needs, and everything they do is written to a record that cannot be altered unnoticed.',
        ],
        'If a breach puts you at risk we tell the Nigeria Data Protection Commission within 72 hours and you without delay, in plain words and with what you can do.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'Under the Act you may ask us to:',
        [
          'tell you what we hold about you and give you a copy',
          'correct what is wrong',
          'delete what we no longer need',
          'limit or stop a use you object to',
          'hand your data over in a common format',
          'have a person look at an automated decision',
        ],
        'You may also withdraw a consent at any time. None of this costs you anything.',
        'The first three, and the copy in a common format, you do yourself on the page “Your data”: we mail a link to your address, and whoever opens it has proved that it is theirs. An erasure waits while money of yours is on its way, and then happens by itself. It destroys your name, address, messages and bank accounts everywhere, and leaves amounts, dates and references that lead to nobody. What Paystack and the banks keep is theirs to erase.',
        `For everything else write to ${OPERATOR.supportEmail}. We answer within 72 hours. Because we keep no accounts we may ask for a payment reference or a gift’s access key, to be sure that we speak to the right person.`,
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      blocks: [
        `If you are unhappy with how we treat your data, tell our data protection officer at ${OPERATOR.legalEmail} first; a complaint is read by somebody who was not involved. You may also complain to the Nigeria Data Protection Commission at any time.`,
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'The service is for people aged 18 and over. A gift for a child is claimed by a parent or guardian. If you believe that a child gave us data, tell us and we delete it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'We announce changes that matter on this page 30 days before they take effect. The date at the top is the date of this version.',
      ],
    },
  ],
};
