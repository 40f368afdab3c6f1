import { ROLE_NAMES } from '@jara/domain/staff/roles';
import { Link } from '@tanstack/react-router';
import { CircleUser, LogOut, Menu, Search, UserCog } from 'lucide-react';
import { useStaff } from '../session/staff-context.tsx';
import { Popover, PopoverItem } from '../shared/popover.tsx';
import { Notifications } from './notifications.tsx';
import { useSignOut } from './use-sign-out.ts';

interface HeaderProps {
  title: string;
  onMenu: () => void;
  onSearch: () => void;
}

const commandKey = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

export function Header({ title, onMenu, onSearch }: HeaderProps) {
  return (
    <header className="no-print sticky top-0 z-20 flex min-h-15 items-center gap-1 border-line border-b bg-bg px-4 sm:gap-2 sm:px-6">
      <button
        type="button"
        onClick={onMenu}
        aria-label="Menu"
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken xl:hidden"
      >
        <Menu aria-hidden="true" className="size-5.5" />
      </button>
      <h1 className="min-w-0 truncate text-base sm:text-xl">{title}</h1>
      <button
        type="button"
        onClick={onSearch}
        className="ml-auto flex min-h-11 items-center gap-2 rounded-full text-ink-3 hover:text-ink max-md:size-11 max-md:justify-center md:w-72 md:border md:border-line-strong md:bg-surface md:px-4"
      >
        <Search aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
        <span className="flex-1 truncate text-left text-sm max-md:sr-only">Search or jump to</span>
        <kbd className="rounded-input border border-line bg-sunken px-1.5 font-sans text-xs max-md:hidden">
          {commandKey} K
        </kbd>
      </button>
      <Notifications />
      <Me />
    </header>
  );
}

function Me() {
  const { staff } = useStaff();
  const signOut = useSignOut();
  return (
    <Popover
      label={`${staff.firstName}, your account`}
      buttonClassName="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold text-sm hover:bg-sunken"
      panelClassName="w-60 p-1.5"
      button={
        <>
          <CircleUser aria-hidden="true" className="size-5 text-ink-2" strokeWidth={1.75} />
          <span className="max-w-28 truncate max-sm:sr-only">{staff.firstName}</span>
        </>
      }
    >
      {(close) => (
        <>
          <div className="px-3 py-2 text-sm">
            <p className="truncate font-semibold">
              {staff.firstName} {staff.lastName}
            </p>
            <p className="truncate text-ink-3">{staff.email}</p>
            <p className="text-ink-3">{ROLE_NAMES[staff.role]}</p>
          </div>
          <Link
            to="/admin/account"
            onClick={close}
            className="flex min-h-11 items-center gap-3 rounded-input px-3 font-semibold text-sm hover:bg-sunken"
          >
            <UserCog aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            Your Account
          </Link>
          <PopoverItem
            icon={<LogOut aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}
            onChoose={() => {
              close();
              signOut.mutate();
            }}
          >
            Log out
          </PopoverItem>
        </>
      )}
    </Popover>
  );
}
