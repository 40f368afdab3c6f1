import { ApiError } from './api-error.ts';
import type { QueryClient } from './query/query-client.ts';
import { useQueryClient } from './query/use-query.ts';

/** What the server tells a page that it draws, kept beside its answers: a key for the next press of a button here. */
export const PRESS = ['press'];

/** And its answer to the last press, at the button's name. */
export interface Pressed {
  /** What came of it and has no page of its own. */
  said?: string;
  /** What was typed, without secrets. */
  typed?: Record<string, string>;
}

export const forgetPresses = (queryClient: QueryClient) => queryClient.removeQueries({ queryKey: PRESS });

/** Whether the page came drawn, and not from a page before it. The browser says the same as the server did. */
export const useIsDrawn = (): boolean => useQueryClient().getQueryData(PRESS) !== undefined;

/**
 * A button that works before any script listens: its name says what is pressed, its value is the key that makes a press
 * repeated the same press.
 */
export function usePress(name: string) {
  const queryClient = useQueryClient();
  const pressed = queryClient.getQueryState<Pressed>([...PRESS, name]);
  return {
    button: { name, value: queryClient.getQueryData<string>(PRESS) },
    refusal: pressed?.error instanceof ApiError ? pressed.error : undefined,
    ...pressed?.data,
  };
}
