import { Money } from '../../components/money.tsx';
import { QuidText } from '../../components/quid-text.tsx';
import { WithdrawalBadge } from '../../components/withdrawal-badge.tsx';
import { knownGift } from '../../lib/device.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { Link } from '../../lib/router/link.tsx';
import { deviceWithdrawalQuery } from './payments.queries.ts';
import { words } from './words/en.tsx';

/** Older ones are found beside their gifts. */
const SHOWN = 5;

/** Money that is on its way to the owner of this device, who comes here right after asking for it. */
export function DeviceWithdrawals({ withdrawals }: { withdrawals: readonly (readonly [id: string, quid: string])[] }) {
  return (
    <section aria-labelledby="device-withdrawals" className="mt-8 flex flex-col gap-3">
      <h2 id="device-withdrawals" className="text-xl">
        {words.withdrawals.title}
      </h2>
      <ul className="flex flex-col gap-2">
        {withdrawals.slice(0, SHOWN).map(([id, quid]) => (
          <li key={id}>
            <DeviceWithdrawal id={id} quid={quid} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeviceWithdrawal({ id, quid }: { id: string; quid: string }) {
  const { data } = useQuery(deviceWithdrawalQuery(id, knownGift(quid)?.accessKey));
  return (
    <div className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 focus-within:border-brand hover:border-line-strong">
      <Link
        to="/withdraw/status/$id"
        params={{ id }}
        className="min-w-0 font-semibold after:absolute after:inset-0 hover:text-brand"
      >
        {data
          ? words.withdrawals.toBank(<Money amount={data.net} currency={data.currency} short />, data.bank)
          : words.withdrawals.ofGift(<QuidText quid={quid} />)}
      </Link>
      {data && <WithdrawalBadge status={data.status} />}
    </div>
  );
}
