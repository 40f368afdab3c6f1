import { type BrowserContext, expect, type Request } from '@playwright/test';

interface Addresses {
  site: string;
  /** The provider's own pages, which open in a tab of their own. */
  sandbox: string;
}

/**
 * Looks over the shoulder of every page of a test. An error in the console, an exception, a breach of the security
 * policy or a request to somebody else fails the test, unless the test said beforehand that it would happen.
 */
export class Watch {
  readonly #addresses: Addresses;
  readonly #noted: string[] = [];
  readonly #foreseen: RegExp[] = [
    // A gift without a rule answers 404 when asked for it, which the rule manager takes for an answer.
    /status of 404 .*\/api\/rules\//,
    // A browser from before popovers draws a toast all the same.
    /Found a 'popover' attribute/,
  ];

  constructor(addresses: Addresses) {
    this.#addresses = addresses;
  }

  async follow(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Security policy: ${violatedDirective} refuses ${blockedURI}`),
      );
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#note(`exception: ${error.error().stack ?? error.error()}`));
    context.on('request', (request) => {
      if (!this.#isOurs(request)) this.#note(`request to somebody else: ${request.url()}`);
    });
  }

  /** What a test makes go wrong on purpose, such as a refusal, which browsers report in the console. */
  foresee(...patterns: RegExp[]): void {
    this.#foreseen.push(...patterns);
  }

  expectNothing(): void {
    expect(this.#noted, 'what the pages did beside the point').toEqual([]);
  }

  #note(what: string): void {
    if (!this.#foreseen.some((pattern) => pattern.test(what))) this.#noted.push(what);
  }

  #isOurs(request: Request): boolean {
    const { protocol, origin } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:' || origin === this.#addresses.site) return true;
    // A page of ours may lead to the provider, but never talk to it behind the reader's back.
    return origin === this.#addresses.sandbox && (request.isNavigationRequest() || isFrom(request, origin));
  }
}

const isFrom = (request: Request, origin: string): boolean => new URL(request.frame().url()).origin === origin;
