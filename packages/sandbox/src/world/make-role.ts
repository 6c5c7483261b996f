import type { APIRole } from 'discord-api-types/v10';
import { NO_FLAGS } from './no-flags.ts';
import type { RoleSeed } from './world-seed.ts';

export const makeRole = (seed: RoleSeed, position: number, botId: string): APIRole => {
  const color = seed.color ?? 0;
  return {
    id: seed.id,
    name: seed.name,
    color,
    colors: { primary_color: color, secondary_color: null, tertiary_color: null },
    hoist: seed.hoist ?? false,
    icon: null,
    unicode_emoji: null,
    position,
    permissions: (seed.permissions ?? 0n).toString(),
    managed: seed.bot ?? false,
    mentionable: false,
    flags: NO_FLAGS,
    ...(seed.bot ? { tags: { bot_id: botId } } : {}),
  };
};
