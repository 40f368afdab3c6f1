import type { SentGift } from '@jara/contract/sent';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { loadLate } from '../../lib/load-late.ts';
import { Deed } from './deed.tsx';
import type { CardWords } from './sent-gift.queries.ts';
import { words } from './words/en.tsx';

// The cloths and the preview are drawn for whoever wants to change something, and for nobody else.
const ChangeDialog = lazy(async () => ({
  default: (await loadLate(() => import('./change-dialog.tsx'))).ChangeDialog,
}));

interface ChangeDeedProps {
  gift: SentGift;
  busy: boolean;
  problem: string | undefined;
  onChange: (card: CardWords, onDone: () => void) => void;
  /** Whoever closes the dialog has read what was wrong. */
  onDismiss: () => void;
}

/** Changes the message and the cloth; what was there before is put back with one press for as long as the page is open. */
export function ChangeDeed({ gift, busy, problem, onChange, onDismiss }: ChangeDeedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [previous, setPrevious] = useState<CardWords>();
  const save = (card: CardWords) => {
    const before = cardWordsOf(gift);
    onChange(card, () => {
      setIsOpen(false);
      setPrevious(before);
    });
  };
  const close = () => {
    setIsOpen(false);
    onDismiss();
  };
  return (
    <>
      <Deed
        action={words.change.title}
        busy={busy && !isOpen}
        problem={isOpen ? undefined : problem}
        onPress={() => setIsOpen(true)}
        undo={
          previous && (
            <Button variant="ghost" size="sm" disabled={busy} onClick={() => save(previous)}>
              {words.change.putBack}
            </Button>
          )
        }
      >
        {words.change.means}
      </Deed>
      {isOpen && (
        <Suspense>
          <ChangeDialog
            gift={gift}
            card={cardWordsOf(gift)}
            busy={busy}
            problem={problem}
            onClose={close}
            onSave={save}
          />
        </Suspense>
      )}
    </>
  );
}

const cardWordsOf = ({ message, theme, clothSeed }: SentGift): CardWords => ({
  message: message ?? '',
  theme,
  clothSeed,
});
