const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Fetches a piece that a page can stand without, for as long as it takes. A line that drops just then puts it off; left
 * alone, the failed import would take the whole page down with it.
 */
export async function loadLate<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
