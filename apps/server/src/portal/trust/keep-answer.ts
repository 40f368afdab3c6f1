/**
 * Gives the same answer to whoever asks while it is fresh, and lets those who come while it is being made wait for that one. An
 * answer that could not be made is not kept.
 */
export function keepAnswer<T, Ask extends unknown[]>(
  make: (...ask: Ask) => Promise<T>,
  freshMs: (answer: T) => number,
): (...ask: Ask) => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return (...ask) => {
    if (kept && performance.now() < kept.until) return kept.answer;
    const answer = make(...ask);
    const mine = { answer, until: Number.POSITIVE_INFINITY };
    kept = mine;
    answer.then(
      (made) => {
        mine.until = performance.now() + freshMs(made);
      },
      () => {
        mine.until = 0;
      },
    );
    return answer;
  };
}
