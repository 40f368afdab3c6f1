import { describe, expect, it } from 'vitest';
import { Mutation, type MutationOptions } from './mutation.ts';

const later = () => new Promise((done) => setTimeout(done));

/** A button whose presses are answered by hand, and what was said of them in order. */
function button(more: Partial<MutationOptions<string, string>> = {}) {
  const said: string[] = [];
  const presses: { answer: (data: string) => void; refuse: (error: Error) => void }[] = [];
  const say = (words: string) => () => {
    said.push(words);
  };
  const mutation = new Mutation<string, string>({
    mutationFn: () => new Promise((answer, refuse) => presses.push({ answer, refuse })),
    onSuccess: say('hook success'),
    onError: say('hook error'),
    onSettled: say('hook settled'),
    ...more,
  });
  const component = { onSuccess: say('success'), onError: say('error'), onSettled: say('settled') };
  const leave = mutation.subscribe(say('told'));
  return { mutation, presses, said, component, leave };
}

describe('a press', () => {
  it('is told to its hook before the component that pressed, when it succeeds and when it fails', async () => {
    const { mutation, presses, said, component } = button();
    mutation.mutate('first', component);
    expect(mutation.state()).toMatchObject({ isPending: true, isIdle: false, variables: 'first' });
    presses[0]?.answer('yes');
    await later();
    expect(said).toEqual(['told', 'hook success', 'hook settled', 'told', 'success', 'settled']);
    expect(mutation.state()).toMatchObject({ isSuccess: true, isPending: false, data: 'yes', variables: 'first' });
    said.length = 0;
    mutation.mutate('second', component);
    presses[1]?.refuse(new Error('no'));
    await later();
    expect(said).toEqual(['told', 'hook error', 'hook settled', 'told', 'error', 'settled']);
    expect(mutation.state()).toMatchObject({ isError: true, data: undefined, error: new Error('no') });
  });

  it('is pending for as long as its hook has something to wait for', async () => {
    let finish = () => {};
    const { mutation, presses, said, component } = button({
      onSuccess: () =>
        new Promise<void>((done) => {
          finish = done;
        }),
    });
    mutation.mutate('press', component);
    presses[0]?.answer('yes');
    await later();
    expect([mutation.state().isPending, said]).toEqual([true, ['told']]);
    finish();
    await later();
    expect(mutation.state().isSuccess).toBe(true);
  });

  it('is not told to a component that has gone; its hook still is', async () => {
    const { mutation, presses, said, component, leave } = button();
    mutation.mutate('press', component);
    leave();
    presses[0]?.answer('yes');
    await later();
    expect(said).toEqual(['told', 'hook success', 'hook settled']);
  });

  it('is followed by the last one alone', async () => {
    const { mutation, presses, said, component } = button();
    mutation.mutate('first', component);
    mutation.mutate('second');
    presses[0]?.answer('older');
    await later();
    expect(said).not.toContain('success');
    expect(mutation.state()).toMatchObject({ isPending: true, variables: 'second' });
  });

  it('that was reset leaves nothing behind, also when its answer comes later', async () => {
    const { mutation, presses, said, component } = button();
    mutation.mutate('press', component);
    mutation.reset();
    presses[0]?.answer('yes');
    await later();
    expect(mutation.state()).toMatchObject({ isIdle: true, data: undefined, variables: undefined });
    expect(said).toEqual(['told', 'told', 'hook success', 'hook settled']);
  });

  it('whose hook stumbles over the answer has failed', async () => {
    const { mutation, presses } = button({
      onSuccess: () => {
        throw new Error('stumbled');
      },
    });
    mutation.mutate('press');
    presses[0]?.answer('yes');
    await later();
    expect(mutation.state()).toMatchObject({ isError: true, error: new Error('stumbled') });
  });
});
