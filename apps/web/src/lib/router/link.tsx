import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, type Target } from './addresses.ts';
import { type GoOptions, useRouter } from './router.tsx';

export type LinkProps = Target &
  Pick<GoOptions, 'state' | 'keepsScroll'> &
  Omit<ComponentProps<'a'>, 'href'> & {
    /** It stands where it stood, and leads nowhere for now. */
    disabled?: boolean;
  };

/** A link to a page of the site. Before any script listens, and without one, the browser follows it by itself. */
export function Link({ to, params, search, state, keepsScroll, disabled, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  if (disabled) return <a {...rest} aria-disabled="true" role="link" />;
  const target = { to, params, search } as Target;
  const fetchAhead = () => router?.fetchAhead(to);
  return (
    <a
      {...rest}
      href={hrefOf(target)}
      onPointerEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onFocus={fetchAhead}
      onClick={(event) => {
        onClick?.(event);
        if (!router || event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        void router.go(target, { state, keepsScroll });
      }}
    />
  );
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
