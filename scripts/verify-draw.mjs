import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * `node scripts/verify-draw.mjs proof.json --receipt receipt.json`: checks the proof of a draw, and that a receipt was kept.
 * It follows docs/draw-proof.md alone and imports nothing of ours, so that this one file can be taken anywhere.
 */
const USAGE = `node verify-draw.mjs PROOF [--receipt RECEIPT] [--genesis SECONDS --period SECONDS]

PROOF and RECEIPT are files of JSON, one of them may be - for standard input.
--genesis and --period are the times of a beacon other than drand's quicknet.

Ends with 0 when all checks hold, with 1 when one does not, with 2 when there is nothing it can read.`;

const FORMAT = 'jara-draw-1';
const QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const QUICKNET_TIMES = { genesis: 1692803367, period: 3 };
const PAUSE_MS = 30_000;
const MOST_WINNERS = 1000;

class Unreadable extends Error {}

const sha256 = (data) => createHash('sha256').update(data).digest('hex');

// Reading: what has another shape than the document's is not judged at all.

const insist = (holds, place, wanted) => {
  if (!holds) throw new Unreadable(`${place} is not ${wanted}`);
};
const readText = (value, place, pattern, wanted) => {
  insist(typeof value === 'string' && pattern.test(value), place, wanted);
  return value;
};
const readHash = (value, place) => readText(value, place, /^[0-9a-f]{64}$/, '64 lowercase hexadecimal characters');
const readTicket = (value, place) => readText(value, place, /^[0-9a-f]{32}$/, '32 lowercase hexadecimal characters');
const readName = (value, place) => readText(value, place, /^[!-{}~]{1,100}$/, 'up to 100 ASCII characters without |');
const readNumber = (value, place, least = 0) => {
  insist(Number.isSafeInteger(value) && value >= least, place, `a whole number from ${least}, below 2^53`);
  return value;
};
const readObject = (value, place) => {
  insist(typeof value === 'object' && value !== null && !Array.isArray(value), place, 'an object');
  return value;
};
const readList = (value, place, readElement) => {
  insist(Array.isArray(value), place, 'a list');
  return value.map((element, index) => readElement(element, `${place}[${index}]`));
};
const readTime = (value, place) => {
  const wanted = 'a time like 2026-11-20T17:00:50.000Z';
  readText(value, place, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, wanted);
  const time = new Date(value);
  insist(!Number.isNaN(time.getTime()) && time.toISOString() === value, place, wanted);
  return time.getTime();
};

function readRule(value) {
  const wanted = 'DRAW:{winners}:{closesAt} or DRAW:{winners}:{closesAt}:{shares}';
  const number = '(?:0|[1-9]\\d{0,15})';
  const pattern = new RegExp(`^DRAW:(${number}):(${number})(?::(${number}(?:,${number})*))?$`);
  const [, winners, closesAt, shares] = pattern.exec(readText(value, 'rule', pattern, wanted));
  const rule = {
    text: value,
    winners: readNumber(Number(winners), 'the number of winners in rule', 1),
    closesAt: readNumber(Number(closesAt), 'the closing time in rule'),
    shares: shares?.split(',').map((share) => readNumber(Number(share), 'a share in rule')),
  };
  insist(rule.winners <= MOST_WINNERS, 'the number of winners in rule', `at most ${MOST_WINNERS}`);
  return rule;
}

function readBeacon(value) {
  if (value === null) return null;
  const { chain, round, at, randomness, signature } = readObject(value, 'beacon');
  return {
    chain: readHash(chain, 'beacon.chain'),
    round: readNumber(round, 'beacon.round', 1),
    at: readTime(at, 'beacon.at'),
    randomness: readHash(randomness, 'beacon.randomness'),
    signature: readText(signature, 'beacon.signature', /^(?:[0-9a-f]{2}){1,512}$/, 'bytes in lowercase hexadecimal'),
  };
}

function readWinner(value, place) {
  const { slot, number, share } = readObject(value, place);
  return {
    slot: readNumber(slot, `${place}.slot`),
    number: readNumber(number, `${place}.number`, 1),
    share: readNumber(share, `${place}.share`),
  };
}

const readPassedOn = (value, place) => ({
  ...readWinner(value, place),
  from: readNumber(value.from, `${place}.from`, 1),
});

