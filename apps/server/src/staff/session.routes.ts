import {
  changeOwnPassword,
  confirmTotpEnrolment as confirmEnrolmentEndpoint,
  endOwnSession,
  endOwnSessions,
  giveTotpCode as giveCodeEndpoint,
  listOwnSessions,
  readSession,
  signIn as signInEndpoint,
  signOut,
  startTotpEnrolment as startEnrolmentEndpoint,
  stepUp,
} from '@jara/contract/staff/session';
import type { SessionId, StaffId } from '@jara/domain/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { actorOf, staffOf } from './actor.ts';
import { changePassword } from './change-password.ts';
import { endSessions } from './end-sessions.ts';
import { confirmTotpEnrolment, startTotpEnrolment } from './enrol-totp.ts';
import { giveTotpCode } from './give-totp-code.ts';
import { presentOwnSession, presentSession } from './present-session.ts';
import { findSession, isAlive, listSessions } from './sessions.store.ts';
import { signIn } from './sign-in.ts';
import { clearStaffCookie, readDeviceCookie, setDeviceCookie, setStaffCookie } from './staff-cookie.ts';

export function registerStaffSessions(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config, keys } = deps;

  const present = async (sessionId: SessionId) => {
    const session = await findSession(db, sessionId);
    if (!session) throw new Refusal('sign_in_required');
    return presentSession(deps, session);
  };

  /** Whoever has signed in wholly will be known here; another device of theirs has another mark. */
  const rememberDevice = (request: FastifyRequest, reply: FastifyReply, staffId: StaffId) => {
    const known = keys.readDevice(readDeviceCookie(request, config), staffId);
    setDeviceCookie(reply, config, keys.signDevice(known ?? newId(), staffId));
  };

  serve(app, deps, signInEndpoint, async ({ body }, { caller, request, reply }) => {
    const { token, session } = await signIn(deps)({
      ...body,
      device: readDeviceCookie(request, config),
      ip: caller.ip,
      requestId: caller.requestId,
      userAgent: request.headers['user-agent'] ?? '',
    });
    setStaffCookie(reply, config, token);
    if (!session.totpPending) rememberDevice(request, reply, session.staffId);
    return presentSession(deps, session);
  });

  serve(app, deps, readSession, async (_input, { request }) => present(staffOf(request).sessionId));

  serve(app, deps, signOut, async (_input, { request, reply }) => {
    await endSessions(deps)({ actor: actorOf(request), sessionId: staffOf(request).sessionId });
    clearStaffCookie(reply, config);
    return { signedOut: true as const };
  });

  for (const endpoint of [giveCodeEndpoint, stepUp]) {
    serve(app, deps, endpoint, async ({ body }, { request, reply }) => {
      const { id, sessionId } = staffOf(request);
      const device = readDeviceCookie(request, config);
      const session = await giveTotpCode(deps)({ sessionId, code: body.code, device, actor: actorOf(request) });
      rememberDevice(request, reply, id);
      return presentSession(deps, session);
    });
  }

  serve(app, deps, startEnrolmentEndpoint, ({ body }, { request }) =>
    startTotpEnrolment(deps)({
      password: body.password,
      sessionId: staffOf(request).sessionId,
      actor: actorOf(request),
    }),
  );

  serve(app, deps, confirmEnrolmentEndpoint, async ({ body }, { request }) => {
    const { sessionId } = staffOf(request);
    return presentSession(
      deps,
      await confirmTotpEnrolment(deps)({ sessionId, code: body.code, actor: actorOf(request) }),
    );
  });

  serve(app, deps, changeOwnPassword, async ({ body }, { request }) => {
    const { sessionId } = staffOf(request);
    await changePassword(deps)({ ...body, sessionId, actor: actorOf(request) });
    return present(sessionId);
  });

  serve(app, deps, listOwnSessions, async (_input, { request }) => {
    const { id, sessionId } = staffOf(request);
    const sessions = await listSessions(db, id);
    const now = clock.now();
    // Those that ran out and were not cleared away yet are no sessions any more.
    return sessions
      .filter((session) => isAlive({ ...session, isActive: true }, now))
      .map((session) => presentOwnSession(session, sessionId));
  });

  serve(app, deps, endOwnSession, async ({ params }, { request, reply }) => {
    const ended = await endSessions(deps)({ actor: actorOf(request), sessionId: params.id });
    if (params.id === staffOf(request).sessionId) clearStaffCookie(reply, config);
    return { ended };
  });

  serve(app, deps, endOwnSessions, async (_input, { request, reply }) => {
    const ended = await endSessions(deps)({ actor: actorOf(request), sessionId: 'all' });
    clearStaffCookie(reply, config);
    return { ended };
  });
}
