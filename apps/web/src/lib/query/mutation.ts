interface Callbacks<Data, Variables> {
  onSuccess?: ((data: Data, variables: Variables) => unknown) | undefined;
  onError?: ((error: Error, variables: Variables) => unknown) | undefined;
  onSettled?: (() => unknown) | undefined;
}

/** What a hook says of every press; its promises are waited for. */
export interface MutationOptions<Data, Variables> extends Callbacks<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
}

interface Idle {
  data: undefined;
  error: null;
  variables: undefined;
  submittedAt: number;
  isIdle: true;
  isPending: false;
  isError: false;
  isSuccess: false;
}
type Pending<Variables> = Omit<Idle, 'variables' | 'isIdle' | 'isPending'> & {
  variables: Variables;
  isIdle: false;
  isPending: true;
};
type Settled<Variables> = Omit<Pending<Variables>, 'isPending'> & { isPending: false };
type Failure<Variables> = Omit<Settled<Variables>, 'error' | 'isError'> & { error: Error; isError: true };
type Success<Data, Variables> = Omit<Settled<Variables>, 'data' | 'isSuccess'> & { data: Data; isSuccess: true };

export type MutationState<Data, Variables> = Idle | Pending<Variables> | Failure<Variables> | Success<Data, Variables>;

const IDLE: Idle = {
  data: undefined,
  error: null,
  variables: undefined,
  submittedAt: 0,
  isIdle: true,
  isPending: false,
  isError: false,
  isSuccess: false,
};

/** A button and what became of its last press. A press is never put off: it fails, says so, and can be pressed again. */
export class Mutation<Data, Variables> {
  options: MutationOptions<Data, Variables>;
  #state: MutationState<Data, Variables> = IDLE;
  #presses = 0;
  #tell: (() => void) | undefined;

  constructor(options: MutationOptions<Data, Variables>) {
    this.options = options;
  }

  state = (): MutationState<Data, Variables> => this.#state;

  subscribe = (tell: () => void): (() => void) => {
    this.#tell = tell;
    return () => {
      this.#tell = undefined;
    };
  };

  /** What is given here is for the component that pressed, and is left out once it has gone or has pressed again. */
  mutate = (variables: Variables, callbacks: Callbacks<Data, Variables> = {}): void => {
    void this.#carryOut(variables, callbacks);
  };

  reset = (): void => {
    this.#presses += 1;
    this.#show(IDLE);
  };

  async #carryOut(variables: Variables, callbacks: Callbacks<Data, Variables>): Promise<void> {
    this.#presses += 1;
    const press = this.#presses;
    const pending: Pending<Variables> = { ...IDLE, variables, submittedAt: Date.now(), isIdle: false, isPending: true };
    this.#show(pending);
    const settle = async (state: MutationState<Data, Variables>, tellComponent: () => unknown) => {
      await this.options.onSettled?.();
      if (press !== this.#presses) return;
      this.#show(state);
      if (!this.#tell) return;
      tellComponent();
      callbacks.onSettled?.();
    };
    let data: Data;
    try {
      data = await this.options.mutationFn(variables);
      await this.options.onSuccess?.(data, variables);
    } catch (caught) {
      const error = caught as Error;
      await this.options.onError?.(error, variables);
      await settle({ ...pending, isPending: false, error, isError: true }, () => callbacks.onError?.(error, variables));
      return;
    }
    await settle({ ...pending, isPending: false, data, isSuccess: true }, () => callbacks.onSuccess?.(data, variables));
  }

  #show(state: MutationState<Data, Variables>): void {
    this.#state = state;
    this.#tell?.();
  }
}
