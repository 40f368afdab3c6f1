import { sha256 } from '../rule/sha256.ts';

/** What a machine is asked to do before it may try a gift that very many come for. */
export interface Work {
  challenge: string;
  /** With how many zero bits the hash has to begin. */
  difficulty: number;
}

/** Whether this number is an answer: sha256(challenge + ":" + n) begins with so many zero bits. */
export function isWorkDone({ challenge, difficulty }: Work, n: number): boolean {
  const digest = sha256(`${challenge}:${n}`);
  const front = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
  return Math.clz32(front) >= difficulty;
}
