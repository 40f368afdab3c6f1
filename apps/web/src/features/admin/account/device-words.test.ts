import { expect, it } from 'vitest';
import { deviceWords } from './device-words.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Linux; Android 13; TECNO) AppleWebKit/537.36 Chrome/110.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5', 'An unknown device'],
])('%s is recognised as %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
