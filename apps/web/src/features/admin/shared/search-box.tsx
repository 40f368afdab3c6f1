import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../../../components/ui/input.tsx';

const DEBOUNCE_MS = 500;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What the list is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** A search that waits until the typing pauses; Enter does not wait. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const told = useRef(value);
  // The address can change without typing, by the back button for one, and the box follows it. What this box itself
  // asked for comes back a moment later, when the person may have typed on.
  if (seen !== value) {
    setSeen(value);
    if (told.current !== value) {
      told.current = value;
      setTyped(value);
    }
  }
  const tell = (text: string) => {
    if (text === told.current) return;
    told.current = text;
    onSearch(text);
  };
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className="relative block min-w-0 flex-1 basis-64">
      <Search aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3.5 size-4.5 text-ink-3" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') tell(typed);
        }}
        className="min-h-11 pr-11 pl-10 max-xs:placeholder:text-sm [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => {
            setTyped('');
            tell('');
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-3 hover:text-ink"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </search>
  );
}
