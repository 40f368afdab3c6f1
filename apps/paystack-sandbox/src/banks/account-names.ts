import { createHash } from 'node:crypto';

/** Surnames and given names that belong together, so that a made-up holder reads like a person. */
const FAMILIES = [
  {
    surnames: [
      'ADEYEMI',
      'OGUNLEYE',
      'BALOGUN',
      'ADEBAYO',
      'OYELARAN',
      'AKINTOLA',
      'FASHOLA',
      'OLATUNJI',
      'ADELEKE',
      'SOWANDE',
    ],
    given: [
      'OLUWASEUN',
      'TEMITOPE',
      'BABATUNDE',
      'FOLASHADE',
      'AYODELE',
      'TITILAYO',
      'OLUMIDE',
      'YETUNDE',
      'KOLAWOLE',
      'MODUPE',
      'ABIODUN',
      'BUKOLA',
    ],
  },
  {
    surnames: ['OKAFOR', 'NWOSU', 'EZE', 'OBI', 'ONYEKA', 'CHUKWU', 'IGWE', 'NNAMDI', 'UDEH', 'ANYANWU'],
    given: [
      'CHINEDU',
      'ADAEZE',
      'EMEKA',
      'NGOZI',
      'IFEANYI',
      'CHIOMA',
      'OBINNA',
      'AMARACHI',
      'KELECHI',
      'UCHENNA',
      'NKECHI',
      'TOCHUKWU',
    ],
  },
  {
    surnames: ['BELLO', 'ABUBAKAR', 'MUSA', 'DANJUMA', 'SANI', 'LAWAL', 'YUSUF', 'GARBA', 'ALIYU', 'SHEHU'],
    given: [
      'AMINU',
      'HAUWA',
      'IBRAHIM',
      'ZAINAB',
      'UMAR',
      'FATIMA',
      'SADIQ',
      'HALIMA',
      'NASIRU',
      'MARYAM',
      'KABIRU',
      'ASMAU',
    ],
  },
  {
    surnames: ['EFFIONG', 'OSAGIE', 'ETIM', 'IGHODARO', 'EKPO', 'OMOREGIE', 'TARIAH', 'WOKOMA', 'AKPAN', 'DIKIBO'],
    given: [
      'EDIDIONG',
      'OSARO',
      'IDARA',
      'EFOSA',
      'UDUAK',
      'ITOHAN',
      'TONYE',
      'BOMA',
      'INIOBONG',
      'IBIERE',
      'MFON',
      'EDOSA',
    ],
  },
] as const;

const UNRESOLVED_SUFFIX = '77';

/** The holder's name, surname first in capitals as the banks keep it; always the same for the same account. */
export function accountNameOf(bankCode: string, accountNumber: string): string | undefined {
  if (!/^\d{10}$/.test(accountNumber) || accountNumber.endsWith(UNRESOLVED_SUFFIX)) return undefined;
  const digest = createHash('sha256').update(`${bankCode}:${accountNumber}`).digest();
  const family = pick(FAMILIES, digest.readUInt16BE(0));
  const first = digest.readUInt16BE(2) % family.given.length;
  // The step is never a whole turn, so the second name differs from the first.
  const second = (first + 1 + (digest.readUInt16BE(4) % (family.given.length - 1))) % family.given.length;
  return [pick(family.surnames, digest.readUInt16BE(6)), pick(family.given, first), pick(family.given, second)].join(
    ' ',
  );
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('Cannot pick from an empty list');
  return item;
}
