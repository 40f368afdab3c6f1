import { OPERATOR } from '../../lib/operator.ts';
import type { LegalText } from './legal-document.tsx';
import { words } from './words/en.ts';

export const TERMS: LegalText = {
  ...words.terms,
  inForce: '18 November 2026',
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance',
      blocks: [
        `These terms are an agreement between you and ${OPERATOR.legalEntity} of ${OPERATOR.city}, Nigeria, which operates ${OPERATOR.productName}. By creating, claiming or withdrawing a gift you accept them. If you do not, please do not use the service.`,
        'You must be at least 18 years old and able to enter into a contract.',
      ],
    },
    {
      id: 'service',
      heading: 'What the service does',
      blocks: [
        'A sender pays an amount as a gift, addressed to an e-mail address or shared by the sender themselves. When the payment is confirmed the gift receives a 13-character code, the QUID. A person who enters the code, and the password if the sender set one, may claim the gift under its rule and have the money sent to a Nigerian bank account.',
        'A rule decides who receives the gift: the nth person to claim it, several people who share it, people within a time window, or people drawn by chance among all who entered in time. Only the sender can set a rule, and only until somebody first tries to claim the gift. Without a rule the first person to claim it receives all of it.',
        'Where several people share a gift, it is one share for each person. A bank account receives one share of a gift; a share asked for to another account under the same name is reviewed by a person first. A share that is refused for this reason stays with whoever claimed it and can go to another account.',
        'A sender can make a gift for a crowd public. Its page shows to everybody the title and the host that the sender wrote, what is in it, how it is shared and, of those who received a share, a first letter and a bank. A share of a public giveaway has to be sent to a bank within the time said on its page before it is opened, between 1 and 30 days; otherwise it goes to the next person, or back to the sender when the gift has ended. Once the entries of a draw have closed, its sender cannot change or cancel it.',
        'A sender may choose when we mail the code and from when the gift can be opened, up to a year ahead, and how long it waits. These times hold from the payment on.',
        'A gift is a one-time transfer of money. It is not a bank account, a wallet, a deposit, a loan or an investment, and it earns no interest. Payments and transfers are carried out by Paystack and the banks.',
        'We aim to be available 99.9% of the time. This is a target, not a guarantee; we announce planned work in advance where we can.',
      ],
    },
    {
      id: 'responsibilities',
      heading: 'Your responsibilities',
      blocks: [
        [
          'Give correct details. We send money to the account you confirm, after showing you the name the bank returns.',
          'Keep codes, passwords, access keys and manage keys safe. Whoever presents them is treated as entitled to use them.',
          'Use your own money, from a payment method you are allowed to use.',
          'Do not use the service for fraud, money laundering, the financing of crime, or to get around limits by splitting payments.',
          'Do not sell entry to a gift. A giveaway must be free to take part in: a prize drawn by chance among people who paid or bought something is a promotional competition that needs a licence of its own, and we end such gifts.',
          'Do not attack the service, guess codes, or claim by automated means.',
        ],
        'Amounts are limited per gift; the limits in force are shown when you create one. Your bank may have limits of its own for what can arrive in an account.',
      ],
    },
    {
      id: 'fees',
      heading: 'Fees',
      blocks: [
        'Creating and claiming a gift is free. For each withdrawal we keep 3 percent of the amount, rounded to the kobo. The fee and the amount that will arrive are shown before the withdrawal is confirmed.',
        'A sender may choose to pay that fee. The gift is then larger by it, so that what was to arrive does arrive, whether one person receives it or many. The sums shown before the payment are those that hold for it.',
        'Your bank may charge you for a card payment or an incoming transfer; we do not control those charges.',
      ],
    },
    {
      id: 'payment-processing',
      heading: 'Payment processing',
      blocks: [
        'Payments are processed by Paystack. Their terms apply to the payment itself, and your card details go to them alone. A gift exists once Paystack confirms that the full amount has arrived.',
        'Withdrawals are sent within 24 hours of your confirmation. Some are reviewed by a person first. If a bank refuses or returns a transfer, the amount and its fee go back to the claim, and you may try again or choose another account. If a bank first says that a transfer failed and then that it arrived, the claim waits until that is settled, and what arrived is not paid again.',
        'Where a payment is disputed with the payer’s bank, or where the law or a reasonable suspicion of fraud requires it, we may hold a gift or a withdrawal until the matter is settled. We tell those concerned unless the law forbids it.',
      ],
    },
    {
      id: 'unclaimed',
      heading: 'Unclaimed gifts',
      blocks: [
        'A gift can be claimed for 365 days, or for the 7, 30 or 90 days that its sender chose, counted from when it can first be opened. The day it ends is shown to both sides, and its sender can put it off. What is still unclaimed then goes back to the card that paid, less what the payment provider keeps of its own fee, as shown before the payment. Where that is not possible, and for gifts paid before we promised it, it may become dormant or, where the law requires it, forfeit to the authority the law names.',
        'Until somebody has opened a gift, its sender can change its message and cloth, and correct the address it is mailed to. With a corrected address the gift gets a new code; the code before it opens nothing from then on, whoever holds it. What was opened before that stays with whoever opened it.',
        'A dormant gift is set aside under the sender’s name. It is never counted as our income and we take no dormancy fee from it. The sender or the holder of the code can ask us to revive it or to return it to the sender, and we do so without charge.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Refund policy',
      blocks: [
        'A sender can cancel a gift until all of it has been opened. What nobody has opened goes back to the card that paid, less as much of its own fee as the payment provider keeps for that part; for a gift that nobody has opened it is the amount shown before the payment. Money that has been claimed belongs to the recipient and cannot be refunded.',
        'Tell us about a disputed payment within 30 days of it. Approved refunds go back to the method you paid with, within 5-10 business days.',
        'Where your card does not take a refund, we ask you for a bank account of yours and send it there; one of us may look at it first. Until you answer we keep it for you.',
        `Write to ${OPERATOR.supportEmail} with the payment reference.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'We carry out the service with reasonable skill and care. We are not liable for losses caused by a code, password or key that you shared or lost, by details you confirmed wrongly, by banks or payment networks, or by events beyond our control.',
        'To the extent the law allows, our total liability to you is limited to the fees you paid us in the 12 months before the event. This does not limit our duty to return gift money that we hold, nor liability that cannot be limited by law, such as for fraud.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      blocks: [
        'How we handle personal data is described in the Privacy Policy, and cookies in the Cookie Policy. Both are part of these terms.',
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      blocks: [
        'You may stop using the service at any time. We may block a gift, a claim or a person who breaks these terms or the law. Blocking a gift does not make its money ours: it is returned, paid out or handed over as the law and these terms require.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law and disputes',
      blocks: [
        'These terms are governed by the laws of the Federal Republic of Nigeria.',
        'Talk to us first: most disagreements end there. What remains is settled by binding arbitration in Nigeria under the Arbitration and Mediation Act 2023, in English, by one arbitrator. Either side may still ask a court for urgent protection, and your rights under consumer protection law remain.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'We may change these terms. We give 30 days notice on this page before a change takes effect. A gift that was paid for before then stays under the terms it was paid under, unless the change is to its holder’s advantage.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        `Legal questions: ${OPERATOR.legalEmail}. ${OPERATOR.legalEntity}, ${OPERATOR.city}, Nigeria. We reply within 5 business days.`,
      ],
    },
  ],
};
