import { MonitorSmartphone } from 'lucide-react';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { roomUrl } from '../../lib/gift-link.ts';

/** The way into this room from elsewhere. What stands behind a `#` is never sent, so no server on the way writes the key down. */
export function RoomLink({ id, manageKey }: { id: string; manageKey: string }) {
  return (
    <Disclosure
      title="Come back from another device"
      icon={<MonitorSmartphone aria-hidden="true" className="size-5 text-brand" strokeWidth={1.75} />}
    >
      <div className="flex flex-col items-start gap-3">
        <p>
          This device may come back at any time.{' '}
          <span className="noscript:hidden">
            For another one, copy the link to this room. Keep it to yourself: whoever has it can do here what you can.
          </span>
        </p>
        <CopyButton text={roomUrl(id, manageKey)} label="Copy link to this room" />
      </div>
    </Disclosure>
  );
}
