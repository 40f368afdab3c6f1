/** The page named in the address; anything that is not a page is the first one. */
export function pageNumber(text: string | undefined): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
