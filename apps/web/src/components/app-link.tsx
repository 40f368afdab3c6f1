import { Link, type LinkProps } from '../lib/router/link.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './ui/button.tsx';

/** A link inside a sentence. */
export const AppLink = (props: LinkProps) => <Link {...props} className={props.className ?? 'link'} />;

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button because it is the next step. */
export const ButtonLink = ({ variant, size, ...rest }: LinkProps & ButtonLook) => (
  <Link {...rest} className={buttonClass(variant, size, rest.className)} />
);
