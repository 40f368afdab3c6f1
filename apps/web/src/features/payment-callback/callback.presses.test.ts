import { afterEach, expect, it } from 'vitest';
import { wire } from '../../lib/api.ts';
import { QueryClient } from '../../lib/query/query-client.ts';
import { callbackPresses } from './callback.presses.ts';

const { ask } = wire;
afterEach(() => {
  wire.ask = ask;
});

it('mails the link to their gifts to whoever comes back from paying in another browser', async () => {
  const asked: unknown[] = [];
  wire.ask = async (url, { headers, body }) => {
    asked.push([url, new Headers(headers).get('idempotency-key'), JSON.parse(String(body))]);
    return Response.json({ message: 'It is on its way.' }, { status: 202 });
  };
  const answer = await callbackPresses.mail?.({
    url: '/payment/callback?reference=x',
    params: {},
    search: { reference: 'x' },
    fields: new URLSearchParams({ email: ' ada@example.com ' }),
    origin: 'https://jara.example',
    idempotencyKey: 'key',
    work: undefined,
    queryClient: new QueryClient(),
  });
  expect(answer).toEqual({ said: 'It is on its way.' });
  expect(asked).toEqual([['/api/transactions/list-link', 'key', { email: 'ada@example.com' }]]);
});
