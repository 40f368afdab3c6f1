import { domainOf } from '../../mail/smtp.ts';
import { type Check, type Finding, fine, type Surroundings, unknown, warning, wrongWhenLive } from './check.ts';
import { failureOf } from './failure.ts';

// Mail of a domain that does not say who may send for it ends among spam, or nowhere.

const NONE_LEAVES = 'Not needed: no mail leaves this machine.';

const senderDomain = ({ config: { mailFrom, publicUrl } }: Surroundings): string => domainOf(mailFrom, publicUrl);

/** What stands at a name; nothing where nothing does. A name server that does not say is no answer. */
async function textsAt({ outside }: Surroundings, name: string, begins: RegExp): Promise<string[]> {
  try {
    const records = await outside.resolveTxt(name);
    return records.map((parts) => parts.join('')).filter((text) => begins.test(text));
  } catch (error) {
    if (['ENODATA', 'ENOTFOUND'].includes(failureOf(error) ?? '')) return [];
    throw error;
  }
}

export const lookForSpf: Check = async (around): Promise<Finding> => {
  const { config } = around;
  if (config.smtpUrl === undefined) return fine(NONE_LEAVES);
  const domain = senderDomain(around);
  const [record, ...others] = await textsAt(around, domain, /^v=spf1(?: |$)/i);
  if (record === undefined)
    return wrongWhenLive(
      config,
      `${domain} does not say which servers send its mail (SPF).`,
      `Add a TXT record at ${domain}: "v=spf1 include:… -all", with what your mail service names.`,
    );
  if (others.length > 0)
    return wrongWhenLive(
      config,
      `${domain} has ${others.length + 1} SPF records, and then none counts.`,
      'Make one record of them, with every include in it.',
    );
  if (/ \+?all(?: |$)/i.test(record))
    return wrongWhenLive(
      config,
      `The SPF record of ${domain} lets everybody send as it.`,
      'Let it end in -all or ~all.',
    );
  return fine(`${domain} says which servers send its mail (SPF).`);
};

export const lookForDkim: Check = async (around): Promise<Finding> => {
  const { config } = around;
  if (config.smtpUrl === undefined) return fine(NONE_LEAVES);
  const domain = senderDomain(around);
  if (config.dkimSelector === undefined)
    return unknown(
      'DKIM was not looked for: DKIM_SELECTOR is not set, and nothing else tells under which name the key is.',
      'Set DKIM_SELECTOR to the selector that your mail service signs with.',
    );
  const name = `${config.dkimSelector}._domainkey.${domain}`;
  const [record] = await textsAt(around, name, /(?:^|;)\s*p=/);
  if (record === undefined)
    return wrongWhenLive(
      config,
      `There is no DKIM key at ${name}.`,
      'Add the record that your mail service shows, or correct DKIM_SELECTOR.',
    );
  if (/(?:^|;)\s*p=\s*(?:;|$)/.test(record))
    return wrongWhenLive(
      config,
      `The DKIM key at ${name} has been withdrawn.`,
      'Add the present one, or set DKIM_SELECTOR to its selector.',
    );
  return fine(`A DKIM key is at ${name}.`);
};

export const lookForDmarc: Check = async (around): Promise<Finding> => {
  const { config } = around;
  if (config.smtpUrl === undefined) return fine(NONE_LEAVES);
  const domain = senderDomain(around);
  const record = await findDmarc(around, domain);
  if (record === undefined)
    return wrongWhenLive(
      config,
      `${domain} does not say what becomes of mail that only pretends to be its own (DMARC).`,
      `Add a TXT record at _dmarc.${domain}: "v=DMARC1; p=quarantine; rua=mailto:…".`,
    );
  if (/;\s*p=none\b/i.test(record))
    return warning(
      `${domain} asks to let mail pass that only pretends to be its own (DMARC, p=none).`,
      'Once its reports show only your own servers, change it to p=quarantine.',
    );
  return fine(`${domain} says what becomes of mail that only pretends to be its own (DMARC).`);
};

/** A domain that says nothing goes by the one it belongs to. */
async function findDmarc(around: Surroundings, domain: string): Promise<string | undefined> {
  const labels = domain.split('.');
  for (let from = 0; from <= Math.max(0, labels.length - 2); from += 1) {
    const [record] = await textsAt(around, `_dmarc.${labels.slice(from).join('.')}`, /^v=DMARC1\b/i);
    if (record !== undefined) return record;
  }
  return undefined;
}
