/** Something that happens at a certain time. */
export interface Scene {
  at: number;
  /** Scenes that share a thread happen one after the other; all others may overlap. */
  threads: readonly string[];
  /** Happens by itself, when everything before it is over. */
  isAlone?: boolean;
  play(): Promise<void>;
}

/**
 * Plays scenes in the order of their times, a few at once. Nothing starts after one has failed; those under way are
 * waited for, so that nothing is still going on when this returns.
 */
export async function playInOrder(scenes: readonly Scene[], atOnce: number): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const latest = new Map<string, Promise<void>>();
  const failures: unknown[] = [];

  for (const scene of scenes.toSorted((a, b) => a.at - b.at)) {
    while (underWay.size >= (scene.isAlone ? 1 : atOnce)) await Promise.race(underWay);
    if (failures.length > 0) break;
    const before = scene.threads.flatMap((thread) => latest.get(thread) ?? []);
    const playing = Promise.all(before)
      .then(() => (failures.length > 0 ? undefined : scene.play()))
      .catch((error: unknown) => {
        failures.push(error);
      })
      .finally(() => underWay.delete(playing));
    underWay.add(playing);
    for (const thread of scene.threads) latest.set(thread, playing);
    if (scene.isAlone) await playing;
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
}
