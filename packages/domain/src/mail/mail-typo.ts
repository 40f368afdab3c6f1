/** Where most people have their mail. */
const HOSTS = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'] as const;
/** One letter away from one of those, and real. */
const REAL = new Set(['mail.com', 'email.com', 'ymail.com', 'cloud.com']);

/** "ada@gmial.com" is probably "ada@gmail.com". A hint for whoever typed it; nothing when there is no reason to ask. */
export function likelyAddress(typed: string): string | undefined {
  const [, name, host] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  if (name === undefined || host === undefined) return undefined;
  const written = host.toLowerCase();
  if (REAL.has(written)) return undefined;
  // A host that is merely unfinished is not wrong yet: the person is still typing.
  const meant = HOSTS.find((known) => !known.startsWith(written) && isMeant(written, known));
  return meant && `${name}@${meant}`;
}

/** At most one slip before the dot and one after it. */
function isMeant(written: string, known: string): boolean {
  const [name, ending] = halves(written);
  const [knownName, knownEnding] = halves(known);
  return isOneSlipAway(name, knownName) && isOneSlipAway(ending, knownEnding);
}

const halves = (host: string): [string, string] => {
  const dot = host.indexOf('.');
  return dot < 0 ? [host, ''] : [host.slice(0, dot), host.slice(dot + 1)];
};

/** The same but for one letter that is wrong, missing or too many, or for two that changed places. */
function isOneSlipAway(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return (
    restA === restB ||
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
