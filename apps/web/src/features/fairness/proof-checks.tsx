import type { RuleView } from '@jara/contract/rules';
import { clsx } from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { Money } from '../../components/money.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { checkProof, sealedText } from './check-proof.ts';
import { Code, Part } from './proof-parts.tsx';

interface ProofChecksProps {
  rule: RuleView;
  proof: NonNullable<RuleView['proof']>;
}

/** The secret, what follows from it, and how to do the same without us. */
export function ProofChecks({ rule, proof }: ProofChecksProps) {
  const checks = checkProof(rule, proof);
  const allHold = checks.every(({ holds }) => holds);
  return (
    <>
      <Part title="2. The secret, published">
        <dl className="flex flex-col gap-3 [&_dt]:text-ink-2 [&_dt]:text-sm">
          <div>
            <dt>Secret number (seed)</dt>
            <dd className="break-all font-mono text-sm">{proof.seed}</dd>
          </div>
          <div>
            <dt>Gift</dt>
            <dd className="break-all font-mono text-sm">{proof.giftId}</dd>
          </div>
          <div>
            <dt>Rule</dt>
            <dd className="break-all font-mono text-sm">{proof.canonicalRule}</dd>
          </div>
          <div>
            <dt>{proof.shares.length === 1 ? 'Share' : `${proof.shares.length} shares, in the order people came`}</dt>
            <dd className="mt-1 flex max-h-60 flex-wrap gap-2 overflow-y-auto">
              {proof.shares.map((share, slot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a share is its place in line
                <Money key={slot} amount={share} className="rounded-full bg-sunken px-3 py-1 text-sm" />
              ))}
            </dd>
          </div>
        </dl>
      </Part>
      <Part title="3. Checked by your browser just now">
        <Banner
          tone={allHold ? 'ok' : 'err'}
          title={allHold ? 'Everything fits. Nobody moved anything.' : 'Something does not fit. Please tell us.'}
        />
        <ul className="flex flex-col gap-4">
          {checks.map(({ claim, holds, detail }) => (
            <li key={claim} className="flex items-start gap-3">
              {holds ? (
                <CircleCheck aria-label="Holds" role="img" className="mt-0.5 size-6 shrink-0 text-ok" />
              ) : (
                <CircleX aria-label="Does not hold" role="img" className="mt-0.5 size-6 shrink-0 text-err" />
              )}
              <span className="min-w-0">
                <span className={clsx('block font-semibold', !holds && 'text-err')}>{claim}</span>
                <span className="block max-h-24 overflow-y-auto break-all font-mono text-ink-3 text-xs">{detail}</span>
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="4. Check it by hand">
        <p className="text-ink-2">On any computer with a terminal, this prints the fingerprint from part 1:</p>
        <Code what="command">{`printf '%s' '${sealedText(proof)}' | sha256sum`}</Code>
        {rule.luckyShares !== null && (
          <p className="text-ink-2 text-sm">
            The shares: everyone gets ₦10 first. The rest is a row of kobo, cut at places drawn from the SHA-256 of
            seed, gift and a counter (seed|gift|0, seed|gift|1 and so on), read as 64-bit numbers. Every way to cut is
            equally likely, so coming early is no advantage.
          </p>
        )}
      </Part>
    </>
  );
}
