import type { Session, User } from '@famiglia/contract/auth/auth';

export const marco: User = {
  id: '300000000000010000',
  username: 'marco',
  global_name: 'Marco',
  avatar_url: null,
  is_admin: false,
};

export const sessionOf = (token: string): Session => ({
  token,
  expires_at: new Date(Date.now() + 900_000).toISOString(),
  user: marco,
});
