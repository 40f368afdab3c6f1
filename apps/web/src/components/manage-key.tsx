import { KeyRound } from 'lucide-react';
import { AppLink } from './app-link.tsx';
import { CopyButton } from './ui/copy-button.tsx';
import { Disclosure } from './ui/disclosure.tsx';

interface ManageKeyProps {
  quid: string;
  manageKey: string;
  /** Whether the gift has a rule already. */
  hasRule: boolean;
}

/** The sender's own key, out of the way until it is wanted. */
export function ManageKey({ quid, manageKey, hasRule }: ManageKeyProps) {
  return (
    <Disclosure
      title={hasRule ? 'Change the rule: who gets it, and when' : 'Set a rule: who gets it, and when'}
      icon={<KeyRound aria-hidden="true" className="size-5 text-brand" strokeWidth={1.75} />}
    >
      <div className="flex flex-col gap-3">
        <p>
          {hasRule
            ? 'Until somebody has tried to open the gift, you can change who gets it in the'
            : 'Without a rule, the first person to open the gift gets all of it. Until somebody has tried to, you can change that in the'}{' '}
          <AppLink to="/rules" search={{ quid }}>
            Rule Manager
          </AppLink>
          .
        </p>
        <p>
          This device may do so already. From another one you need this manage key. Keep it to yourself: it is not the
          gift code.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 flex-1 break-all rounded-input bg-sunken px-3 py-2 font-mono text-ink text-sm">
            {manageKey}
          </code>
          <CopyButton text={manageKey} what="manage key" />
        </div>
      </div>
    </Disclosure>
  );
}
