import { AppLink } from '../app-link.tsx';
import { CopyButton } from '../ui/copy-button.tsx';

/** The outcome is sealed now: whoever keeps this fingerprint can prove later that nothing was moved. */
export function Commitment({ quid, commitment }: { quid: string; commitment: string }) {
  return (
    <div className="flex flex-col gap-3">
      <code className="break-all rounded-input bg-sunken p-3 font-mono text-ink text-sm">{commitment}</code>
      <p className="text-ink-2 text-sm">
        It is made from a secret number, this gift and your rule. Share it before people claim; when the gift has closed
        we publish the secret, and{' '}
        <AppLink to="/rules/proof/$quid" params={{ quid }}>
          anyone can check it
        </AppLink>
        .
      </p>
      <CopyButton text={commitment} label="Copy fingerprint" className="self-start" />
    </div>
  );
}
