import { ShieldCheck } from 'lucide-react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { count } from '../shared/count.ts';
import { When } from '../shared/when.tsx';

/** Every line is sealed with the one before it; this walks the whole chain. */
export function TrailCheck() {
  const api = useStaffApi();
  const check = useMutation({ mutationFn: () => api.checkAudit({}) });
  const { data, error, isPending } = check;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-ink-2 text-sm">
          What staff did, the latest first. Nothing here can be changed, and every line is sealed with the one before
          it.
        </p>
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => check.mutate()} className="no-print">
          {!isPending && <ShieldCheck aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}
          Check the trail
        </Button>
      </div>
      {error && <Banner tone="err" title={messageOf(error, 'An error occurred')} />}
      {data && (
        <Banner
          tone={data.isWhole ? 'ok' : 'err'}
          title={data.isWhole ? 'The trail is whole' : 'The trail has been tampered with'}
          onDismiss={() => check.reset()}
        >
          {data.problem ?? `${count.format(data.rows)} lines follow one another without a gap.`}
          {data.anchoredAt && (
            <>
              {' '}
              Last anchored <When at={data.anchoredAt} />.
            </>
          )}
        </Banner>
      )}
    </div>
  );
}
