import { decoded } from '../decoded.ts';

/** Every page of the site by its address, with the words it reads behind the `?`. A `$name` is a part that differs. */
export const ADDRESSES = {
  '/': [],
  '/create': [],
  '/claim': ['quid'],
  '/claim/$quid': [],
  '/withdraw': ['quid', 'amount'],
  '/withdraw/status/$id': [],
  '/transactions': ['page', 'open'],
  '/gift/$id': [],
  '/rules': ['quid'],
  '/rules/proof/$quid': [],
  '/payment/callback': ['reference', 'trxref', 'cancelled'],
  '/help': [],
  '/trust': [],
  '/g/$code': [],
  '/check': [],
  '/your-data': [],
  '/privacy': [],
  '/terms': [],
  '/cookies': [],
} as const satisfies Record<`/${string}`, readonly string[]>;

export type Address = keyof typeof ADDRESSES;

type NameIn<Part> = Part extends `$${infer Name}` ? Name : never;
type ParamOf<Path> = Path extends `${infer Part}/${infer Rest}` ? NameIn<Part> | ParamOf<Rest> : NameIn<Path>;
type WordOf<To extends Address> = (typeof ADDRESSES)[To][number];

export type Params = { [name in ParamOf<Address>]?: string };
export type Search = { [word in WordOf<Address>]?: string };

/** Where a link leads: a page, and what its address needs to say. */
export type Target = {
  [To in Address]: {
    to: To;
    search?: { [word in WordOf<To>]?: string | undefined };
  } & ([ParamOf<To>] extends [never] ? { params?: undefined } : { params: { [name in ParamOf<To>]: string } });
}[Address];

export function hrefOf({ to, params, search = {} }: Target): string {
  const path = to.replace(/\$(\w+)/g, (_, name) => encodeURIComponent((params as Params)[name as keyof Params] ?? ''));
  const words = String(new URLSearchParams(Object.entries(search).filter(([, value]) => value)));
  return words === '' ? path : `${path}?${words}`;
}

interface Match {
  address: Address;
  params: Params;
  /** The words that the page reads, as plain text. */
  search: Search;
}

/** Which page an address leads to, if any. */
export function matchOf(pathname: string, search: string): Match | undefined {
  const parts = pathname.replace(/(.)\/$/, '$1').split('/');
  for (const [address, names] of Object.entries(ADDRESSES)) {
    const params = paramsOf(address.split('/'), parts);
    if (!params) continue;
    const given = new URLSearchParams(search);
    const words = names.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : []));
    return { address: address as Address, params, search: Object.fromEntries(words) };
  }
  return undefined;
}

function paramsOf(pattern: string[], parts: string[]): Params | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (!wanted.startsWith('$')) {
      if (wanted !== part) return undefined;
      continue;
    }
    const value = decoded(part);
    if (!value) return undefined;
    params[wanted.slice(1)] = value;
  }
  return params;
}
