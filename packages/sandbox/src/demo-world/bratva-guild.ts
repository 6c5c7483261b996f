import { ChannelType, OverwriteType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { BOT_ID, BRATVA_CHANNELS as C, BRATVA_ROLES as R, GUILDS, PEOPLE } from '../demo-ids.ts';
import { BOT_PERMISSIONS } from '../world/permission-bits.ts';
import type { GuildSeed, MemberSeed } from '../world/world-seed.ts';
import { BRATVA_PEOPLE } from './demo-people.ts';
import type { DemoWorldTexts } from './demo-world-texts.ts';

const VIEW = Bits.ViewChannel.toString();

export const bratvaGuild = (
  { roles, channels }: DemoWorldTexts['bratva'],
  crowd: MemberSeed[],
): GuildSeed => ({
  id: GUILDS.bratva,
  name: 'Bratva Nevsky',
  owner_id: PEOPLE.free_owner,
  roles: [
    { id: R.bot, name: 'Famiglia', permissions: BOT_PERMISSIONS, bot: true },
    { id: R.ataman, name: roles.ataman, color: 0x1f8b4c, permissions: Bits.Administrator, hoist: true },
    { id: R.brother, name: roles.brother, color: 0x206694, hoist: true },
  ],
  channels: [
    { id: C.category, type: ChannelType.GuildCategory, name: channels.category },
    { id: C.general, type: ChannelType.GuildText, name: channels.general, parent_id: C.category },
    { id: C.events, type: ChannelType.GuildText, name: channels.events, parent_id: C.category },
    { id: C.gg, type: ChannelType.GuildText, name: channels.gg, parent_id: C.category },
    {
      id: C.review,
      type: ChannelType.GuildText,
      name: channels.review,
      parent_id: C.category,
      // The ataman sees it as an administrator.
      overwrites: [
        { id: GUILDS.bratva, type: OverwriteType.Role, allow: '0', deny: VIEW },
        { id: R.bot, type: OverwriteType.Role, allow: VIEW, deny: '0' },
      ],
    },
    { id: C.voice, type: ChannelType.GuildVoice, name: channels.voice, parent_id: C.category },
  ],
  members: [...BRATVA_PEOPLE, { user_id: BOT_ID, roles: [R.bot] }, ...crowd],
});
