import type { FastifyInstance } from 'fastify';

/**
 * How a call to the provider goes wrong. `lost` never arrives and `unanswered` arrives without its answer coming back: the
 * product goes on and has to make sense of it. At `dies` the process itself is gone, before or after the call had its effect.
 */
export const MISHAPS = ['lost', 'unanswered', 'dies before', 'dies after'] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface Door {
  fetch: typeof fetch;
  /** A call goes wrong, after so many that go well, unless the mishap is called off before. */
  expect(mishap: Mishap | undefined, afterCalls?: number): void;
  /** Resolves when a process has died at the door. Whoever waits for that process stops waiting. */
  death(): Promise<'died'>;
}

/** The product's way to the provider without a network: a call is a function call, and goes wrong when it is told to. */
export function createDoor(provider: () => FastifyInstance): Door {
  let expected: Mishap | undefined;
  let callsBefore = 0;
  let die: (how: 'died') => void = () => {};
  let death = new Promise<'died'>((resolve) => {
    die = resolve;
  });
  const never = () => {
    die('died');
    // The dead do not go on. Whatever waited for this call waits for ever, and is forgotten.
    return new Promise<never>(() => {});
  };

  return {
    fetch: async (address, init = {}) => {
      // Asking whose account it is moves no money, and equal questions share one answer within the process.
      const isHarmless = String(address).includes('/bank/resolve');
      const isTheOne = !isHarmless && callsBefore === 0;
      if (!isHarmless) callsBefore -= 1;
      const mishap = isTheOne ? expected : undefined;
      if (isTheOne) expected = undefined;
      if (mishap === 'dies before') return never();
      if (mishap === 'lost') throw new TypeError('fetch failed');
      const answer = await callInside(provider(), String(address), init);
      if (mishap === 'dies after') return never();
      if (mishap === 'unanswered') throw new TypeError('fetch failed');
      return answer;
    },
    expect: (mishap, afterCalls = 0) => {
      expected = mishap;
      callsBefore = afterCalls;
      death = new Promise((resolve) => {
        die = resolve;
      });
    },
    death: () => death,
  };
}

/** `fetch` to an app in this process. */
export async function callInside(app: FastifyInstance, address: string, init: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(address);
  const answer = await app.inject({
    method: (init.method ?? 'GET') as 'GET' | 'POST' | 'PUT',
    url: `${pathname}${search}`,
    headers: init.headers as Record<string, string>,
    ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    ...(init.body instanceof Uint8Array ? { payload: Buffer.from(init.body) } : {}),
  });
  return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode });
}
