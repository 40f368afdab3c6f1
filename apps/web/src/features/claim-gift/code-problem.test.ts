import { quid as quidSchema } from '@jara/contract/scalars';
import { makeQuid, QUID_ALPHABET } from '@jara/domain/gift/quid';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeProblem } from './code-problem.ts';

const inTheContract = (code: string) => quidSchema.safeParse(code).error?.issues[0]?.message;
const symbols = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 12, maxLength: 12 });

describe('a typed code', () => {
  it.each(['', ' ', 'ABC', '7K3M-XQ2V9', '7K3M-XQ2V9-H4TA', '0000000000000', 'UUUUUUUUUUUUU'])(
    'is judged as the contract judges it: %j',
    (code) => {
      expect(codeProblem(code)).toBe(inTheContract(code));
    },
  );

  it('is judged as the contract judges it, whatever it is', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...QUID_ALPHABET, '-', ' ', 'u', 'l'), maxLength: 20 });
    fc.assert(fc.property(nearly, (code) => codeProblem(code) === inTheContract(code)));
  });

  it('has no problem when it is a code', () => {
    fc.assert(fc.property(symbols, (values) => codeProblem(makeQuid(values)) === undefined));
  });
});
