import { groupQuid, parseQuid } from '@jara/domain/gift/quid';
import { PortalLink } from '../shared/portal-link.tsx';
import { subjectAddress } from './audit-words.ts';

const SHOWN = 13;
const shortened = (id: string): string => (id.length > 20 ? `…${id.slice(-SHOWN)}` : id);

/** What an action was about, as a way to it where the portal has a page for it. */
export function Subject({ kind, id, name }: { kind: string; id: string; name: string | null }) {
  const address = subjectAddress(kind, id);
  const text = name === null ? shortened(id) : parseQuid(name) ? groupQuid(name) : name;
  return address === undefined ? (
    <span title={id} className="break-words font-mono text-ink-3 text-xs">
      {text}
    </span>
  ) : (
    <PortalLink href={address} title={id} className="link whitespace-nowrap font-mono text-xs">
      {text}
    </PortalLink>
  );
}
