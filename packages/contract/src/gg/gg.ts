import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import type { Language } from '../kit/language.ts';
import { panel, route } from '../kit/route.ts';
import { moderation, screenshot, SCREENSHOT_STATUSES, undoing } from '../screenshots/screenshots.ts';
import { guildParams, listOf, paging, snowflake } from '../kit/shapes.ts';

/** What is offered as a reason to reject a GG screenshot, at most 100 characters each. */
export const GG_REJECT_REASONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Old screen', 'Someone else’s screen', 'Not the game', 'Cropped'],
  ru: ['Старый скрин', 'Чужой скрин', 'Это не игра', 'Обрезан'],
};

export const ggRoutes = {
  list: route({
    method: 'GET',
    path: '/api/gg/:guildId/screenshots',
    summary: 'GG screens: those that wait oldest first, all others newest first',
    access: panel('users.view'),
    params: guildParams,
    query: z.object({
      ...paging(PAGE_SIZE.screenshots),
      status: z.enum(SCREENSHOT_STATUSES).optional(),
      user_id: snowflake.optional(),
      /** Only screenshots that look like an earlier one. */
      flagged: z.literal('yes').optional(),
    }),
    response: listOf(screenshot),
  }),
  moderate: route({
    method: 'POST',
    path: '/api/gg/:guildId/screenshots/moderate',
    summary: 'Give a verdict on GG screens that wait: all of them or none',
    access: panel('reputation.edit'),
    params: guildParams,
    body: moderation,
    response: z.object({ items: z.array(screenshot) }),
    errors: ['not_found', 'screenshots_decided', 'own_decision'],
  }),
  undo: route({
    method: 'POST',
    path: '/api/gg/:guildId/screenshots/undo',
    summary: 'Take back one’s own verdict on a batch: the screens wait again',
    access: panel('reputation.edit'),
    params: guildParams,
    body: undoing,
    response: z.object({ items: z.array(screenshot) }),
    errors: ['not_found', 'screenshots_decided', 'own_decision', 'reputation_out_of_range'],
  }),
  pair: route({
    method: 'GET',
    path: '/api/gg/:guildId/screenshots/:screenshotId/pair',
    summary: 'A flagged GG screen beside the earlier one that it looks like',
    access: panel('users.view'),
    params: guildParams.extend({ screenshotId: z.uuid() }),
    response: z.object({ screenshot, earlier: screenshot.nullable() }),
    errors: ['not_found'],
  }),
};
