import { STORY } from '@jara/contract/document/examples';
import { endpointNames } from '@jara/contract/document/names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../testing/world.ts';

/** What is another in each world. Whatever is of none of these kinds has to be as it is written. */
const KINDS = {
  instant: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  id: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  reference: /^jara-(out-)?[\da-f]{32}/,
  key: /^[\w-]{43}$/,
  quid: /^[\dA-Z]{13}$/,
  address: /^http:\/\/[\w.]+:\d+\//,
  number: /^\d{6,}$/,
};
const kindOf = (text: string) => Object.entries(KINDS).find(([, pattern]) => pattern.test(text))?.[0];

describe('the examples of the API’s document', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ worker: true });
  });
  afterAll(() => world.close());

  it('are what happens, from the order to the money in the bank', async () => {
    const people = { sender: world.browser(), recipient: world.browser() };
    const endpoints = new Map([...endpointNames].map(([endpoint, { name }]) => [name, endpoint]));
    /** What stands in the example, and what it is in this world. */
    const here = new Map<string, string>();
    const live = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value ?? null), (_key, each) =>
        typeof each === 'string' ? (here.get(each) ?? each) : each,
      );
    const compare = (written: unknown, came: unknown, at: string): void => {
      if (typeof written === 'string' && typeof came === 'string' && written !== came) {
        const kind = kindOf(written);
        expect(kindOf(came), `${at}: ${came} for ${written}`).toBe(kind ?? 'as it is written');
        if (kind === 'instant') return;
        if (!here.has(written)) here.set(written, came);
        expect(came, at).toBe(here.get(written));
      } else if (typeof written === 'object' && written !== null) {
        expect(Object.keys(came ?? {}).sort(), at).toEqual(Object.keys(written).sort());
        for (const [key, value] of Object.entries(written))
          compare(value, (came as Record<string, unknown>)[key], `${at}.${key}`);
      } else expect(came, at).toEqual(written);
    };

    for (const { name, by, path = {}, query, header, body, answer } of STORY) {
      const endpoint = endpoints.get(name);
      if (!endpoint) throw new Error(`${name} is no operation`);
      const named = live(path) as Record<string, string>;
      const search = query ? `?${new URLSearchParams(live(query) as Record<string, string>)}` : '';
      const came = await people[by].request({
        method: endpoint.method,
        url: `/api${endpoint.path.replace(/:(\w+)/g, (_, field) => named[field] ?? '')}${search}`,
        headers: live(header ?? {}) as Record<string, string>,
        ...(body && { payload: live(body) as object }),
      });
      expect(came.status, JSON.stringify(came.body)).toBe(endpoint.status ?? 200);
      if (answer !== undefined) compare(answer, came.body, name);
      if (name === 'startPayment')
        await world.control('POST', '/pay', { reference: came.body.reference, card: 'success' });
    }
    await world.expectCleanBooks();
  });
});
