import type { ReactNode } from 'react';
import type { UserView } from '../../../src/sandbox-types.ts';
import type { Place } from '../frame/place.ts';
import { PlaceLink } from '../frame/place-link.tsx';
import { Avatar } from '../ui/avatar.tsx';

export function PersonCard({
  user,
  place,
  purpose,
}: {
  user: UserView;
  place: Place;
  purpose?: string;
}): ReactNode {
  return (
    <li>
      <PlaceLink className="person-card" to={{ ...place, as: user.id }}>
        <Avatar user={user} size={36} />
        <span className="person-names">
          <b>{user.global_name ?? user.username}</b>
          <span className="muted small">@{user.username}</span>
          {purpose && <span className="person-purpose">{purpose}</span>}
        </span>
      </PlaceLink>
    </li>
  );
}
