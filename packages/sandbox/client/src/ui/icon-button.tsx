import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** A button with only an icon: the name is its tooltip and accessible name. */
export const IconButton = ({
  icon,
  name,
  className = '',
  ...rest
}: { icon: IconName; name: string } & ComponentProps<'button'>): ReactNode => (
  <button type="button" className={`icon-button ${className}`} aria-label={name} title={name} {...rest}>
    <Icon name={icon} />
  </button>
);
