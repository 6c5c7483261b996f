import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, paging, snowflake } from '../kit/shapes.ts';

/** Somebody whose name in Discord differs from the family's pattern. */
export const nicknameChange = z.object({
  user_id: snowflake,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  nickname: z.string(),
});
export type NicknameChange = z.infer<typeof nicknameChange>;

export const nicknameRoutes = {
  preview: route({
    method: 'GET',
    path: '/api/nicknames/:guildId',
    summary: 'Who would be renamed in Discord if everybody’s nickname followed the pattern',
    access: panel('personnel.manage'),
    params: guildParams,
    query: z.object(paging(PAGE_SIZE.activity)),
    response: listOf(nicknameChange).extend({
      pattern: z.string(),
      /** How many the bot cannot rename: the owner, and those who do not stand below it. */
      above_bot: z.number().int().nonnegative(),
      /** How many have no in-game nick. */
      nameless: z.number().int().nonnegative(),
    }),
  }),
  apply: route({
    method: 'POST',
    path: '/api/nicknames/:guildId/apply',
    summary: 'Rename everybody whose name differs from the pattern; the bot does it one after another',
    access: panel('personnel.manage'),
    params: guildParams,
    response: z.object({ asked: z.number().int().nonnegative() }),
  }),
};
