/** Text that is HTML already. Everything else is escaped on its way into a mail or a page. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

export type HtmlPart = Html | string | number | false | null | undefined | readonly HtmlPart[];

/** Names and messages come from strangers, so a value becomes markup only when `html` itself has made it. */
export const html = (strings: TemplateStringsArray, ...parts: HtmlPart[]): Html =>
  new Html(strings.map((text, i) => text + sourceOf(parts[i])).join(''));

function sourceOf(part: HtmlPart): string {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) return part.source;
  if (typeof part === 'object') return part.map(sourceOf).join('');
  return String(part).replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}

/** The same words for the written part, which has no markup. */
export function plain(part: HtmlPart): string {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) throw new Error('markup has no place in the written part of a mail');
  return typeof part === 'object' ? part.map(plain).join('') : String(part);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
