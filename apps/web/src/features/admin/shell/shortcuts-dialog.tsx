import type { Role } from '@jara/domain/staff/roles';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { navFor } from './nav.ts';

const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className="flex gap-1">
    {keys.map((key) => (
      <kbd
        key={key}
        className="min-w-7 rounded-input border border-line-strong bg-sunken px-2 py-0.5 text-center font-sans font-semibold text-sm"
      >
        {key}
      </kbd>
    ))}
  </span>
);

export function ShortcutsDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const jumps = navFor(role).flatMap(({ items }) => items);
  const lines = [
    { word: 'Search or jump to', keys: ['Ctrl / ⌘', 'K'] },
    { word: 'Send a form from its text field', keys: ['Ctrl / ⌘', 'Enter'] },
    { word: 'Close what is open', keys: ['Esc'] },
    { word: 'These keys', keys: ['?'] },
    ...jumps.map(({ word, jump }) => ({ word, keys: ['G', jump.toUpperCase()] })),
  ];
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <ul className="flex flex-col">
        {lines.map(({ word, keys }) => (
          <li
            key={word}
            className="flex min-h-11 items-center justify-between gap-4 border-line border-b text-sm last:border-b-0"
          >
            {word}
            <Keys keys={keys} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
