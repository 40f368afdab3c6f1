import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';
import { verifyDraw } from './verify-draw.mjs';

interface Winner {
  slot: number;
  number: number;
  share: number;
}
interface Proof {
  format: string;
  code: string;
  giftId: string;
  rule: string;
  amount: number;
  shares: number[];
  commitment: string;
  seed: string;
  beacon: { chain: string; round: number; at: string; randomness: string; signature: string } | null;
  entries: string[];
  head: string;
  winners: Winner[];
  passedOn: (Winner & { from: number })[];
}

const page = readFileSync(join(root, 'docs/draw-proof.md'), 'utf8');
const printed = /<!-- proof -->\s*```json\n(.*?)```/s.exec(page)?.[1] ?? '';
const TIMES = ['--genesis', '1700000000', '--period', '30'];

const jsonOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

async function verify(proof: unknown, { args = [] as string[], receipt = undefined as unknown } = {}) {
  const files = new Map([
    ['proof.json', proof],
    ['receipt.json', receipt],
  ]);
  const load = async (path: string) => {
    const content = files.get(path);
    return Buffer.isBuffer(content) ? content : Buffer.from(jsonOf(content));
  };
  const receiptArgs = receipt === undefined ? [] : ['--receipt', 'receipt.json'];
  const { code, text } = await verifyDraw(['proof.json', ...receiptArgs, ...args], load);
  return { code, text, failed: text.split('\n').filter((line) => line.startsWith('✗')) };
}

/** The document's example after one change. */
function changed(change: (proof: Proof) => unknown): Proof {
  const proof: Proof = JSON.parse(printed);
  change(proof);
  expect(proof).not.toEqual(JSON.parse(printed));
  return proof;
}

const otherHex = (hex: string) => hex.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/** A proof that holds, of a draw like this. */
function proofOf({ rule = 'DRAW:2:1795194000000', shares = [300, 200], entrants = 4, quicknet = false }): Proof {
  const giftId = '0190a6f2-7c1e-7b7e-9b60-6f1f3a2b4c5e';
  const seed = sha256('seed');
  const signature = sha256('signature');
  const randomness = sha256(Buffer.from(signature, 'hex'));
  const chain = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
  // 102390663 s after quicknet began, which is 34130221 periods of 3 s.
  const beacon = quicknet ? { chain, round: 34130222, at: '2026-11-20T17:00:30.000Z', randomness, signature } : null;
  const commitment = sha256(`${seed}|${giftId}|${rule}`);
  const entries = Array.from({ length: entrants }, (_, index) => sha256(`ticket ${index}`).slice(0, 32));
  const first = sha256(`jara-draw-1|${giftId}|${commitment}|${beacon ? `${chain}:${beacon.round}` : 'none'}`);
  const head = entries.reduce((before, ticket, index) => sha256(`${before}|${index + 1}|${ticket}`), first);
  const mix = sha256(`jara-draw-1|${seed}|${head}|${beacon ? randomness : 'none'}`);
  const ranks = entries
    .map((_, index) => `${sha256(`${mix}|${index + 1}`)} ${index + 1}`)
    .sort()
    .map((line) => Number(line.split(' ')[1]));
  return {
    format: 'jara-draw-1',
    code: 'J4RA2DRAW7PKT',
    giftId,
    rule,
    amount: shares.reduce((sum, share) => sum + share, 0),
    shares,
    commitment,
    seed,
    beacon,
    entries,
    head,
    winners: ranks.slice(0, shares.length).map((number, slot) => ({ slot, number, share: shares[slot] ?? 0 })),
    passedOn: [],
  };
}

