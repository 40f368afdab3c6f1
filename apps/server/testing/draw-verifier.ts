import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GENESIS, PERIOD } from '@jara/paystack-sandbox/beacon/beacon';
import { root } from '../../../scripts/root.mjs';

const PROGRAM = join(root, 'scripts/verify-draw.mjs');
const TIMES = ['--genesis', String(GENESIS), '--period', String(PERIOD)];

/** What the program that anybody can take along says of a proof: a process of its own, written from the document alone. */
export function verifyDrawApart(proof: string, receipt?: object): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'jara-proof-'));
  try {
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return name;
    };
    const receiptArgs = receipt ? ['--receipt', write('receipt.json', JSON.stringify(receipt))] : [];
    const args = [PROGRAM, write('proof.json', proof), ...receiptArgs, ...TIMES];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
