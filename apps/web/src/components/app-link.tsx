import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './ui/button.tsx';

interface LinkLookProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const ButtonLook = ({ variant, size, className, ...rest }: LinkLookProps) => (
  <a {...rest} className={buttonClass(variant, size, className)} />
);

/** A link inside a sentence. */
export const AppLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className={props.className ?? 'link'} />
));

/** A link that looks like a button because it is the next step. */
export const ButtonLink = createLink(ButtonLook);