function readProof(value) {
  const proof = readObject(value, 'the proof');
  insist(proof.format === FORMAT, 'format', FORMAT);
  return {
    code: readName(proof.code, 'code'),
    giftId: readName(proof.giftId, 'giftId'),
    rule: readRule(proof.rule),
    amount: readNumber(proof.amount, 'amount'),
    shares: readList(proof.shares, 'shares', (share, place) => readNumber(share, place)),
    commitment: readHash(proof.commitment, 'commitment'),
    seed: readHash(proof.seed, 'seed'),
    beacon: readBeacon(proof.beacon),
    entries: readList(proof.entries, 'entries', readTicket),
    head: readHash(proof.head, 'head'),
    winners: readList(proof.winners, 'winners', readWinner),
    passedOn: readList(proof.passedOn, 'passedOn', readPassedOn),
  };
}

function readReceipt(value) {
  const { number, ticket, head } = readObject(value, 'the receipt');
  return {
    number: readNumber(number, "the receipt's number", 1),
    ticket: readTicket(ticket, "the receipt's ticket"),
    head: readHash(head, "the receipt's head"),
  };
}

/** A name given twice would be read one way here and another way elsewhere. */
function insistOnNamesOnce(json) {
  const open = [];
  let last = '';
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const name = JSON.parse(last);
      if (open.at(-1).has(name)) throw new Unreadable(`${last} is given twice in one object`);
      open.at(-1).add(name);
    }
    last = token;
  }
}

async function readJson(load, path, what) {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(await load(path));
    const value = JSON.parse(json);
    insistOnNamesOnce(json);
    return value;
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`${what} is not there, or is not JSON: ${error.message}`);
  }
}

// Judging. A check is what it claims, and what speaks against it: nothing when it holds.

const unlessSame = (computed, given, name) =>
  computed === given ? undefined : `${name} should be ${computed}, and the proof says ${given}`;

/** The first place at which two lists differ. */
function unlessSameList(computed, given, name) {
  if (computed.length !== given.length)
    return `${name} should have ${computed.length} elements, and the proof has ${given.length}`;
  const at = computed.findIndex((element, index) => JSON.stringify(element) !== JSON.stringify(given[index]));
  if (at === -1) return undefined;
  return unlessSame(JSON.stringify(computed[at]), JSON.stringify(given[at]), `${name}[${at}]`);
}

function sharesOf({ rule, amount }) {
  if (rule.shares) return rule.shares;
  const remainder = amount % rule.winners;
  const equal = (amount - remainder) / rule.winners;
  return Array.from({ length: rule.winners }, (_, slot) => (slot < remainder ? equal + 1 : equal));
}

/** All heads of the chain: the one at place i has i entries in it. */
function headsOf({ giftId, commitment, beacon, entries }) {
  const announced = beacon ? `${beacon.chain}:${beacon.round}` : 'none';
  const heads = [sha256(`${FORMAT}|${giftId}|${commitment}|${announced}`)];
  for (const [index, ticket] of entries.entries()) heads.push(sha256(`${heads[index]}|${index + 1}|${ticket}`));
  return heads;
}

/** The numbers of the entries by rank. */
function ranksOf({ seed, head, beacon, entries }) {
  const mix = sha256(`${FORMAT}|${seed}|${head}|${beacon ? beacon.randomness : 'none'}`);
  return entries
    .map((_, index) => ({ number: index + 1, score: sha256(`${mix}|${index + 1}`) }))
    .sort((a, b) => (a.score < b.score ? -1 : a.score > b.score ? 1 : a.number - b.number))
    .map(({ number }) => number);
}

const at = (milliseconds) => {
  const time = new Date(milliseconds);
  return Number.isNaN(time.getTime()) ? `${milliseconds} ms` : time.toISOString();
};

function checkShares({ rule, amount, shares }) {
  const sum = shares.reduce((total, share) => total + BigInt(share), 0n);
  return [
    {
      claim: rule.shares
        ? `There are ${rule.winners} shares, and they are those that the rule lists.`
        : `There are ${rule.winners} shares, and they are equal, with what is left over going to the first, one kobo each.`,
      against:
        unlessSame(rule.winners, shares.length, 'the number of shares') ??
        unlessSameList(sharesOf({ rule, amount }), shares, 'shares'),
    },
    { claim: 'The shares are all of the gift.', against: unlessSame(sum, BigInt(amount), 'amount') },
  ];
}

