import { groupQuid } from '@jara/domain/gift/quid';
import { clsx } from 'clsx';

/** A gift code in groups of 4, 5 and 4, the way people read it out. */
export function QuidText({ quid, className }: { quid: string; className?: string }) {
  return <span className={clsx('whitespace-nowrap font-mono tracking-wider', className)}>{groupQuid(quid)}</span>;
}
