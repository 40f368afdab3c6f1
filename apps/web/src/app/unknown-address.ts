import { toast } from '../lib/toast.ts';
import { words } from './words/en.tsx';

/** Whoever came to an address that does not exist is at home instead, and is told why. */
export const sayUnknownAddress = () => toast(words.unknownAddress, { id: 'unknown-address', duration: 8_000 });
