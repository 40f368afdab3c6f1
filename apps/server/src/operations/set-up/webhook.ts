import { DAY_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { spanOf } from './age.ts';
import { type Check, type Finding, fine, type Surroundings, unknown, warning, wrong } from './check.ts';
import { answerOf, shownAddress } from './failure.ts';

const PATH = '/api/paystack/webhook';

/**
 * Only the provider's own signed word proves that it reaches us. Before it has called, the most that can be told is that its
 * address leads here: what we send there unsigned has to come back with our own refusal.
 */
export const lookAtWebhook: Check = async (around, signal) => {
  const address = `${shownAddress(around.config.publicUrl)}${PATH}`;
  const [door, heard] = await Promise.all([knock(around, address, signal), readHeard(around.db)]);
  if (heard.payments > 0 && heard.told === 0)
    return wrong(
      `The provider’s word came for none of the last ${heard.payments} payments: all were found by asking.`,
      `Set the webhook URL in the provider’s dashboard to ${address}, and let the proxy pass it.`,
    );
  return judgeDoor(door, address, heard.silentMs);
};

type Door = 'ours' | 'guarded' | { answered: number } | { failure: string };

async function knock({ outside }: Surroundings, address: string, signal: AbortSignal): Promise<Door> {
  const answer = await answerOf(
    outside.fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      // The provider follows no redirect either.
      redirect: 'manual',
      signal,
    }),
  );
  if ('failure' in answer) return answer;
  const text = await answer.text();
  if (answer.status === 401 && text.includes('"signature_rejected"')) return 'ours';
  // As in the examples of deploy/, which let nobody but the provider through.
  return answer.status === 403 ? 'guarded' : { answered: answer.status };
}

export function judgeDoor(door: Door, address: string, silentMs: number | null): Finding {
  const last = silentMs === null ? undefined : `the provider’s last signed word came ${spanOf(silentMs)} ago`;
  const giveOne = 'Give one small gift to yourself, and look again.';
  if (door === 'ours')
    return last
      ? fine(`Reached at ${address}; ${last}.`)
      : unknown(`Reached at ${address}; the provider has not called yet.`, giveOne);
  if (door === 'guarded')
    return last
      ? fine(`A proxy keeps ${address} for the provider; ${last}.`)
      : unknown(`A proxy keeps ${address} for the provider, who has not called yet.`, giveOne);
  if ('answered' in door)
    return wrong(
      `${address} answers ${door.answered}, and not as this product does.`,
      'Let PUBLIC_URL, and the proxy behind it, lead to a server of this product.',
    );
  if (last && (silentMs ?? 0) < DAY_MS)
    return warning(
      `We do not reach ${address} ourselves (${door.failure}), but ${last}.`,
      'Nothing, if this machine is not meant to reach its own public address.',
    );
  return wrong(
    `Nothing answers at ${address} (${door.failure}).`,
    'Start the product, and let PUBLIC_URL, its name and its certificate lead to it.',
  );
}

/** How many of the last payments of this week the provider told us of, and how long ago it last said anything. */
async function readHeard(db: Db): Promise<{ payments: number; told: number; silentMs: number | null }> {
  const { rows } = await sql<{ payments: number; told: number; silentMs: number | null }>`
    select count(*) as payments,
      count(*) filter (where exists (select from webhook_events e where e.reference = p.reference)) as told,
      (select extract(epoch from now() - received_at) * 1000 from webhook_events order by id desc limit 1)::bigint
        as silent_ms
    from (
      select reference from payments
      where status = 'SUCCESS' and created_at > now() - interval '7 days' and settled_at < now() - interval '10 minutes'
      order by created_at desc limit 20
    ) p
  `.execute(db);
  return rows[0] ?? { payments: 0, told: 0, silentMs: null };
}
