import { ChannelType, OverwriteType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { BOT_ID, GUILDS, MORETTI_CHANNELS as C, MORETTI_ROLES as R, PEOPLE } from '../demo-ids.ts';
import { BOT_PERMISSIONS } from '../world/permission-bits.ts';
import type { ChannelSeed, GuildSeed, MemberSeed, RoleSeed } from '../world/world-seed.ts';
import { MORETTI_PEOPLE } from './demo-people.ts';
import type { DemoWorldTexts } from './demo-world-texts.ts';

type Texts = DemoWorldTexts['moretti'];

const rolesOf = ({ roles }: Texts): RoleSeed[] => [
  { id: R.don, name: roles.don, color: 0xd9a441, permissions: Bits.Administrator, hoist: true },
  { id: R.bot, name: 'Famiglia', color: 0x8e6bbf, permissions: BOT_PERMISSIONS, bot: true },
  {
    id: R.consigliere,
    name: roles.consigliere,
    color: 0xe67e22,
    permissions: Bits.ManageGuild | Bits.ManageRoles | Bits.ManageMessages | Bits.MentionEveryone,
    hoist: true,
  },
  {
    id: R.caporegime,
    name: roles.caporegime,
    color: 0xc0392b,
    permissions: Bits.MentionEveryone | Bits.MoveMembers,
    hoist: true,
  },
  {
    id: R.moderator,
    name: roles.moderator,
    color: 0x2ecc71,
    permissions: Bits.ManageMessages | Bits.ModerateMembers,
    hoist: true,
  },
  { id: R.soldier, name: roles.soldier, color: 0x3498db, hoist: true },
  { id: R.newcomer, name: roles.newcomer, color: 0x95a5a6, hoist: true },
  { id: R.star, name: roles.star },
  { id: R.event_ping, name: roles.eventPing },
  { id: R.capt_ping, name: roles.captPing },
];

/** Only these roles see the channel; the bot's own role is among them. */
const only = (...roles: string[]): NonNullable<ChannelSeed['overwrites']> => {
  const view = Bits.ViewChannel.toString();
  return [
    { id: GUILDS.moretti, type: OverwriteType.Role, allow: '0', deny: view },
    ...[R.bot, ...roles].map((id) => ({ id, type: OverwriteType.Role, allow: view, deny: '0' })),
  ];
};

const STAFF = only(R.consigliere, R.caporegime, R.moderator);

const channelsOf = ({ categories, channels }: Texts): ChannelSeed[] => [
  { id: C.familyCategory, type: ChannelType.GuildCategory, name: categories.family },
  { id: C.general, type: ChannelType.GuildText, parent_id: C.familyCategory, ...channels.general },
  { id: C.english, type: ChannelType.GuildText, parent_id: C.familyCategory, ...channels.guests },
  { id: C.apply, type: ChannelType.GuildText, parent_id: C.familyCategory, ...channels.apply },
  { id: C.lists, type: ChannelType.GuildText, parent_id: C.familyCategory, ...channels.lists },
  { id: C.gg, type: ChannelType.GuildText, parent_id: C.familyCategory, ...channels.gg },
  { id: C.gungame, type: ChannelType.GuildText, parent_id: C.familyCategory, ...channels.gungame },
  { id: C.eventsCategory, type: ChannelType.GuildCategory, name: categories.events },
  { id: C.events, type: ChannelType.GuildText, parent_id: C.eventsCategory, ...channels.events },
  { id: C.capts, type: ChannelType.GuildText, parent_id: C.eventsCategory, ...channels.capts },
  { id: C.staffCategory, type: ChannelType.GuildCategory, name: categories.staff, overwrites: STAFF },
  {
    id: C.review,
    type: ChannelType.GuildText,
    parent_id: C.staffCategory,
    overwrites: STAFF,
    ...channels.review,
  },
  {
    id: C.recruiting,
    type: ChannelType.GuildText,
    parent_id: C.staffCategory,
    overwrites: STAFF,
    ...channels.recruiting,
  },
  {
    id: C.logs,
    type: ChannelType.GuildText,
    parent_id: C.staffCategory,
    overwrites: only(R.consigliere),
    ...channels.logs,
  },
  { id: C.voiceCategory, type: ChannelType.GuildCategory, name: categories.voice },
  { id: C.gathering, type: ChannelType.GuildVoice, parent_id: C.voiceCategory, ...channels.gathering },
  { id: C.capt, type: ChannelType.GuildVoice, parent_id: C.voiceCategory, ...channels.capt },
];

export const morettiGuild = (texts: Texts, crowd: MemberSeed[]): GuildSeed => ({
  id: GUILDS.moretti,
  name: 'Moretti Family',
  icon: 'a0b1c2d3e4f5061728394a5b6c7d8e9f',
  owner_id: PEOPLE.owner,
  roles: rolesOf(texts),
  channels: channelsOf(texts),
  members: [...MORETTI_PEOPLE, { user_id: BOT_ID, roles: [R.bot] }, ...crowd],
});
