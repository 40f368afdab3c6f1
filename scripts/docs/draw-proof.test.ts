import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announcedRound, type DrawProof, proofProblem } from '@jara/domain/rule/draw';
import { describe, expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../docs/draw-proof.md'), 'utf8');
const proof: DrawProof = JSON.parse(/<!-- proof -->\n\n```json\n(.*?)```/s.exec(page)?.[1] ?? 'null');
const rows = [
  ...(page.split('<!-- hashes -->')[1] ?? '').matchAll(/^\| `(.+)` \| `([0-9a-f]{64})` \((.+)\) \|$/gm),
].map(([, text = '', hash, what]) => ({ text: text.replaceAll('\\|', '|'), hash, what }));

describe('the worked example of docs/draw-proof.md', () => {
  it('is a proof that holds, and does not when anything in it is another', () => {
    expect(proofProblem(proof)).toBeUndefined();
    const others: Partial<DrawProof>[] = [
      { entries: [...proof.entries].reverse() },
      { seed: proof.seed.replace(/^../, '00') },
      { shares: [33_333, 33_334, 33_334] },
      { passedOn: [{ slot: 1, from: 2, number: 4, share: 33_334 }] },
      { beacon: null },
    ];
    for (const other of others) expect(proofProblem({ ...proof, ...other })).toBeTypeOf('string');
  });

  it('hashes the texts that it prints', () => {
    expect(rows).toHaveLength(13);
    for (const { text, hash } of rows) expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });

  it('prints every step between the entries and the winners', () => {
    const hashOf = (what: string) => rows.find((row) => row.what === what)?.hash;
    expect([hashOf('commitment'), hashOf('head_5')]).toEqual([proof.commitment, proof.head]);
    for (const { slot, number } of proof.winners)
      expect(rows.find(({ what }) => what === `rank ${slot}`)?.text).toBe(`${hashOf('mix')}|${number}`);
  });

  it('has the round that its formula gives', () => {
    const closesAt = Number(proof.rule.split(':')[2]);
    const { round, at } = announcedRound(closesAt, { genesis: 1_700_000_000, period: 30 });
    expect([round, new Date(at).toISOString()]).toEqual([proof.beacon?.round, proof.beacon?.at]);
  });
});
