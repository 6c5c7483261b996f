import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** A button that is only a picture: the name is its tooltip and what a screen reader says. */
export function IconButton({
  icon,
  name,
  className = '',
  ...rest
}: { icon: IconName; name: string } & ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={name} title={name} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
