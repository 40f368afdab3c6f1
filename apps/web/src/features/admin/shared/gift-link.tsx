import { groupQuid } from '@jara/domain/gift/quid';
import { Link } from '@tanstack/react-router';
import { isMasked } from './revealable.tsx';

/** A gift's code as a way to its page. The address holds the id: a code in a browser's history would open the gift. */
export function GiftLink({ id, quid }: { id: string; quid: string }) {
  return (
    <Link
      to="/admin/quids/$quid"
      params={{ quid: id }}
      className="link inline-flex min-h-6 items-center whitespace-nowrap font-mono font-semibold"
    >
      {isMasked(quid) ? quid : groupQuid(quid)}
    </Link>
  );
}
