import { ButtonLink } from '../../components/app-link.tsx';
import { words } from './words/en.tsx';

export function PageLinks({ page, totalPages, total }: { page: number; totalPages: number; total: number }) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={words.pages.label} className="mt-6 flex items-center justify-between gap-3">
      <ButtonLink
        to="/transactions"
        search={{ page: String(page - 1) }}
        disabled={page <= 1}
        variant="secondary"
        size="sm"
      >
        {words.pages.newer}
      </ButtonLink>
      <p className="tabular text-ink-2 text-sm">{words.pages.where(page, totalPages, total)}</p>
      <ButtonLink
        to="/transactions"
        search={{ page: String(page + 1) }}
        disabled={page >= totalPages}
        variant="secondary"
        size="sm"
      >
        {words.pages.older}
      </ButtonLink>
    </nav>
  );
}

/** The page named in the address; anything that is not a page is the first one. */
export function pageNumber(text: string | undefined): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
