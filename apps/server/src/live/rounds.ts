/** A step of a round; as many steps as there are groups, so that never all members are visited at once. */
const STEP_MS = 1_000;
/** Everybody is greeted once in so many steps, and woken three times as often. */
const GROUPS = 15;
const WAKES_PER_ROUND = 3;

interface Visits<Member> {
  wake: (member: Member) => void;
  beat: (member: Member, now: number) => void;
}

/**
 * One timer for all members, of whom there may be thousands: each is woken every 5 seconds and greeted every 15, a group at
 * a time. While there is nobody it stands still.
 */
export function createRounds<Member>({ wake, beat }: Visits<Member>) {
  const groups = Array.from({ length: GROUPS }, () => new Set<Member>());
  let members = 0;
  let joined = 0;
  let step = 0;
  let timer: NodeJS.Timeout | undefined;

  const visit = () => {
    step = (step + 1) % GROUPS;
    const now = performance.now();
    for (const member of groups[step] ?? []) beat(member, now);
    for (let turn = 0; turn < WAKES_PER_ROUND; turn += 1)
      for (const member of groups[(step + turn * (GROUPS / WAKES_PER_ROUND)) % GROUPS] ?? []) wake(member);
  };

  return {
    /** Until what it gives back is called. */
    join: (member: Member): (() => void) => {
      joined += 1;
      const group = groups[joined % GROUPS];
      group?.add(member);
      members += 1;
      timer ??= setInterval(visit, STEP_MS);
      return () => {
        if (!group?.delete(member)) return;
        members -= 1;
        if (members > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
