import { listUndelivered } from '@famiglia/core/undelivered/undelivered';
import { findNames } from '@famiglia/core/members/member.queries';
import { lookUpFirstSteps } from '@famiglia/core/dashboard/read-first-steps';
import { countNameless } from '@famiglia/core/moving/moving.queries';
import { hasMemberList } from '@famiglia/core/mirror/rights-age.queries';
import { countUnjudgeable } from '@famiglia/core/screenshots/review/count-unjudgeable';
import { checkBotPermissions } from '@famiglia/core/settings/check-bot-permissions';
import { listBlockedRoles } from '@famiglia/core/settings/blocked-roles';
import { getSettings } from '@famiglia/core/settings/get-settings';
import { listWarFeeds } from '@famiglia/core/wars/monitors/list-war-feeds';
import { guildOf } from '../../kit/guild-of.ts';
import type { ButtonCall, CommandCall, ModalCall, SelectCall } from '../../kit/interactions/calls.ts';
import type { SetupView } from './setup-view.ts';

export type SetupCall = CommandCall | ButtonCall | SelectCall | ModalCall;

/** Reads the current settings. All use cases refuse an actor who may not manage them. */
export const loadSetup = async (call: SetupCall): Promise<SetupView> => {
  const { context } = call.bot;
  const guildId = guildOf(call.interaction);
  const [settings, gaps, blocked, undelivered, unjudgeable, membersListed, nameless, first, warFeeds] =
    await Promise.all([
      getSettings(context, call.actor, { guildId }),
      checkBotPermissions(context, call.actor, { guildId }),
      listBlockedRoles(context, call.actor, { guildId }),
      listUndelivered(context, call.actor, { guildId }),
      countUnjudgeable(context, call.actor, { guildId }),
      hasMemberList(context.db, guildId),
      countNameless(context.db, guildId),
      lookUpFirstSteps(context, call.actor, guildId),
      listWarFeeds(context, call.actor, { guildId }),
    ]);
  const roleIds = new Set(call.bot.client.guilds.cache.get(guildId)?.roles.cache.keys());
  const known = await findNames(context.db, guildId, settings.wars.reporters);
  return {
    guildId,
    settings,
    gaps: gaps.items,
    blocked,
    undelivered: undelivered.items,
    unjudgeable,
    membersListed,
    nameless,
    first,
    warFeeds: warFeeds.items,
    roleIds,
    userIds: new Set(known.keys()),
    language: call.language,
    now: context.clock(),
  };
};
