import { expect, it } from 'vitest';
import { isProviderError } from './provider-error.ts';
import { createUpload, isUploadAddress } from './upload.ts';

const FILE = { content: new Uint8Array([1, 2, 3]), type: 'application/pdf' };

it('puts a file where it was told to, without our key', async () => {
  const asked: { url: string; init: RequestInit }[] = [];
  const upload = createUpload({
    secretKey: 'sk_test_very_secret',
    baseUrl: 'https://provider.test',
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      return new Response('');
    },
  });
  await upload('https://files.example/a?signature=b', FILE);
  expect(asked).toMatchObject([
    { url: 'https://files.example/a?signature=b', init: { method: 'PUT', redirect: 'error' } },
  ]);
  expect(JSON.stringify(asked[0]?.init.headers)).not.toContain('sk_test');
});

it.each([
  ['https://files.example/a', undefined, true],
  ['http://files.example/a', undefined, false],
  ['https://user:pass@files.example/a', undefined, false],
  ['blob:https://files.example/a', undefined, false],
  ['not an address', undefined, false],
  ['http://localhost:4321/uploads/a', ['http://localhost:4321'], true],
  ['https://files.example/a', ['http://localhost:4321'], false],
])('may a file go to %s? (%s)', (address, origins, isAllowed) => {
  expect(isUploadAddress(address, origins)).toBe(isAllowed);
});

it.each([
  ['refuses', async () => new Response('', { status: 403 })],
  ['is not there', async () => Promise.reject(new Error('ECONNREFUSED'))],
])('says what is known when the store of files %s', async (what, fetch) => {
  const upload = createUpload({ secretKey: 'sk_test_x', baseUrl: 'https://provider.test', fetch });
  const error = await upload('https://files.example/a', FILE).catch((reason: unknown) => reason);
  // A refusal is for good: nobody waits for it while the clock of a dispute runs.
  expect(isProviderError(error) && error.kind).toBe(what === 'refuses' ? 'refused' : 'unknown');
});
