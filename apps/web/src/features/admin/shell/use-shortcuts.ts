import type { Role } from '@jara/domain/staff/roles';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { navFor } from './nav.ts';

const JUMP_MS = 1500;

interface Shortcuts {
  role: Role;
  onPalette: () => void;
  onHelp: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl or ⌘ K searches, ? shows the keys, G and a letter jump to a page. */
export function useShortcuts({ role, onPalette, onHelp }: Shortcuts): void {
  const navigate = useNavigate();
  useEffect(() => {
    let goneAt = Number.NEGATIVE_INFINITY;
    const pressed = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPalette();
        return;
      }
      // A dialog has the floor; a letter in a field is a letter.
      const busy = isTyping(event.target) || document.querySelector('dialog[open]') !== null;
      if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '?') onHelp();
      if (event.key === 'g') {
        goneAt = event.timeStamp;
        return;
      }
      const isJump = event.timeStamp - goneAt < JUMP_MS;
      goneAt = Number.NEGATIVE_INFINITY;
      const page = navFor(role)
        .flatMap(({ items }) => items)
        .find(({ jump }) => jump === event.key);
      if (isJump && page) void navigate({ to: page.to });
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [role, onPalette, onHelp, navigate]);
}
