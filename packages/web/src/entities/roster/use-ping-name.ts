import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useDiscordRoles } from '../role/use-discord-roles.ts';
import { pingText } from './form/ping.text.ts';

/** The roles that can be pinged, and what they are called. @everyone has the guild's own id, and means everyone who may join. */
export const usePingName = () => {
  const text = useText(pingText);
  const { id: everyoneId } = useCurrentGuild();
  const { data } = useDiscordRoles(everyoneId);
  const roles = (data ?? []).filter(({ id, managed }) => id !== everyoneId && !managed);
  const nameOf = (id: string | null): string => {
    if (id === null) return text.nobody;
    if (id === everyoneId) return text.everyone;
    return data?.find((role) => role.id === id)?.name ?? (data ? text.goneRole : '…');
  };
  return { roles, nameOf, everyoneId };
};
