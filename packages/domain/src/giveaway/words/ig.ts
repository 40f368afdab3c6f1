import { words as rule } from '../../rule/words/ig.ts';
import type { Words } from './en.ts';

export const words: Words = {
  rule,
  allHasLeft: 'dị ebe a na mbụ, ma ha niile apụọla',
  keptMeanwhile: 'ka e debere ebe a ugbu a',
  isHere: (since) => `dị ebe a, e kpọchiri ya kemgbe ${since} (Lagos)`,
  isStillHere: (whole, since) => `n’ime ${whole} ka dị ebe a, e kpọchiri ya kemgbe ${since} (Lagos)`,
  nobodyPays: 'Ọ dịghị onye na-akwụ ụgwọ iji nata: enweghị ụgwọ ọrụ, enweghị kaadị ekwentị, enweghị “activation”.',
  neverAskSecrets: 'Anyị anaghị ajụ PIN, OTP ma ọ bụ okwuntughe mgbe ọ bụla.',
  onlyThisAddress: (address, product) =>
    `Naanị ${address} bụ ${product}: lee elu ihe nchọgharị gị tupu i dee ihe ọ bụla.`,
};
