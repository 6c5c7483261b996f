import { ChannelType, Locale, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import {
  AZTECAS_CHANNELS as C,
  AZTECAS_ROLES as R,
  BRATVA_ROLES,
  GUILDS,
  MORETTI_ROLES,
} from '../demo-ids.ts';
import type { GuildSeed, MemberSeed, WorldLanguage, WorldSeed } from '../world/world-seed.ts';
import { bratvaGuild } from './bratva-guild.ts';
import { crowdId } from './crowd-id.ts';
import { crowdSeeds } from './crowd-seeds.ts';
import { AZTECAS_PEOPLE, DEMO_PEOPLE } from './demo-people.ts';
import { DEMO_WORLD_TEXTS } from './demo-world-texts.ts';
import { CAPOREGIMES, MODERATORS, NEWCOMERS, SOLDIERS } from './moretti-crowd.ts';
import { morettiGuild } from './moretti-guild.ts';

/** The sandbox's initial world: only Discord's side. The product itself creates the history. */
export const demoWorld = (language: WorldLanguage): WorldSeed => {
  const texts = DEMO_WORLD_TEXTS[language];
  const moretti = morettiCrowd();
  const bratva = crowdSeeds('bratva', BRATVA_CROWD, [BRATVA_ROLES.brother], 0);
  const aztecas = crowdSeeds('aztecas', AZTECAS_CROWD, [], 0);
  return {
    language,
    users: [...DEMO_PEOPLE, ...[...moretti, ...bratva, ...aztecas].map(({ user }) => user)],
    guilds: [
      morettiGuild(
        texts.moretti,
        moretti.map(({ member }) => member),
      ),
      bratvaGuild(
        texts.bratva,
        bratva.map(({ member }) => member),
      ),
      aztecasGuild(aztecas.map(({ member }) => member)),
    ],
  };
};

/** Each rank has its own range of numbers, so that the lists can grow without changing any id. */
const morettiCrowd = () => {
  const { caporegime, moderator, soldier, newcomer } = MORETTI_ROLES;
  return [
    ...crowdSeeds('moretti', CAPOREGIMES, [caporegime, soldier], 0),
    ...crowdSeeds('moretti', MODERATORS, [moderator, soldier], 20),
    ...crowdSeeds('moretti', SOLDIERS, [soldier], 40),
    ...crowdSeeds('moretti', NEWCOMERS, [newcomer], 200),
  ];
};

/** As in `moretti-crowd.ts`: the order is part of their ids. Their nicknames can be read, some only with a doubt. */
const BRATVA_CROWD = [
  ['kuzma_n', '[4] Kuzma_Nevsky | 30102'],
  ['matros_piter', 'Matros Nevsky #30177'],
  ['yaroslav_m', 'Yaroslav_Nevsky | 30011'],
  ['artur_p', '30391 | Artur_Nevsky'],
  ['foma_k', 'Фома'],
  ['ermak_t', 'Ermak_Nevsky | 30245'],
  ['luka_mudry', 'Luka_Nevsky | 30245'],
  ['prokhor_z', 'Прохор'],
  ['gena_ladoga', 'Gеna_Nevsky [30612]'],
  ['spartak_v', 'Spartak_Nevsky | 30780'],
] as const;

const AZTECAS_CROWD = [
  ['el_mariachi', 'El Mariachi'],
  ['pedro_r', 'Pedro_Ramirez | 70012'],
  ['chico_l', 'Chico'],
  ['rosa_d', 'Rosa_Diaz | 70145'],
] as const;

/** The server without the bot. Its owner is one of the crowd; the owner of the first server holds Manage Server. */
const aztecasGuild = (crowd: MemberSeed[]): GuildSeed => ({
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
});
