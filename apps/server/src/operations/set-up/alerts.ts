import { type Check, fine, type Surroundings, warning, wrong } from './check.ts';
import { answerOf, shownAddress } from './failure.ts';

export const lookAtAlerts: Check = async (around, signal) => {
  const { config, wishes } = around;
  if (config.alertmanagerUrl === undefined) {
    const said = 'ALERTMANAGER_URL is not set, so nobody can be called for a test.';
    const todo = 'Set it to your Alertmanager’s address, and name that in deploy/prometheus/prometheus.yaml too.';
    if (wishes.alert) return wrong(said, todo);
    return config.mode === 'live'
      ? warning(said, todo)
      : fine('Sandbox mode calls nobody: ALERTMANAGER_URL is not set.');
  }
  const place = shownAddress(config.alertmanagerUrl);
  const asked = wishes.alert ? sendTest(around, signal) : around.outside.fetch(`${place}/-/ready`, { signal });
  const answer = await answerOf(asked);
  if ('failure' in answer || !answer.ok)
    return wrong(
      `Alertmanager at ${place} does not take alerts (${'failure' in answer ? answer.failure : answer.status}).`,
      'Is it running, does ALERTMANAGER_URL name it, and may this machine reach it?',
    );
  return wishes.alert
    ? fine(`A test alert was sent to ${place}: somebody should be hearing it now.`)
    : fine(`Alertmanager at ${place} is ready; \`npm run doctor -- --alert\` sends a test alert.`);
};

const TEST_ENDS_MS = 5 * 60_000;

/** It ends by itself, so that nobody has to put it right. */
const sendTest = ({ config, outside }: Surroundings, signal: AbortSignal): Promise<Response> =>
  outside.fetch(`${config.alertmanagerUrl}/api/v2/alerts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([
      {
        labels: { alertname: 'JaraAlertTest', severity: 'page' },
        annotations: { summary: `A test by npm run doctor at ${shownAddress(config.publicUrl)}. Nothing is wrong.` },
        endsAt: new Date(outside.now() + TEST_ENDS_MS).toISOString(),
      },
    ]),
    signal,
  });
