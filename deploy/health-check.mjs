// Says by its exit code whether the process in this container is alive. Whether the database or the provider is well
// is for /api/health/ready and the alerts to say: restarting a server does not mend a database.
const { ROLE = 'all', PORT = '3000', METRICS_PORT } = process.env;
const doors = [
  ...(METRICS_PORT ? [`http://127.0.0.1:${METRICS_PORT}/live`] : []),
  ...(ROLE === 'worker' ? [] : [`http://127.0.0.1:${PORT}/api/health/live`]),
];

for (const door of doors) {
  const answer = await fetch(door, { signal: AbortSignal.timeout(4_000) }).catch((error) => ({ ok: false, error }));
  if (!answer.ok) {
    console.error(`${door}: ${answer.error?.message ?? answer.status}`);
    process.exit(1);
  }
}
