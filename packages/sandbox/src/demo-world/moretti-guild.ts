import { ChannelType, OverwriteType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { BOT_ID, GUILDS, MORETTI_CHANNELS as C, MORETTI_ROLES as R, PEOPLE } from '../demo-ids.ts';
import { BOT_PERMISSIONS } from '../world/permission-bits.ts';
import type { ChannelSeed, GuildSeed, MemberSeed, RoleSeed } from '../world/world-seed.ts';
import { MORETTI_PEOPLE } from './demo-people.ts';

const ROLES: RoleSeed[] = [
  { id: R.don, name: 'Дон', color: 0xd9a441, permissions: Bits.Administrator, hoist: true },
  { id: R.bot, name: 'Famiglia', color: 0x8e6bbf, permissions: BOT_PERMISSIONS, bot: true },
  {
    id: R.consigliere,
    name: 'Консильери',
    color: 0xe67e22,
    permissions: Bits.ManageGuild | Bits.ManageRoles | Bits.ManageMessages | Bits.MentionEveryone,
    hoist: true,
  },
  {
    id: R.caporegime,
    name: 'Капорежиме',
    color: 0xc0392b,
    permissions: Bits.MentionEveryone | Bits.MoveMembers,
    hoist: true,
  },
  {
    id: R.moderator,
    name: 'Модератор',
    color: 0x2ecc71,
    permissions: Bits.ManageMessages | Bits.ModerateMembers,
    hoist: true,
  },
  { id: R.soldier, name: 'Солдат', color: 0x3498db, hoist: true },
  { id: R.newcomer, name: 'Новичок', color: 0x95a5a6, hoist: true },
  { id: R.event_ping, name: 'Зовите на МП' },
  { id: R.capt_ping, name: 'Зовите на капты' },
];

/** Only these roles see the channel; the bot's own role is among them. */
function only(...roles: string[]): ChannelSeed['overwrites'] {
  const view = Bits.ViewChannel.toString();
  return [
    { id: GUILDS.moretti, type: OverwriteType.Role, allow: '0', deny: view },
    ...[R.bot, ...roles].map((id) => ({ id, type: OverwriteType.Role, allow: view, deny: '0' })),
  ];
}

const staff = only(R.consigliere, R.caporegime, R.moderator);

const CHANNELS: ChannelSeed[] = [
  { id: C.familyCategory, type: ChannelType.GuildCategory, name: 'Семья' },
  {
    id: C.general,
    type: ChannelType.GuildText,
    name: 'общий',
    parent_id: C.familyCategory,
    topic: 'Разговоры семьи Моретти',
  },
  { id: C.english, type: ChannelType.GuildText, name: 'english', parent_id: C.familyCategory },
  {
    id: C.apply,
    type: ChannelType.GuildText,
    name: 'заявки',
    parent_id: C.familyCategory,
    topic: 'Заявка в основу и роли, по которым зовут',
  },
  {
    id: C.lists,
    type: ChannelType.GuildText,
    name: 'состав',
    parent_id: C.familyCategory,
    topic: 'Кто в семье и кто в отпуске',
  },
  {
    id: C.gg,
    type: ChannelType.GuildText,
    name: 'скрины-гг',
    parent_id: C.familyCategory,
    topic: 'Скрин с ГГ = репутация',
  },
  {
    id: C.gungame,
    type: ChannelType.GuildText,
    name: 'ган-гейм',
    parent_id: C.familyCategory,
    topic: 'Скрины с ган-гейма',
  },
  { id: C.eventsCategory, type: ChannelType.GuildCategory, name: 'Мероприятия' },
  {
    id: C.events,
    type: ChannelType.GuildText,
    name: 'мп',
    parent_id: C.eventsCategory,
    topic: 'Ставим плюсы',
  },
  {
    id: C.capts,
    type: ChannelType.GuildText,
    name: 'капты',
    parent_id: C.eventsCategory,
    topic: 'ВЗП и откаты',
  },
  { id: C.staffCategory, type: ChannelType.GuildCategory, name: 'Штаб', overwrites: staff ?? [] },
  {
    id: C.review,
    type: ChannelType.GuildText,
    name: 'проверка-скринов',
    parent_id: C.staffCategory,
    overwrites: staff ?? [],
  },
  {
    id: C.recruiting,
    type: ChannelType.GuildText,
    name: 'рекрутинг',
    parent_id: C.staffCategory,
    overwrites: staff ?? [],
  },
  {
    id: C.logs,
    type: ChannelType.GuildText,
    name: 'логи',
    parent_id: C.staffCategory,
    overwrites: only(R.consigliere) ?? [],
  },
  { id: C.voiceCategory, type: ChannelType.GuildCategory, name: 'Голос' },
  { id: C.gathering, type: ChannelType.GuildVoice, name: 'Сбор', parent_id: C.voiceCategory },
  { id: C.capt, type: ChannelType.GuildVoice, name: 'Капт', parent_id: C.voiceCategory },
];

export function morettiGuild(crowd: MemberSeed[]): GuildSeed {
  return {
    id: GUILDS.moretti,
    name: 'Moretti Family',
    icon: 'a0b1c2d3e4f5061728394a5b6c7d8e9f',
    owner_id: PEOPLE.owner,
    roles: ROLES,
    channels: CHANNELS,
    members: [...MORETTI_PEOPLE, { user_id: BOT_ID, roles: [R.bot] }, ...crowd],
  };
}
