import type { ReactNode } from 'react';
import { nameOf, rolesOf } from '../state/directory.ts';
import { useDirectory } from '../state/room.ts';
import { readableColor } from '../ui/readable-color.ts';

/** A name in the colour of the person's highest coloured role. */
export const MemberName = ({ userId, fallback }: { userId: string; fallback: string }): ReactNode => {
  const directory = useDirectory();
  const role = rolesOf(directory, userId).find(({ color }) => color !== 0);
  const color = role && readableColor(role.color);
  return (
    <span className="member-name" {...(color && { style: { color } })}>
      {nameOf(directory, userId) ?? fallback}
    </span>
  );
};
