import { MonitorSmartphone } from 'lucide-react';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { roomUrl } from '../../lib/gift-link.ts';
import { words } from './words/en.tsx';

/** The way into this room from elsewhere. What stands behind a `#` is never sent, so no server on the way writes the key down. */
export function RoomLink({ id, manageKey }: { id: string; manageKey: string }) {
  return (
    <Disclosure
      title={words.comeBack.title}
      icon={<MonitorSmartphone aria-hidden="true" className="size-5 text-brand" strokeWidth={1.75} />}
    >
      <div className="flex flex-col items-start gap-3">
        <p>
          {words.comeBack.thisDevice} <span className="noscript:hidden">{words.comeBack.anotherDevice}</span>
        </p>
        <CopyButton text={roomUrl(id, manageKey)} label={words.comeBack.copyLink} />
      </div>
    </Disclosure>
  );
}
