import { AppLink } from '../app-link.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { words } from './words/en.tsx';

/** The outcome is sealed now: whoever keeps this fingerprint can prove later that nothing was moved. */
export function Commitment({ quid, commitment }: { quid: string; commitment: string }) {
  return (
    <div className="flex flex-col gap-3">
      <code className="break-all rounded-input bg-sunken p-3 font-mono text-ink text-sm">{commitment}</code>
      <p className="text-ink-2 text-sm">
        {words.ofGift.fingerprint((text) => (
          <AppLink to="/rules/proof/$quid" params={{ quid }}>
            {text}
          </AppLink>
        ))}
      </p>
      <CopyButton text={commitment} label={words.ofGift.copyFingerprint} className="self-start" />
    </div>
  );
}
