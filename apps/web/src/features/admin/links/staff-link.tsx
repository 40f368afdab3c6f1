import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../../../components/ui/button.tsx';

/** A link of the portal inside a sentence. */
export const StaffLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className={props.className ?? 'link'} />
));

interface ButtonLookProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link of the portal that looks like a button because it is the next step. */
export const StaffButtonLink = createLink(({ variant, size, className, ...rest }: ButtonLookProps) => (
  <a {...rest} className={buttonClass(variant, size, className)} />
));
