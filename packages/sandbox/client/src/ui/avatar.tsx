import type { ReactNode } from 'react';
import type { UserView } from '../../../src/sandbox-types.ts';
import { localUrl } from './local-url.ts';

/** Decorative: the name is always beside it. */
export const Avatar = ({
  user,
  size,
}: {
  user: UserView | undefined;
  size: 20 | 28 | 32 | 36;
}): ReactNode => (
  <span className={`avatar avatar-${size}`} aria-hidden="true">
    {user ? <img src={localUrl(user.avatar_url)} alt="" width={size} height={size} loading="lazy" /> : '?'}
  </span>
);
