import type { RuleView } from '@jara/contract/rules';
import { clsx } from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { Money } from '../../components/money.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { checkProof, sealedText } from './check-proof.ts';
import { Code, Part } from './proof-parts.tsx';
import { words } from './words/en.tsx';

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
      <Part title={words.published.title}>
        <dl className="flex flex-col gap-3 [&_dt]:text-ink-2 [&_dt]:text-sm">
          <div>
            <dt>{words.published.seed}</dt>
            <dd className="break-all font-mono text-sm">{proof.seed}</dd>
          </div>
          <div>
            <dt>{words.published.gift}</dt>
            <dd className="break-all font-mono text-sm">{proof.giftId}</dd>
          </div>
          <div>
            <dt>{words.published.rule}</dt>
            <dd className="break-all font-mono text-sm">{proof.canonicalRule}</dd>
          </div>
          <div>
            <dt>{words.published.shares(proof.shares.length)}</dt>
            <dd className="mt-1 flex max-h-60 flex-wrap gap-2 overflow-y-auto">
              {proof.shares.map((share, slot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a share is its place in line
                <Money key={slot} amount={share} className="rounded-full bg-sunken px-3 py-1 text-sm" />
              ))}
            </dd>
          </div>
        </dl>
      </Part>
      <Part title={words.checked.title}>
        <Banner tone={allHold ? 'ok' : 'err'} title={allHold ? words.checked.allHold : words.checked.notAllHold} />
        <ul className="flex flex-col gap-4">
          {checks.map(({ claim, holds, detail }) => (
            <li key={claim} className="flex items-start gap-3">
              {holds ? (
                <CircleCheck aria-label={words.checked.holds} role="img" className="mt-0.5 size-6 shrink-0 text-ok" />
              ) : (
                <CircleX
                  aria-label={words.checked.doesNotHold}
                  role="img"
                  className="mt-0.5 size-6 shrink-0 text-err"
                />
              )}
              <span className="min-w-0">
                <span className={clsx('block font-semibold', !holds && 'text-err')}>{claim}</span>
                <span className="block max-h-24 overflow-y-auto break-all font-mono text-ink-3 text-xs">{detail}</span>
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.byHand.title}>
        <p className="text-ink-2">{words.byHand.how}</p>
        <Code what={words.command}>{`printf '%s' '${sealedText(proof)}' | sha256sum`}</Code>
        {rule.luckyShares !== null && <p className="text-ink-2 text-sm">{words.byHand.shares}</p>}
      </Part>
    </>
  );
}
