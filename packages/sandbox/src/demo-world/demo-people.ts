import { Locale } from 'discord-api-types/v10';
import { AZTECAS_ROLES, BRATVA_ROLES, MORETTI_ROLES, PEOPLE } from '../demo-ids.ts';
import type { MemberSeed, UserSeed } from '../world/world-seed.ts';

/** The people whose username says what they may do. */
export const DEMO_PEOPLE: UserSeed[] = [
  {
    id: PEOPLE.owner,
    username: 'owner',
    global_name: 'Don Alessandro',
    avatar: '0ddba11c0ffee000ddba11c0ffee0001',
  },
  {
    id: PEOPLE.manager,
    username: 'manager',
    global_name: 'Марта Консильери',
    avatar: '0ddba11c0ffee000ddba11c0ffee0002',
  },
  {
    id: PEOPLE.panel_user,
    username: 'panel_user',
    global_name: 'Паша Панель',
    avatar: '0ddba11c0ffee000ddba11c0ffee0004',
  },
  {
    id: PEOPLE.moderator,
    username: 'moderator',
    global_name: 'Модест',
    avatar: '0ddba11c0ffee000ddba11c0ffee0003',
  },
  {
    id: PEOPLE.member,
    username: 'member',
    global_name: 'Миша Рядовой',
    avatar: '0ddba11c0ffee000ddba11c0ffee0005',
  },
  { id: PEOPLE.outsider, username: 'outsider', global_name: 'Чужой' },
  { id: PEOPLE.site_admin, username: 'site_admin', global_name: 'Site Admin' },
  { id: PEOPLE.free_owner, username: 'free_owner', global_name: 'Атаман Невский' },
  { id: PEOPLE.closed_dms, username: 'closed_dms', global_name: 'Молчун', dms_closed: true },
  {
    id: PEOPLE.english_member,
    username: 'english_member',
    global_name: 'Harry English',
    locale: Locale.EnglishUS,
  },
];

export const MORETTI_PEOPLE: MemberSeed[] = [
  { user_id: PEOPLE.owner, nick: 'Alessandro_Moretti | 10001', roles: [MORETTI_ROLES.don] },
  { user_id: PEOPLE.manager, nick: 'Marta_Moretti | 10017', roles: [MORETTI_ROLES.consigliere] },
  { user_id: PEOPLE.panel_user, nick: 'Pavel_Moretti | 10233', roles: [MORETTI_ROLES.soldier] },
  {
    user_id: PEOPLE.moderator,
    nick: 'Modest_Moretti | 10311',
    roles: [MORETTI_ROLES.moderator, MORETTI_ROLES.soldier],
  },
  { user_id: PEOPLE.member, nick: 'Mikhail_Ryadovoy | 12001', roles: [MORETTI_ROLES.soldier] },
  { user_id: PEOPLE.closed_dms, nick: 'Молчун', roles: [MORETTI_ROLES.soldier] },
  { user_id: PEOPLE.english_member, nick: 'Harry_English | 14077', roles: [MORETTI_ROLES.soldier] },
];

export const BRATVA_PEOPLE: MemberSeed[] = [
  { user_id: PEOPLE.free_owner, nick: 'Ataman_Nevsky | 30001', roles: [BRATVA_ROLES.ataman] },
  { user_id: PEOPLE.member, nick: 'Миша (гость)', roles: [BRATVA_ROLES.brother] },
];

export const AZTECAS_PEOPLE: MemberSeed[] = [
  { user_id: PEOPLE.outsider, nick: 'El Forastero' },
  { user_id: PEOPLE.owner, nick: 'Alessandro', roles: [AZTECAS_ROLES.jefe] },
];
