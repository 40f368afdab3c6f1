import { exportSightOf, type Sight, sightOf } from '@jara/domain/staff/mask';
import type { StaffOfRequest } from '../../staff/actor.ts';

/** Who reads, when, and how much of what is sensitive they see. */
export interface Reader {
  me: StaffOfRequest;
  now: Date;
  sight: Sight;
}

export const readerOf = (me: StaffOfRequest, now: Date): Reader => ({ me, now, sight: sightOf(me.role) });

/** The same reader, of a file that leaves the portal. */
export const fileReaderOf = (me: StaffOfRequest, now: Date): Reader => ({ me, now, sight: exportSightOf(me.role) });
