import type { Permission } from '@famiglia/contract/access/permissions';
import type { ReactNode } from 'react';
import { useText } from '../shared/language/use-text.ts';
import { useCurrentGuild } from '../shared/lib/current-guild.ts';
import { may } from '../shared/lib/may.ts';
import { MessagePage } from './message-page.tsx';
import { panelText } from './panel.text.ts';

/** A person may have a link to a section that they may not open. */
export const Permitted = ({
  permission,
  children,
}: {
  permission: Permission | readonly Permission[];
  children: ReactNode;
}) => {
  const text = useText(panelText);
  const { access } = useCurrentGuild();
  if (may(access.permissions, permission)) return children;
  return <MessagePage {...text.closed.noRight} />;
};