describe("the document's example", () => {
  it('verifies, and says what was left to compare', async () => {
    const { code, failed, text } = await verify(printed, { args: TIMES });
    expect({ code, failed }).toEqual({ code: 0, failed: [] });
    expect(text).toContain('All 11 checks hold.');
    expect(text).toMatch(/Compare https:\/\/api\.drand\.sh\/c6aa[0-9a-f]{60}\/public\/3173136 with d523/);
    expect(text).not.toContain('Give --genesis');
  });

  it('leaves the round unchecked, and says so, while the times of its beacon are unknown', async () => {
    const { code, text } = await verify(printed);
    expect(code).toBe(0);
    expect(text).toContain('Give --genesis and --period');
  });

  const first = <T>(list: T[]): T => {
    const [element] = list;
    if (element === undefined) throw new Error('an empty list');
    return element;
  };
  const beaconOf = ({ beacon }: Proof) => {
    if (!beacon) throw new Error('no beacon');
    return beacon;
  };
  it.each<[string, string, (proof: Proof) => unknown]>([
    ['one entry is changed', 'lead to the last head', (p) => p.entries.splice(1, 1, otherHex(p.entries[1] ?? ''))],
    ['two entries are swapped', 'lead to the last head', (p) => p.entries.push(...p.entries.splice(3, 1))],
    ['the last entry is dropped', 'lead to the last head', (p) => p.entries.pop()],
    ['an entry in the middle is dropped', 'lead to the last head', (p) => p.entries.splice(2, 1)],
    ['an entry is added', 'lead to the last head', (p) => p.entries.push('0'.repeat(32))],
    ['an entry is there twice', 'same ticket', (p) => p.entries.push(first(p.entries))],
    ['the seed is changed', 'seed is the sealed one', (p) => Object.assign(p, { seed: otherHex(p.seed) })],
    ['a share is changed', 'all of the gift', (p) => p.shares.splice(2, 1, 33334)],
    ['shares change places', '3 shares', (p) => p.shares.reverse()],
    ['a share is dropped', '3 shares', (p) => p.shares.pop()],
    ['the amount is changed', 'all of the gift', (p) => Object.assign(p, { amount: 100002 })],
    ['a winner is changed', 'winners are those', (p) => Object.assign(first(p.winners), { number: 4 })],
    ["a winner's share is changed", 'winners are those', (p) => Object.assign(first(p.winners), { share: 33335 })],
    ["a winner's slot is changed", 'winners are those', (p) => Object.assign(first(p.winners), { slot: 1 })],
    ['a winner is dropped', 'winners are those', (p) => p.winners.pop()],
    ['winners change places', 'winners are those', (p) => p.winners.reverse()],
    ['the head is changed', 'lead to the last head', (p) => Object.assign(p, { head: otherHex(p.head) })],
    [
      "the beacon's value is changed",
      "hash of the beacon's signature",
      (p) => Object.assign(beaconOf(p), { randomness: otherHex(beaconOf(p).randomness) }),
    ],
    [
      "the beacon's value and signature are others",
      'winners are those',
      (p) => Object.assign(beaconOf(p), { signature: '00', randomness: sha256(Buffer.from('00', 'hex')) }),
    ],
    ["the beacon's round is changed", 'round is the first', (p) => Object.assign(beaconOf(p), { round: 3173137 })],
    [
      "the beacon's time is changed",
      'that of its round',
      (p) => Object.assign(beaconOf(p), { at: '2026-11-20T17:00:51.000Z' }),
    ],
    [
      "the beacon's time is too early",
      '30 seconds after entries closed',
      (p) => Object.assign(beaconOf(p), { at: '2026-11-20T17:00:29.999Z' }),
    ],
    [
      'the beacon is another',
      'lead to the last head',
      (p) => Object.assign(beaconOf(p), { chain: otherHex(beaconOf(p).chain) }),
    ],
    ['the beacon is gone', 'lead to the last head', (p) => Object.assign(p, { beacon: null })],
    ['the commitment is changed', 'sealed one', (p) => Object.assign(p, { commitment: otherHex(p.commitment) })],
    ['the gift is another', 'sealed one', (p) => Object.assign(p, { giftId: otherHex(p.giftId) })],
    ['the rule has fewer winners', 'sealed one', (p) => Object.assign(p, { rule: 'DRAW:2:1795194000000' })],
    ['the rule closes at another time', 'sealed one', (p) => Object.assign(p, { rule: 'DRAW:3:1795194000001' })],
    [
      'the rule lists the same shares',
      'sealed one',
      (p) => Object.assign(p, { rule: 'DRAW:3:1795194000000:33334,33334,33333' }),
    ],
    ['a share was passed on to another', 'next in the reserve', (p) => Object.assign(first(p.passedOn), { number: 4 })],
    ['a share was passed on by another', 'next in the reserve', (p) => Object.assign(first(p.passedOn), { from: 3 })],
    ['another slot was passed on', 'next in the reserve', (p) => Object.assign(first(p.passedOn), { slot: 0 })],
    ['a slot nobody won was passed on', 'next in the reserve', (p) => Object.assign(first(p.passedOn), { slot: 3 })],
    ['more was passed on', 'next in the reserve', (p) => Object.assign(first(p.passedOn), { share: 33335 })],
    ['a share was passed on twice', 'next in the reserve', (p) => p.passedOn.push(first(p.passedOn))],
    [
      'more shares were passed on than the reserve has entries',
      'next in the reserve',
      (p) =>
        p.passedOn.push({ slot: 1, from: 1, number: 4, share: 33334 }, { slot: 1, from: 4, number: 3, share: 33334 }),
    ],
  ])('fails when %s', async (_, claim, change) => {
    const { code, failed, text } = await verify(changed(change), { args: TIMES });
    expect(code).toBe(1);
    expect(failed.join('\n')).toContain(claim);
    expect(text).toContain('FAILED');
  });

  it('verifies when a share that was passed on is passed on again', async () => {
    const proof = changed(({ passedOn }) => passedOn.push({ slot: 1, from: 1, number: 4, share: 33334 }));
    expect((await verify(proof, { args: TIMES })).failed).toEqual([]);
  });

  it.each<[string, (proof: Proof) => unknown]>([
    ['is of another format', (p) => Object.assign(p, { format: 'jara-draw-2' })],
    ['has a seed in capitals', (p) => Object.assign(p, { seed: p.seed.toUpperCase() })],
    ['has a head that is too short', (p) => Object.assign(p, { head: p.head.slice(1) })],
    ['has a ticket that is too long', (p) => p.entries.push('0'.repeat(33))],
    ['has a ticket with a line end', (p) => p.entries.push(`${'0'.repeat(32)}\n`)],
    ['has a ticket that is a number', (p) => Object.assign(p.entries, { 0: 7 })],
    ['has an amount in naira and kobo', (p) => Object.assign(p, { amount: 1000.01 })],
    ['has an amount as text', (p) => Object.assign(p, { amount: '100001' })],
    ['has an amount too large to count', (p) => Object.assign(p, { amount: 2 ** 53 })],
    ['has a share below nothing', (p) => Object.assign(p.shares, { 0: -1 })],
    ['has a rule with a leading zero', (p) => Object.assign(p, { rule: 'DRAW:03:1795194000000' })],
    ['has a rule without winners', (p) => Object.assign(p, { rule: 'DRAW:0:1795194000000' })],
    ['has a rule with too many winners', (p) => Object.assign(p, { rule: 'DRAW:1001:1795194000000' })],
    ['has a rule of another kind', (p) => Object.assign(p, { rule: 'SPLIT:3' })],
    ['has a gift with a bar in its id', (p) => Object.assign(p, { giftId: 'a|b' })],
    ['has no word about a beacon', (p) => Object.assign(p, { beacon: undefined })],
    ['has a beacon at no time', (p) => Object.assign(p.beacon ?? {}, { at: '2026-02-30T17:00:50.000Z' })],
    ['has half a byte of a signature', (p) => Object.assign(p.beacon ?? {}, { signature: 'abc' })],
    ['has a winner without a number', (p) => Object.assign(p.winners, { 0: { slot: 0, share: 33334 } })],
    ['has no list of what was passed on', (p) => Object.assign(p, { passedOn: null })],
  ])('cannot be read when it %s', async (_, change) => {
    const { code, text } = await verify(changed(change), { args: TIMES });
    expect(code).toBe(2);
    expect(text).toMatch(/^Cannot be read: .* is not .*\.$/);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', printed.slice(0, -10)],
    ['no object', '[]'],
    ['a name twice', printed.replace('"amount"', '"amount": 1, "\\u0061mount"')],
    ['no UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
    ["the server's refusal", '{"code":"not_drawn_yet","message":"Not drawn yet."}'],
  ])('cannot be read when it is %s', async (_, content) => {
    const { code, text } = await verify(content);
    expect(code).toBe(2);
    expect(text).toMatch(/^Cannot be read: /);
  });

  it('may have fields that the document does not list', async () => {
    const proof = { ...JSON.parse(printed), note: { amount: 1.5 } };
    expect((await verify(proof, { args: TIMES })).code).toBe(0);
  });
});

describe('a receipt', () => {
  const headOf = (number: number) => new RegExp(`\`([0-9a-f]{64})\` \\(head_${number}\\)`).exec(page)?.[1] ?? '';
  const third = { number: 3, ticket: '24d2c227ca0206afff19e290979b5ad8', head: headOf(3) };

  it('is kept when its ticket and its head are those of its number', async () => {
    const { code, text } = await verify(printed, { receipt: third });
    expect(code).toBe(0);
    expect(text).toContain("✓ The receipt's ticket is that of entry 3.");
    expect(text).not.toContain('Give your receipt');
  });

  it.each([
    ['ticket', { ...third, ticket: otherHex(third.ticket) }],
    ['head', { ...third, head: headOf(4) }],
    ['number', { ...third, number: 2 }],
    ['number, which nobody has,', { ...third, number: 6 }],
  ])('is not kept when its %s is another', async (_, receipt) => {
    const { code, failed } = await verify(printed, { receipt });
    expect(code).toBe(1);
    expect(failed.join('\n')).toContain("The receipt's");
  });

  it.each([
    ['number 0', { ...third, number: 0 }],
    ['another ticket than hexadecimal', { ...third, ticket: 'x' }],
    ['no head', { ...third, head: undefined }],
    ['nothing', null],
  ])('cannot be read when it has %s', async (_, receipt) => {
    expect((await verify(printed, { receipt })).code).toBe(2);
  });
});

describe('a proof', () => {
  const LISTED = 'DRAW:2:1795194000000:300,200';

  it.each([
    ['with listed shares', proofOf({ rule: LISTED })],
    ['without entries', proofOf({ rule: LISTED, entrants: 0 })],
    ['with fewer entries than shares', proofOf({ rule: LISTED, entrants: 1 })],
    ['with 20,000 entries', proofOf({ shares: [251, 250], entrants: 20_000 })],
  ])('%s verifies, and says that without a beacon we could know', async (_, proof) => {
    const { code, failed, text } = await verify(proof);
    expect({ code, failed }).toEqual({ code: 0, failed: [] });
    expect(text).toContain('No beacon was announced');
  });

  it("of drand's quicknet verifies by its own times, whatever else is said", async () => {
    const { code, text } = await verify(proofOf({ rule: LISTED, quicknet: true }), { args: TIMES });
    expect(code).toBe(0);
    expect(text).toContain('began at 1692803367 and has a value every 3 seconds');
  });

  it('fails when shares are others than the rule lists', async () => {
    const proof = proofOf({ rule: 'DRAW:2:1795194000000:200,300' });
    expect((await verify(proof)).failed).toEqual([expect.stringContaining('those that the rule lists')]);
  });

  it('fails when something is passed on though everybody won', async () => {
    const proof = proofOf({ rule: LISTED, entrants: 1 });
    proof.passedOn.push({ slot: 0, from: 1, number: 1, share: 300 });
    expect((await verify(proof)).failed).toEqual([expect.stringContaining('the reserve has 0 entries')]);
  });
});

describe('the program', () => {
  it.each([
    ['one of the two times', ['proof.json', '--genesis', '1']],
    ['a period of nothing', ['proof.json', '--genesis', '1', '--period', '0']],
    ['standard input for both', ['-', '--receipt', '-']],
    ['two proofs', ['proof.json', 'another.json']],
    ['no proof', []],
    ['an option that it does not know', ['proof.json', '--trust']],
  ])('says how it is used when it is given %s', async (_, args) => {
    const { code, text } = await verifyDraw(args, () => expect.fail('It read something.'));
    expect(code).toBe(2);
    expect(text).toContain('verify-draw.mjs PROOF');
  });

  it('ends with what it found, from a file or from standard input, and when a link leads to it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'verify-draw-'));
    const program = join(folder, 'verify-draw.mjs');
    symlinkSync(join(root, 'scripts/verify-draw.mjs'), program);
    writeFileSync(join(folder, 'proof.json'), printed);
    const run = (path: string, input = '') =>
      spawnSync(process.execPath, [program, path], { cwd: folder, input, encoding: 'utf8' });
    try {
      expect(run('proof.json')).toMatchObject({
        status: 0,
        stderr: '',
        stdout: expect.stringContaining('checks hold'),
      });
      const moved = JSON.stringify(changed(({ entries }) => entries.reverse()));
      expect(run('-', moved)).toMatchObject({ status: 1, stderr: '', stdout: expect.stringContaining('FAILED') });
      expect(run('none.json')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('not there') });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
