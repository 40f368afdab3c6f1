/**
 * Collects what must be undone and undoes it in reverse. The first reason to stop decides the exit code: a signal is
 * a wish and ends with 0, a failure ends with 1 and one line that says what happened.
 */
export class Shutdown {
  private readonly steps: (() => Promise<void>)[] = [];
  private readonly controller = new AbortController();
  private settle: (code: number) => void = () => undefined;
  readonly requested = new Promise<number>((resolve) => {
    this.settle = resolve;
  });

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get isRequested(): boolean {
    return this.controller.signal.aborted;
  }

  afterwards(step: () => Promise<void>): void {
    this.steps.push(step);
  }

  stop(): void {
    this.request(0);
  }

  /** After the first request a part that ends has simply been stopped. */
  fail(message: string): void {
    if (this.isRequested) return;
    process.stderr.write(`${message}\n`);
    this.request(1);
  }

  /** One step that fails must not leave the others running. */
  async run(): Promise<void> {
    this.request(1);
    for (const step of this.steps.splice(0).reverse()) {
      await step().catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exitCode = 1;
      });
    }
  }

  private request(code: number): void {
    this.controller.abort();
    this.settle(code);
  }
}
