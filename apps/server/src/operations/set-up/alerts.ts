import type { Config } from '../../platform/config.ts';
import { type Check, type Finding, fine, type Outside, warning, wrong } from './check.ts';
import { answerOf, shownAddress } from './failure.ts';

const NOT_SET = 'ALERTMANAGER_URL is not set, so nobody can be called for a test.';
const SET_IT = 'Set it to your Alertmanager’s address, and name that in deploy/prometheus/prometheus.yaml too.';

export const lookAtAlerts: Check = async (around, signal) => {
  const { config, wishes, outside } = around;
  if (wishes.alert) return fireTestAlert(around, 'page', signal);
  if (config.alertmanagerUrl === undefined)
    return config.mode === 'live'
      ? warning(NOT_SET, SET_IT)
      : fine('Sandbox mode calls nobody: ALERTMANAGER_URL is not set.');
  const place = shownAddress(config.alertmanagerUrl);
  const refused = refusalIn(place, await answerOf(outside.fetch(`${place}/-/ready`, { signal })));
  return refused ?? fine(`Alertmanager at ${place} is ready; \`npm run alert:test\` sends a test alert.`);
};

/** How loud an alert is: who is woken, or who finds it in the morning. */
export type Severity = 'page' | 'ticket';

const TEST_ENDS_MS = 5 * 60_000;

/** Sends an alert that says it is a test. It ends by itself, so that nobody has to put it right. */
export async function fireTestAlert(
  { config, outside }: { config: Config; outside: Pick<Outside, 'fetch' | 'now'> },
  severity: Severity,
  signal: AbortSignal,
): Promise<Finding> {
  if (config.alertmanagerUrl === undefined) return wrong(NOT_SET, SET_IT);
  const place = shownAddress(config.alertmanagerUrl);
  const sent = outside.fetch(`${config.alertmanagerUrl}/api/v2/alerts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([
      {
        labels: { alertname: 'JaraAlertTest', severity },
        annotations: { summary: `A test by npm run doctor at ${shownAddress(config.publicUrl)}. Nothing is wrong.` },
        endsAt: new Date(outside.now() + TEST_ENDS_MS).toISOString(),
      },
    ]),
    signal,
  });
  const refused = refusalIn(place, await answerOf(sent));
  return refused ?? fine(`A test alert was sent to ${place}: somebody should be hearing it now.`);
}

function refusalIn(place: string, answer: Awaited<ReturnType<typeof answerOf>>): Finding | undefined {
  if ('failure' in answer || !answer.ok)
    return wrong(
      `Alertmanager at ${place} does not take alerts (${'failure' in answer ? answer.failure : answer.status}).`,
      'Is it running, does ALERTMANAGER_URL name it, and may this machine reach it?',
    );
  return undefined;
}