function checkBeacon({ rule, beacon }, times) {
  const earliest = rule.closesAt + PAUSE_MS;
  const checks = [
    {
      claim: 'The public value came 30 seconds after entries closed, or later.',
      against: beacon.at >= earliest ? undefined : `it came at ${at(beacon.at)}, and ${at(earliest)} is the earliest`,
    },
    {
      claim: "The public value is the hash of the beacon's signature.",
      against: unlessSame(sha256(Buffer.from(beacon.signature, 'hex')), beacon.randomness, 'beacon.randomness'),
    },
  ];
  if (!times) return checks;
  const { genesis, period } = times;
  const round = Math.max(1, Math.ceil((earliest - genesis * 1000) / (period * 1000)) + 1);
  const due = (genesis + (beacon.round - 1) * period) * 1000;
  const timetable = `a beacon that began at ${genesis} and has a value every ${period} seconds`;
  return [
    ...checks,
    {
      claim: `The round is the first that comes 30 seconds after closing or later, of ${timetable}.`,
      against: unlessSame(round, beacon.round, 'beacon.round'),
    },
    {
      claim: 'The time given for the public value is that of its round.',
      against: unlessSame(at(due), at(beacon.at), 'beacon.at'),
    },
  ];
}

function checkEntries({ entries, head }, heads) {
  const seen = new Map();
  let twice;
  for (const [index, ticket] of entries.entries()) {
    if (seen.has(ticket)) twice ??= `entries ${seen.get(ticket)} and ${index + 1} have the same ticket`;
    else seen.set(ticket, index + 1);
  }
  return [
    {
      claim: `The entries (${entries.length}), in this order, lead to the last head of the chain.`,
      against: unlessSame(heads[entries.length], head, 'head'),
    },
    { claim: 'No two entries have the same ticket.', against: twice },
  ];
}

function checkWinners({ rule, shares, winners }, ranks) {
  const chosen = ranks.slice(0, rule.winners).map((number, slot) => ({ slot, number, share: shares[slot] }));
  return {
    claim:
      'The winners are those whom the seed, the entries and the public value choose, each with the share of their slot.',
    against: unlessSameList(chosen, winners, 'winners'),
  };
}

function checkPassedOn({ rule, shares, winners, passedOn }, ranks) {
  const reserve = ranks.slice(rule.winners);
  const holders = new Map(winners.map(({ slot, number }) => [slot, number]));
  const findFault = () => {
    if (passedOn.length > reserve.length)
      return `${passedOn.length} shares were passed on, and the reserve has ${reserve.length} entries`;
    for (const [place, { slot, from, number, share }] of passedOn.entries()) {
      const name = `passedOn[${place}]`;
      if (!holders.has(slot)) return `${name}.slot is ${slot}, which nobody has won`;
      const fault =
        unlessSame(holders.get(slot), from, `${name}.from`) ??
        unlessSame(reserve[place], number, `${name}.number`) ??
        unlessSame(shares[slot], share, `${name}.share`);
      if (fault) return fault;
      holders.set(slot, number);
    }
    return undefined;
  };
  return {
    claim:
      passedOn.length === 0
        ? 'No share was passed on.'
        : `Each share that was passed on (${passedOn.length}) went to the next in the reserve.`,
    against: findFault(),
  };
}

function checkReceipt({ entries }, heads, { number, ticket, head }) {
  const there = number <= entries.length ? undefined : `there are only ${entries.length} entries`;
  return [
    {
      claim: `The receipt's ticket is that of entry ${number}.`,
      against: there ?? unlessSame(ticket, entries[number - 1], `the ticket of entry ${number}`),
    },
    {
      claim: `The receipt's head is the one that the first ${number} entries lead to: none was dropped, moved or slipped in.`,
      against: there ?? (heads[number] === head ? undefined : `they lead to ${heads[number]}, the receipt has ${head}`),
    },
  ];
}

function checkAll(proof, receipt, times) {
  const { seed, giftId, rule, commitment, beacon } = proof;
  const heads = headsOf(proof);
  const ranks = ranksOf(proof);
  return [
    {
      claim: 'The seed is the sealed one: with the gift and the rule it gives the commitment.',
      against: unlessSame(sha256(`${seed}|${giftId}|${rule.text}`), commitment, 'commitment'),
    },
    ...checkShares(proof),
    ...(beacon ? checkBeacon(proof, times) : []),
    ...checkEntries(proof, heads),
    checkWinners(proof, ranks),
    checkPassedOn(proof, ranks),
    ...(receipt ? checkReceipt(proof, heads, receipt) : []),
  ];
}

