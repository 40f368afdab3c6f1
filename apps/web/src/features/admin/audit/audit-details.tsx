import type { AuditRow } from '@jara/contract/staff/audit';
import { Link } from '@tanstack/react-router';
import { changesIn } from './audit-words.ts';

/** What was said and what changed; the seal and where it came from one press away. */
export function AuditDetails({ row: { details, ip, requestId, hash, subjectKind, subjectId } }: { row: AuditRow }) {
  const changes = changesIn(details);
  return (
    <div className="min-w-52 max-w-md text-left text-sm">
      <ul>
        {changes.map(({ name, before, after }) => (
          <li key={name} className="break-words">
            <span className="text-ink-3">{name}: </span>
            {before !== undefined && (
              <>
                <del className="text-ink-2">{before}</del> <span aria-hidden="true">→</span>{' '}
              </>
            )}
            <ins className="font-semibold no-underline">{after}</ins>
          </li>
        ))}
      </ul>
      <details>
        <summary className="inline-flex min-h-11 items-center text-brand underline underline-offset-4">
          Where it came from
        </summary>
        <dl className="flex flex-col gap-1 break-all pb-1 font-mono text-xs">
          <div>
            <dt className="inline text-ink-3">address </dt>
            <dd className="inline">{ip}</dd>
          </div>
          <div>
            <dt className="inline text-ink-3">request </dt>
            <dd className="inline">{requestId}</dd>
          </div>
          <div>
            <dt className="inline text-ink-3">seal </dt>
            <dd className="inline">{hash}</dd>
          </div>
        </dl>
        <Link to="/admin/audit" search={{ subjectKind, subjectId }} className="link inline-flex min-h-11 items-center">
          Everything about this record
        </Link>
      </details>
    </div>
  );
}
