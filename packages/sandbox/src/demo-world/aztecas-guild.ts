import { ChannelType, Locale, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { AZTECAS_CHANNELS as C, AZTECAS_ROLES as R, GUILDS } from '../demo-ids.ts';
import type { GuildSeed, MemberSeed } from '../world/world-seed.ts';
import { crowdId } from './crowd-id.ts';
import { AZTECAS_PEOPLE } from './demo-people.ts';

/** The server without the bot. Its owner is one of the crowd; the owner of the first server holds Manage Server. */
export function aztecasGuild(crowd: MemberSeed[]): GuildSeed {
  return {
    id: GUILDS.aztecas,
    name: 'Los Aztecas',
    icon: 'f00dcafe0123456789abcdeff00dcafe',
    owner_id: crowdId('aztecas', 0),
    locale: Locale.SpanishES,
    roles: [{ id: R.jefe, name: 'Jefe', color: 0x11806a, permissions: Bits.ManageGuild, hoist: true }],
    channels: [
      { id: C.category, type: ChannelType.GuildCategory, name: 'Familia' },
      { id: C.general, type: ChannelType.GuildText, name: 'general', parent_id: C.category },
    ],
    members: [...AZTECAS_PEOPLE, ...crowd],
  };
}
