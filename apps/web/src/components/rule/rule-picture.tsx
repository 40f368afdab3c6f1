import type { RuleType } from '@jara/domain/rule/rule';

/** Each rule in a small drawing: people are dots, money is gold. */
export function RulePicture({ type }: { type: RuleType | 'NONE' }) {
  return (
    <svg viewBox="0 0 56 56" className="size-14 shrink-0" aria-hidden="true">
      {PICTURES[type]}
    </svg>
  );
}

const line = 'fill-none stroke-current';

const PICTURES: Record<RuleType | 'NONE', React.ReactNode> = {
  NONE: (
    <>
      <circle cx="12" cy="36" r="6" className="fill-gold" />
      {[26, 38, 50].map((x) => (
        <circle key={x} cx={x} cy="36" r="4.5" className={line} strokeWidth="2" />
      ))}
      <path d="M12 25V10m-5 6 5-6 5 6" className={line} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  NTH_PERSON: (
    <>
      {[8, 20, 44].map((x) => (
        <circle key={x} cx={x} cy="36" r="4.5" className={line} strokeWidth="2" />
      ))}
      <circle cx="32" cy="36" r="6" className="fill-gold" />
      <path d="M32 25V10m-5 6 5-6 5 6" className={line} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  SPLIT: (
    <>
      <circle cx="28" cy="28" r="20" className={line} strokeWidth="2" />
      <path d="M28 28V8a20 20 0 0 1 17.3 30z" className="fill-gold" />
      <path d="M28 28V8M28 28l17.3 10M28 28 10.7 38" className={line} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  TIME: (
    <>
      <circle cx="28" cy="28" r="20" className={line} strokeWidth="2" />
      <path d="M28 14a14 14 0 0 1 14 14H28z" className="fill-gold" />
      <path d="M28 14v14h14" className={line} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  EQUAL: (
    <>
      {[12, 28, 44].flatMap((x) =>
        [18, 38].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="6" className="fill-gold" />),
      )}
    </>
  ),
  LUCKY: (
    <>
      <rect x="9" y="9" width="38" height="38" rx="9" className={line} strokeWidth="2" />
      <circle cx="19" cy="19" r="3" className="fill-current" />
      <circle cx="28" cy="28" r="6" className="fill-gold" />
      <circle cx="37" cy="37" r="4" className="fill-current" />
    </>
  ),
  DRAW: (
    <>
      {[10, 22, 34, 46].flatMap((x) =>
        [16, 28, 40].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" className={line} strokeWidth="2" />),
      )}
      <circle cx="34" cy="28" r="6" className="fill-gold" />
    </>
  ),
};
