import { KeyRound } from 'lucide-react';
import { AppLink } from './app-link.tsx';
import { words } from './sending/words/en.tsx';
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
      title={hasRule ? words.manageKey.changeRule : words.manageKey.setRule}
      icon={<KeyRound aria-hidden="true" className="size-5 text-brand" strokeWidth={1.75} />}
    >
      <div className="flex flex-col gap-3">
        <p>
          {(hasRule ? words.manageKey.mayChange : words.manageKey.maySet)((text) => (
            <AppLink to="/rules" search={{ quid }}>
              {text}
            </AppLink>
          ))}
        </p>
        <p>{words.manageKey.keepIt}</p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 flex-1 break-all rounded-input bg-sunken px-3 py-2 font-mono text-ink text-sm">
            {manageKey}
          </code>
          <CopyButton text={manageKey} what={words.manageKey.name} />
        </div>
      </div>
    </Disclosure>
  );
}
