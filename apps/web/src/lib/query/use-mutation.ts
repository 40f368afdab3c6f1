import { useState, useSyncExternalStore } from 'react';
import { Mutation, type MutationOptions, type MutationState } from './mutation.ts';

type UseMutationResult<Data, Variables> = MutationState<Data, Variables> &
  Pick<Mutation<Data, Variables>, 'mutate' | 'reset'>;

export function useMutation<Data, Variables = void>(
  options: MutationOptions<Data, Variables>,
): UseMutationResult<Data, Variables> {
  const [mutation] = useState(() => new Mutation(options));
  mutation.options = options;
  const { mutate, reset } = mutation;
  return { ...useSyncExternalStore(mutation.subscribe, mutation.state, mutation.state), mutate, reset };
}
