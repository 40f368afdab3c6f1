import type { ClothTheme } from '@jara/domain/cloth/palettes';
import { clsx } from 'clsx';
import { GiftCard } from './gift-card.tsx';
import { words } from './sending/words/en.tsx';

export type CardFace = 'sealed' | 'open';

interface CardPreviewProps {
  gift: {
    theme: ClothTheme;
    clothSeed: number;
    amount: number | undefined;
    senderName: string | null;
    anonymous: boolean;
    message: string;
  };
  face: CardFace;
  onFace: (face: CardFace) => void;
  className?: string;
}

/** Exactly what the recipient will see, wrapped and open, as it is being written. */
export function CardPreview({ gift, face, onFace, className }: CardPreviewProps) {
  return (
    <section aria-label={words.preview.title} className={clsx('flex flex-col gap-3', className)}>
      <GiftCard
        {...gift}
        state={face}
        senderName={gift.senderName?.trim()}
        message={gift.message.trim() || null}
        className="[--gift-card-name:gift-card]"
      />
      <div className="flex items-center justify-between gap-3">
        <p className="text-ink-3 text-sm">{face === 'sealed' ? words.preview.wrapped : words.preview.opened}</p>
        <button
          type="button"
          className="link min-h-11 font-semibold text-sm"
          onClick={() => onFace(face === 'sealed' ? 'open' : 'sealed')}
        >
          {face === 'sealed' ? words.preview.seeOpened : words.preview.seeWrapped}
        </button>
      </div>
    </section>
  );
}
