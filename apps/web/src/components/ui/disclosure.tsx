import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  icon?: ReactNode;
  /** What takes the focus when somebody is led here. */
  summaryRef?: Ref<HTMLElement>;
}

/** The browser's own disclosure, so that it opens without a script and can be found by searching the page. */
export function Disclosure({ title, icon, summaryRef, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={clsx('group rounded-card border border-line bg-surface', className)}>
      <summary
        ref={summaryRef}
        className="flex min-h-12 list-none items-center gap-3 rounded-card px-4 py-3 font-semibold hover:text-brand"
      >
        {icon}
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-3 transition duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4 text-ink-2">{children}</div>
    </details>
  );
}
