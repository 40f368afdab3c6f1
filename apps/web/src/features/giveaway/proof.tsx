import type { Giveaway } from '@jara/contract/giveaways';
import { AppLink } from '../../components/app-link.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';

/** What was sealed before anybody came, and where it can be checked. */
export function Proof({ giveaway: { code, rule, draw } }: { giveaway: Giveaway }) {
  if (rule.commitment === null) return null;
  return (
    <section aria-labelledby="proof" className="flex flex-col gap-3">
      <h2 id="proof" className="text-xl">
        Nobody can bend it
      </h2>
      <p className="text-ink-2">
        The outcome was sealed before anybody came, with this fingerprint. Keep it, and compare when it is over.
      </p>
      <code className="break-all rounded-input bg-sunken p-3 font-mono text-sm">{rule.commitment}</code>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={rule.commitment} label="Copy fingerprint" />
        {!draw && (
          <AppLink to="/rules/proof/$quid" params={{ quid: code }}>
            See the proof
          </AppLink>
        )}
      </div>
    </section>
  );
}
