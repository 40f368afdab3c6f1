import { clsx } from 'clsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chooseTheme, type Theme, useTheme } from '../lib/theme.ts';
import { words } from './ui/words/en.ts';

const CHOICES = [
  { theme: 'light', word: words.theme.light, icon: Sun },
  { theme: 'dark', word: words.theme.dark, icon: Moon },
  { theme: 'system', word: words.theme.system, icon: Monitor },
] as const satisfies readonly { theme: Theme; word: string; icon: typeof Sun }[];

/** Three radio buttons in the shape of a switch; arrow keys move between them. */
export function ThemeSwitch({ withWords = false }: { withWords?: boolean }) {
  const name = useId();
  const chosen = useTheme();
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-sunken noscript:hidden">
      <legend className="sr-only">{words.theme.title}</legend>
      {CHOICES.map(({ theme, word, icon: Icon }) => (
        <label
          key={theme}
          title={word}
          className={clsx(
            'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full font-semibold text-sm',
            'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            withWords ? 'px-2.5 max-xs:gap-1.5 xs:px-4' : 'w-11',
            chosen === theme ? 'bg-surface text-brand shadow-float' : 'text-ink-2 hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          <span className={withWords ? undefined : 'sr-only'}>{word}</span>
        </label>
      ))}
    </fieldset>
  );
}
