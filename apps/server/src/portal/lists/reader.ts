import { type Sight, sightOf } from '@jara/domain/staff/mask';
import type { StaffOfRequest } from '../../staff/actor.ts';

/** Who reads, when, and how much of what is sensitive they see. */
export interface Reader {
  me: StaffOfRequest;
  now: Date;
  sight: Sight;
}

export const readerOf = (me: StaffOfRequest, now: Date): Reader => ({ me, now, sight: sightOf(me.role) });
