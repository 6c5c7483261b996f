import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { formatPlace, type Place } from './place.ts';
import { goTo } from './use-place.ts';

/** A real link (a middle click opens a tab), which navigates within the page on a plain click. */
export const PlaceLink = ({
  to,
  onClick,
  children,
  ...rest
}: { to: Place } & ComponentProps<'a'>): ReactNode => {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a href={formatPlace(to)} onClick={follow} {...rest}>
      {children}
    </a>
  );
};
