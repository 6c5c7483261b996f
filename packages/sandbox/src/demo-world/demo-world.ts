import { BRATVA_ROLES, MORETTI_ROLES } from '../demo-ids.ts';
import type { WorldSeed } from '../world/world-seed.ts';
import { aztecasGuild } from './aztecas-guild.ts';
import { bratvaGuild } from './bratva-guild.ts';
import { crowdSeeds } from './crowd-seeds.ts';
import { DEMO_PEOPLE } from './demo-people.ts';
import { CAPOREGIMES, MODERATORS, NEWCOMERS, SOLDIERS } from './moretti-crowd.ts';
import { morettiGuild } from './moretti-guild.ts';
import { AZTECAS_CROWD, BRATVA_CROWD } from './small-crowds.ts';

/** The world the sandbox opens with. Its history is made by the product itself; this is only Discord's side. */
export function demoWorld(): WorldSeed {
  const moretti = morettiCrowd();
  const bratva = crowdSeeds('bratva', BRATVA_CROWD, [BRATVA_ROLES.brother], 0);
  const aztecas = crowdSeeds('aztecas', AZTECAS_CROWD, [], 0);
  return {
    users: [...DEMO_PEOPLE, ...[...moretti, ...bratva, ...aztecas].map(({ user }) => user)],
    guilds: [
      morettiGuild(moretti.map(({ member }) => member)),
      bratvaGuild(bratva.map(({ member }) => member)),
      aztecasGuild(aztecas.map(({ member }) => member)),
    ],
  };
}

/** Each rank has a stretch of numbers of its own, so that the lists can grow without moving anybody's id. */
function morettiCrowd() {
  const { caporegime, moderator, soldier, newcomer } = MORETTI_ROLES;
  return [
    ...crowdSeeds('moretti', CAPOREGIMES, [caporegime, soldier], 0),
    ...crowdSeeds('moretti', MODERATORS, [moderator, soldier], 20),
    ...crowdSeeds('moretti', SOLDIERS, [soldier], 40),
    ...crowdSeeds('moretti', NEWCOMERS, [newcomer], 200),
  ];
}
