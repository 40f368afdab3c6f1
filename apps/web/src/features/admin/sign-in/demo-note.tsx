import { DEMO_PASSWORD, DEMO_STAFF } from '@jara/domain/staff/demo-staff';
import { ROLE_NAMES } from '@jara/domain/staff/roles';
import { KeyRound } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { limitsQuery } from '../../../lib/limits.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { PRACTICE_CREDENTIALS } from '../practice/practice-credentials.ts';
import type { Credentials } from './password-step.tsx';

/** Who may come in where no real money is: the demonstration staff, or the one account of practice. */
export function DemoNote({ onUse }: { onUse: (credentials: Credentials) => void }) {
  const api = useStaffApi();
  const isLive = api.mode === 'live';
  const { data } = useQuery({ ...limitsQuery, enabled: isLive });
  if (isLive && data?.mode !== 'sandbox') return null;
  const accounts = isLive
    ? DEMO_STAFF.map(({ role, email }) => ({ word: ROLE_NAMES[role], email, password: DEMO_PASSWORD }))
    : [{ word: ROLE_NAMES.SUPER_ADMIN, ...PRACTICE_CREDENTIALS }];
  return (
    <section aria-labelledby="demo-credentials" className="rounded-card border border-line bg-sunken p-4">
      <h2 id="demo-credentials" className="flex items-center gap-2 font-bold font-sans text-sm tracking-normal">
        <KeyRound aria-hidden="true" className="size-4.5 text-gold-text" strokeWidth={1.75} />
        Demo credentials
      </h2>
      <ul className="mt-1 flex flex-col">
        {accounts.map(({ word, email, password }) => (
          <li key={email} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
            <span className="min-w-0 break-all">
              <span className="font-semibold">{email}</span> <span className="text-ink-2">{word}</span>
            </span>
            <Button variant="ghost" size="sm" onClick={() => onUse({ email, password })}>
              Fill in<span className="sr-only"> {email}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-2 text-sm">
        Password: <code className="font-mono text-ink">{accounts[0]?.password}</code>
      </p>
    </section>
  );
}
