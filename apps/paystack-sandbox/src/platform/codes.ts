import { randomInt } from 'node:crypto';

const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function randomCode(length: number): string {
  return Array.from({ length }, () => LOWERCASE[randomInt(LOWERCASE.length)]).join('');
}