/** What no proof can show of itself, and what to compare it with. */
function listUnchecked({ rule, amount, commitment, beacon, entries, head }, receipt, times) {
  const unchecked = [
    `That the commitment was published before anybody entered. Compare it with the one you saw then: ${commitment}`,
    `That no entry was added after closing. Compare with what was published at closing: ${entries.length} entries, last head ${head}`,
  ];
  if (beacon)
    unchecked.push(
      `That the public value is the beacon's own. Compare https://api.drand.sh/${beacon.chain}/public/${beacon.round} with ${beacon.randomness}`,
    );
  else
    unchecked.push(
      'That nobody knew before closing who would win. No beacon was announced, so whoever ran the draw could compute it.',
    );
  if (beacon && !times)
    unchecked.push(
      `That the round is the first after closing, and came when the proof says. Give --genesis and --period: they are in https://api.drand.sh/${beacon.chain}/info as genesis_time and period`,
    );
  if (!receipt) unchecked.push('That your own entry is among these. Give your receipt with --receipt');
  if (!rule.shares)
    unchecked.push(`That ${amount} kobo was in the gift. The rule does not say so: compare with the giveaway's page`);
  unchecked.push('Which shares came back. The proof shows only that each that was passed on went to the next in line.');
  unchecked.push('Who the entrants are, who was turned away, and that winners were paid.');
  return unchecked;
}

function report(proof, checks, unchecked) {
  const failed = checks.filter(({ against }) => against).length;
  const lines = [
    `The draw of giveaway ${proof.code}, which closed at ${at(proof.rule.closesAt)}`,
    '',
    ...checks.map(({ claim, against }) => (against ? `✗ NOT SO: ${claim} (${against})` : `✓ ${claim}`)),
    '',
    'Not checked here:',
    ...unchecked.map((line) => `- ${line}`),
    '',
    failed === 0 ? `All ${checks.length} checks hold.` : `${failed} of ${checks.length} checks FAILED.`,
  ];
  return { code: failed === 0 ? 0 : 1, text: lines.join('\n') };
}

function readArguments(args) {
  const option = { type: 'string' };
  const { values, positionals } = parseArgs({
    args,
    options: { receipt: option, genesis: option, period: option },
    allowPositionals: true,
  });
  const { receipt, genesis, period } = values;
  const seconds = [genesis, period].filter((value) => value !== undefined);
  if (receipt === '') throw new Error('Which receipt?');
  if (positionals.length !== 1 || (positionals[0] === '-' && receipt === '-')) throw new Error('Which proof?');
  if (seconds.length === 1) throw new Error('--genesis and --period go together');
  if (!seconds.every((value) => /^[1-9]\d{0,10}$/.test(value)))
    throw new Error('--genesis and --period are whole seconds');
  return {
    path: positionals[0],
    receiptPath: receipt,
    told: genesis && { genesis: Number(genesis), period: Number(period) },
  };
}

/** What this program says to these arguments, and the code it ends with. `load` gives the bytes at a path. */
export async function verifyDraw(args, load) {
  let asked;
  try {
    asked = readArguments(args);
  } catch (error) {
    return { code: 2, text: `${error.message}\n\n${USAGE}` };
  }
  const { path, receiptPath, told } = asked;
  try {
    const proof = readProof(await readJson(load, path, 'the proof'));
    const receipt = receiptPath && readReceipt(await readJson(load, receiptPath, 'the receipt'));
    const times = proof.beacon?.chain === QUICKNET ? QUICKNET_TIMES : told;
    return report(proof, checkAll(proof, receipt, times), listUnchecked(proof, receipt, times));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { code: 2, text: `Cannot be read: ${error.message}.` };
  }
}

const fromDisk = async (path) => (path === '-' ? Buffer.concat(await process.stdin.toArray()) : readFile(path));

// The real path: reached through a link, this would otherwise check nothing and end with 0.
if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? '.')).href) {
  const { code, text } = await verifyDraw(process.argv.slice(2), fromDisk);
  if (code === 2) console.error(text);
  else console.log(text);
  process.exitCode = code;
}
