/** Shapes of things that open something, and of things that belong to a person. */
/** The audit trail's anchors are signed in the same length, and logged so that they are also kept outside the database. */
const KEY = /(?<!"signature":")(?<![\w-])[\w-]{43}(?![\w-])/g;
const QUID =
  /(?<![\w-])(?=[0-9A-Z-]*\d)(?=[0-9A-Z-]*[A-Z])(?:[0-9A-HJKMNP-TV-Z]{13}|[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{4})(?![\w-])/g;
const EMAIL = /(?<![\w.+%-])(?!help@jara\.test|gifts@jara\.test)[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;
/**
 * The provider's own ids have ten digits as well; they are logged by name and open nothing. A number that is not a text is
 * an amount: account numbers begin with zeros and are texts everywhere.
 */
const ACCOUNT_NUMBER = /(?<!Id":"?)(?<!":)(?<![\w.-])\d{10}(?![\w.-])/g;

/** What must be in no file we hand out, and in nothing built from them. */
export const CREDENTIALS = {
  'a live provider key': /\bsk_live_\w{16,}/g,
  'a test provider key': /\bsk_test_\w{16,}/g,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  'a password in an address': /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@"'`<>${}]+:[^\s/@"'`<>]+@[^\s/"'`<>]+/gi,
  'a cloud or code-hosting token': /\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{36,}|xox[abprs]-[\w-]{10,}|npm_\w{36})\b/g,
  'a signed token': /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g,
  'a secret written into the code':
    /(?:secret|token|passw(?:or)?d|api_?key|private_?key)\w*["']?\s*[:=]\s*["'`]([\w+/=-]{20,})["'`]/gi,
};

/** What a log may never hold. */
export const IN_LOGS = {
  'a gift code (QUID)': QUID,
  'an access key, manage key or session': KEY,
  'an e-mail address': EMAIL,
  'an account number': ACCOUNT_NUMBER,
  'a cookie': /\b(?:__Host-)?jara_(?:browser|staff|device)=/g,
  'an authenticator secret': /otpauth:\/\/|(?<!\w)[A-Z2-7]{32}(?!\w)/g,
  'a password': /jara demo 2026|open sesame|correct horse/gi,
  'a provider key': /\bsk_(?:test|live)_\w{16,}/g,
  'a bearer token': /\bBearer\s+\S{8,}/gi,
};

/** What a mail may never hold, whatever it is about. */
const IN_MAILS = { ...IN_LOGS };

/** What a mail of a kind carries on purpose: the gift's own link, to somebody who has its code, or a link that is a key. */
const BY_DESIGN = {
  gift_for_you: ['a gift code (QUID)'],
  payout_requested: ['a gift code (QUID)'],
  payout_delayed: ['a gift code (QUID)'],
  payout_sent: ['a gift code (QUID)'],
  payout_failed: ['a gift code (QUID)'],
  claim_link: ['a gift code (QUID)', 'an access key, manage key or session'],
  share_lapses: ['a gift code (QUID)', 'an access key, manage key or session'],
  gift_reminder: ['a gift code (QUID)', 'an access key, manage key or session'],
  ending_reminder: ['an access key, manage key or session'],
  list_link: ['an access key, manage key or session'],
  data_link: ['an access key, manage key or session'],
  staff_invitation: ['an access key, manage key or session'],
};

/** Below this a text is words, not a secret: `change-me-to-something-long` has 3.6 bits a character, a key over 4. */
const RANDOM_BITS = 4;

function bitsPerCharacter(text) {
  const counts = new Map();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, n) => bits - (n / text.length) * Math.log2(n / text.length), 0);
}

/** Everything in a text that has one of the shapes, with the line it is on. */
export function findSecrets(text, shapes) {
  const found = [];
  for (const [what, shape] of Object.entries(shapes)) {
    for (const match of text.matchAll(shape)) {
      if (match[1] !== undefined && bitsPerCharacter(match[1]) < RANDOM_BITS) continue;
      found.push({ what, match: match[0], line: text.slice(0, match.index).split('\n').length });
    }
  }
  return found;
}

/** The same for one mail, less what its kind carries on purpose. */
export function findInMail({ kind, subject, text, html }) {
  const allowed = BY_DESIGN[kind] ?? [];
  return findSecrets(`${subject}\n${text}\n${html}`, IN_MAILS).filter(({ what }) => !allowed.includes(what));
}
