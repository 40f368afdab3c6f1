/** The cookie by which the API knows a browser again. Others on the way, as of a load balancer, are none of ours. */
const OURS = /^(?:__Host-)?jara_browser=[^;]+/;

/** Keeps one person's cookie, as their browser would. In a page the browser does it, and shows it to nobody. */
export function makeJar(cookie: string | undefined) {
  let kept = cookie;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    get cookie(): string | undefined {
      return kept;
    },
    keepFrom: ({ headers }: Response): void => {
      for (const given of headers.getSetCookie?.() ?? []) kept = OURS.exec(given)?.[0] ?? kept;
    },
    /** Two first questions at once would be answered to two people, and one of them forgotten: so they go one by one. */
    inTurn<T>(ask: () => Promise<T>): Promise<T> {
      if (kept !== undefined || 'document' in globalThis) return ask();
      const mine = turn.then(ask);
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}
