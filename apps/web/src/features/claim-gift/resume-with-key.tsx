import type { GiftView } from '@jara/contract/gifts';
import { useState } from 'react';
import { AccessKeyForm } from '../../components/access-key-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { rememberGift } from '../../lib/device.ts';
import { words } from './dead-end/words/en.ts';

/** Somebody who opened the gift elsewhere carries on here with the key they kept. */
export function ResumeWithKey({ gift, onResumed }: { gift: GiftView; onResumed: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <>
        <Button size="lg" className="noscript:hidden" onClick={() => setAsking(true)}>
          {words.haveTheKey}
        </Button>
        <noscript>{import.meta.env.SSR && <p className="text-ink-2">{words.keyNeedsScripts}</p>}</noscript>
      </>
    );
  }
  return (
    <AccessKeyForm
      quid={gift.quid}
      onAccepted={(accepted) => {
        const { quid, theme, clothSeed } = gift;
        rememberGift({ quid, theme, clothSeed, ...accepted, claimedAt: new Date().toISOString() });
        onResumed();
      }}
    />
  );
}
