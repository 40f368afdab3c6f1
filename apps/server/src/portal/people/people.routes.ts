import {
  findPeople as findEndpoint,
  openPerson as openEndpoint,
  readPerson as readEndpoint,
  listPersonRecords as recordsEndpoint,
} from '@jara/contract/staff/people';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { actorOf, staffOf } from '../../staff/actor.ts';
import { findPeople, openPerson } from './find-people.ts';
import { listPersonRecords } from './list-person-records.ts';
import { readPerson } from './read-person.ts';

/** Everything about an address, a browser or a bank account. */
export function registerPeople(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, findEndpoint, async ({ body: { text } }, { request }) => ({
    people: await findPeople(deps)(text, staffOf(request)),
  }));
  serve(app, deps, openEndpoint, async ({ body: { place, id } }) => ({ id: await openPerson(deps)(place, id) }));
  serve(app, deps, readEndpoint, ({ params: { id } }, { request }) =>
    readPerson(deps)({ id, me: staffOf(request), actor: actorOf(request) }),
  );
  serve(app, deps, recordsEndpoint, ({ params: { id }, query }, { request }) =>
    listPersonRecords(deps)({ id, ...query, me: staffOf(request), actor: actorOf(request) }),
  );
}
