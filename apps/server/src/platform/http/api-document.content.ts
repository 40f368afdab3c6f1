/** The API's document is four: for everybody, for the portal (what staff work on, and how the house runs), and for the provider. */
export const PARTS = ['public', 'staff', 'office', 'provider'] as const;
export type Part = (typeof PARTS)[number];

export const TITLES: Record<Part, (productName: string) => string> = {
  public: (productName) => `${productName} API`,
  staff: (productName) => `${productName} API for staff: gifts, payments and payouts`,
  office: (productName) => `${productName} API for staff: the house itself`,
  provider: (productName) => `${productName} API for the payment provider`,
};

const COMMON = `
**Money** is whole minor units (kobo): \`1000000\` is ₦10,000.00. **Times** are ISO 8601; answers are in UTC.

**Refusals.** A “no” that we foresee is JSON with a \`code\` to go by, a \`message\` for people, and the \`requestId\` to give support. \`RefusalCode\` lists the codes with their meaning; an operation lists its own by status. Take a code that you do not know by its status.

**Languages.** What is written for people follows \`Accept-Language\`: English, Pidgin (\`pcm\`), Hausa (\`ha\`), Yoruba (\`yo\`) or Igbo (\`ig\`), and \`Content-Language\` says which a refusal is in. Codes never change. Staff are answered in English.

**Repeating.** Send an \`Idempotency-Key\` of your own with a \`POST\` that takes one. The same request with the same key within two days gets the first answer again and does nothing twice; with another \`X-Access-Key\` or \`X-Manage-Key\` it is another request. A refusal keeps nothing: put right what was wrong, and send the same key again. With another body the key is refused (\`idempotency_key_reused\`); while the first is still at work, so is the repeat (\`idempotency_in_progress\`).

**Pages.** Lists take \`page\` (from 1) and \`limit\` (10 unless said, at most 100), and answer \`data\`, \`total\`, \`page\`, \`limit\` and \`totalPages\`.

**Limits.** Answers of operations that are counted carry \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds). Beyond the limit comes a 429 with \`Retry-After\`. A 503 says the same when we are busy.`;

const SIGNING_IN = `Sign in with \`POST /admin/session\`; each operation needs the permission of its area, and what moves money, lets data leave or changes people needs an authenticator code given in the last minutes.`;

export const ABOUT: Record<Part, string> = {
  public: `Create gifts, pay for them, open them, and send shares to a bank.

**Keys.** Nobody has an account. The first answer gives a browser its cookie: keep it, and its payments and shares are yours. A share opens with its \`accessKey\`, a gift’s rule and room with its \`manageKey\`, from anywhere. Requests from pages of other sites change nothing (\`foreign_origin\`): call from a server.
${COMMON}`,
  staff: `What the portal calls about gifts, payments, payouts and people. ${SIGNING_IN}
${COMMON}`,
  office: `What the portal calls about the house itself: signing in, the team, figures, reports, operations and the audit trail. ${SIGNING_IN}
${COMMON}`,
  provider:
    'What Paystack calls: its events, and its question before a transfer. Both are signed over their raw bytes.',
};

export const TAGS: Readonly<Record<string, string>> = {
  banks: 'Banks, and whose an account is',
  claims: 'Looking at a gift and opening it',
  gifts: 'A gift by its code',
  giveaways: 'Gifts that their sender shows to everybody, draws, and the check of a code',
  health: 'Whether we are here',
  limits: 'Limits and fees in force',
  'mailed-links': 'Links to one’s own gifts and shares, by mail',
  payments: 'Ordering a gift and paying for it',
  provider: 'Events of the provider, and its question before a transfer',
  receipts: 'Receipts as PDF',
  rules: 'Who may open a gift, and how it is shared',
  sandbox: 'Levers that exist only in the sandbox',
  sent: 'A sender’s own room: pause, prolong, correct, cancel',
  thanks: 'A word to the sender',
  trust: 'What we hold and what we owe',
  withdrawals: 'Sending a share to a bank',
  assignments: 'In whose hands something is',
  audit: 'Who did what',
  dashboard: 'The portal’s first page',
  financial: 'Figures by day and month',
  mine: 'What waits for oneself',
  notes: 'What staff write down for each other',
  notifications: 'What needs a person',
  operations: 'How the system runs',
  'payout-figures': 'The balance at the provider, and how banks do',
  'personal-data': 'What is masked until somebody asks, and why they did',
  reconciliation: 'Our books beside the provider’s',
  'report-schedules': 'Reports that are made again and again',
  reports: 'Files that leave',
  search: 'One search over everything',
  session: 'Signing in and out, authenticators and one’s own sessions',
  switches: 'What is paused',
  users: 'The team and its invitations',
  workload: 'Who works on what',
};

export const MEANING_OF_BUG = 'Something went wrong on our side. Repeating it with the same Idempotency-Key is safe.';

const seconds = { type: 'integer', minimum: 0 };
export const COMMON_HEADERS = {
  'RateLimit-Limit': { description: 'How many requests the window allows', schema: seconds },
  'RateLimit-Remaining': { description: 'How many are left of them', schema: seconds },
  'RateLimit-Reset': { description: 'In how many seconds the window ends', schema: seconds },
  'Retry-After': { description: 'In how many seconds trying again can help', schema: seconds },
};

export const COMMON_PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A name of your own for this request, so that repeating it acts once. Make it one that nobody can guess, such as a UUID: ' +
      'before you have a cookie of ours, whoever repeats it from your address, with the same key in its header where it had one, gets the same ' +
      'answer.',
    schema: { type: 'string', maxLength: 255 },
  },
  Page: {
    name: 'page',
    in: 'query',
    description: 'Which page, from 1.',
    schema: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
  },
  Limit: {
    name: 'limit',
    in: 'query',
    description: 'How many on a page.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
  },
};

/** The keys that open something in a part, as ARCHITECTURE.md has them. */
export function keyRing(part: Part, { isSecure }: { isSecure: boolean }): Record<string, object> {
  const cookie = (name: string) => (isSecure ? `__Host-${name}` : name);
  const staff = {
    staffSession: {
      type: 'apiKey',
      in: 'cookie',
      name: cookie('jara_staff'),
      description:
        'A member of staff who has signed in. It ends after half an hour without use, and after twelve hours.',
    },
  };
  const rings: Record<Part, Record<string, object>> = {
    public: {
      browserCookie: {
        type: 'apiKey',
        in: 'cookie',
        name: cookie('jara_browser'),
        description: 'A browser’s own name, signed by us and given with the first answer that needs one.',
      },
      accessKey: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Access-Key',
        description: 'Opens one share: its withdrawal, its receipt, its thanks. Given by `claimGift`.',
      },
      manageKey: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Manage-Key',
        description: 'Opens one gift for its sender, from any device. Given with the payment once it is paid.',
      },
    },
    staff,
    office: staff,
    provider: {
      providerSignature: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Paystack-Signature',
        description: 'HMAC-SHA512 of the raw body under the secret key, in hexadecimal.',
      },
    },
  };
  return rings[part];
}
