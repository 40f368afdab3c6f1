import type { SentGift } from '@jara/contract/sent';
import { lazy, Suspense, useState } from 'react';
import { loadLate } from '../../lib/load-late.ts';
import { useVisit } from '../../lib/router/router.tsx';
import { Deed } from './deed.tsx';
import type { PublicWords } from './sent-gift.queries.ts';
import { words } from './words/en.tsx';

const PublishDialog = lazy(async () => ({
  default: (await loadLate(() => import('./publish-dialog.tsx'))).PublishDialog,
}));

interface PublishDeedProps {
  gift: SentGift;
  busy: boolean;
  problem: string | undefined;
  onPublish: (told: PublicWords, onDone: () => void) => void;
  /** Whoever closes the dialog has read what was wrong. */
  onDismiss: () => void;
}

/** Makes a page of the gift for everybody, or changes what it says. */
export function PublishDeed({ gift, busy, problem, onPublish, onDismiss }: PublishDeedProps) {
  const { wantsToPublish = false } = useVisit().state;
  const [isOpen, setIsOpen] = useState(wantsToPublish && gift.giveaway === null);
  const close = () => {
    setIsOpen(false);
    onDismiss();
  };
  return (
    <>
      <Deed
        action={gift.giveaway ? words.publish.change : words.publish.make}
        busy={false}
        problem={undefined}
        onPress={() => setIsOpen(true)}
      >
        {gift.giveaway ? words.publish.changeMeans : words.publish.makeMeans}
      </Deed>
      {isOpen && (
        <Suspense>
          <PublishDialog
            gift={gift}
            busy={busy}
            problem={problem}
            onClose={close}
            onPublish={(told) => onPublish(told, () => setIsOpen(false))}
          />
        </Suspense>
      )}
    </>
  );
}
