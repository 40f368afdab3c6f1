/** Draws what is asked for once, and keeps it while it is among those asked for last. */
export function keepDrawn<What, Drawn>(
  draw: (what: What) => Promise<Drawn>,
  most: number,
): (what: What) => Promise<Drawn> {
  const kept = new Map<string, Promise<Drawn>>();
  return (what) => {
    const key = JSON.stringify(what);
    const drawn = kept.get(key) ?? draw(what);
    kept.delete(key);
    kept.set(key, drawn);
    // What could not be drawn is tried again the next time; whoever waits for it hears why.
    drawn.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return drawn;
  };
}
