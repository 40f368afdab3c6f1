import { useNavigate } from '@tanstack/react-router';
import { useStaff } from '../session/staff-context.tsx';
import { useDarkMode } from './dark-mode.ts';
import { navFor } from './nav.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { useSignOut } from './use-sign-out.ts';

/** Where one can go and what one can do from anywhere. */
export function usePaletteCommands({ onShortcuts }: { onShortcuts: () => void }): PaletteEntry[] {
  const { staff } = useStaff();
  const navigate = useNavigate();
  const { isDark, toggle } = useDarkMode();
  const signOut = useSignOut();
  const pages = navFor(staff.role)
    .flatMap(({ items }) => items)
    .map(({ to, word }) => ({ id: to, group: 'Pages', word, choose: () => void navigate({ to }) }));
  return [
    ...pages,
    { id: 'account', group: 'Pages', word: 'Your Account', choose: () => void navigate({ to: '/admin/account' }) },
    { id: 'dark', group: 'Commands', word: isDark ? 'Light mode' : 'Dark mode', choose: toggle },
    { id: 'shortcuts', group: 'Commands', word: 'Keyboard shortcuts', choose: onShortcuts },
    { id: 'log-out', group: 'Commands', word: 'Log out', choose: () => signOut.mutate() },
  ].map((entry) => ({ ...entry, id: entry.id.replaceAll('/', '-') }));
}
