import { randomClothSeed } from '@jara/domain/cloth/cloth';
import { CLOTH_PALETTES, CLOTH_THEMES, type ClothTheme } from '@jara/domain/cloth/palettes';
import { clsx } from 'clsx';
import { Shuffle } from 'lucide-react';
import { Cloth } from './cloth.tsx';
import { words } from './sending/words/en.tsx';
import { Button } from './ui/button.tsx';

interface ThemePickerProps {
  theme: ClothTheme;
  onTheme: (theme: ClothTheme) => void;
  onSeed: (seed: number) => void;
}

export function ThemePicker({ theme, onTheme, onSeed }: ThemePickerProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 font-semibold text-sm">{words.cloth.title}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-3">
        {CLOTH_THEMES.map((choice, place) => (
          <label
            key={choice}
            className={clsx(
              'cursor-pointer overflow-clip rounded-card border-2 border-line bg-surface hover:not-has-checked:border-line-strong',
              'has-checked:border-brand has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={choice === theme}
              onChange={() => onTheme(choice)}
              className="sr-only"
            />
            {/* A swatch stays as it is; the card shows the one piece that this gift is wrapped in. */}
            <Cloth theme={choice} seed={place} columns={4} ratio={2} className="h-12 w-full" />
            <span className="block px-2.5 py-2">
              <span className="block font-semibold text-sm">{CLOTH_PALETTES[choice].name}</span>
              <span className="block text-ink-3 text-xs">{words.cloth.occasions[choice]}</span>
            </span>
          </label>
        ))}
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="noscript:hidden self-start"
        onClick={() => onSeed(randomClothSeed(Math.random))}
      >
        <Shuffle aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        {words.cloth.shuffle}
      </Button>
    </fieldset>
  );
}
