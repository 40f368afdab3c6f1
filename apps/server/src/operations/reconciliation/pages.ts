import type { Page } from '@jara/paystack/client';

export const PER_PAGE = 100;

/** Every row of one of the provider's lists, page by page. Rows that arrive meanwhile can show one twice, never hide one. */
export async function* pages<Row>(read: (page: number) => Promise<Page<Row>>): AsyncGenerator<Row[]> {
  for (let page = 1; ; page++) {
    const { data } = await read(page);
    if (data.length > 0) yield data;
    if (data.length < PER_PAGE) return;
  }
}
