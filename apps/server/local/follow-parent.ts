/**
 * Loaded into every process Jara starts. When the starting process is killed it cannot stop them any more, so each
 * notices by itself that the channel to its parent has closed, and ends in its usual orderly way.
 */
const GRACE_MS = 10_000;

function end(): void {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

// The parent may be gone before this line is reached, and then no event comes any more.
if (process.connected === false) end();
else process.once('disconnect', end);

// The channel alone must not keep a process alive that has finished its work.
process.channel?.unref();
