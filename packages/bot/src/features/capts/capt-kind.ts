import { lookOf } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import { rewardsByResult } from '@famiglia/contract/fight-kinds/fight-kind-words';
import { sourceNames } from '@famiglia/contract/wars/war-sources';
import { findWarOfCapt } from '@famiglia/core/capts/capt-war.queries';
import { findCapt, findDeletedCapt } from '@famiglia/core/capts/capt.queries';
import { captRosterKind } from '@famiglia/core/capts/capt-roster';
import { captTitle } from '@famiglia/core/capts/capt-title';
import { editCapt } from '@famiglia/core/capts/edit-capt';
import { readCaptDetails } from '@famiglia/core/capts/get-capts';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { DiscordGatheringKind } from '../rosters/discord-roster-kind.ts';
import { withSlots } from '../rosters/parse-squads.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { captTexts } from './capt-texts.ts';
import { captAttendance } from './capt-attendance.ts';

/** Capts as a kind of roster. */
export const captKind: DiscordGatheringKind = {
  ...captRosterKind,
  feature: 'capt',
  channel: 'capts',
  right: 'capts.manage',
  load: async (db, guildId, rosterId) => {
    const there = await findCapt(db, guildId, rosterId);
    const row = there ?? (await findDeletedCapt(db, guildId, rosterId));
    if (row === null) return null;
    const { language } = await findSettings(db, guildId);
    const texts = captTexts[language];
    const { capt, fightKind, kindPictureId } = row;
    const war = await findWarOfCapt(db, guildId, rosterId);
    return {
      ...capt,
      ...lookOf({ emoji: null, color: null }, fightKind),
      pictureId: kindPictureId ?? null,
      kindName: fightKind?.name ?? null,
      byResult: rewardsByResult(
        {
          reward: capt.reward,
          reward_win: capt.rewardWin,
          reward_loss: capt.rewardLoss,
          reward_draw: capt.rewardDraw,
        },
        language,
      ),
      title: texts.title(captTitle(capt)),
      description: [
        `${texts.side}: ${texts.sides[capt.side]}`,
        war === null ? '' : texts.fromFeed(sourceNames(war.sources, language)),
        capt.notes,
      ]
        .filter(Boolean)
        .join('\n'),
      leaderId: capt.createdBy,
      // A deleted capt is shown as cancelled; after a restore it is shown as before.
      ...(there === null ? { status: 'cancelled' as const, cancelReason: texts.deleted } : {}),
    };
  },
  notices: {
    recording_asked: ({ title }, language) => captTexts[language].askedNotice(escapeText(title)),
  },
  lead: {
    changeSlots: async (context, actor, { guildId, rosterId, slots, version }) =>
      editCapt(context, actor, { guildId, captId: rosterId }, { slots, version }),
    readTimes: async (db, { guildId, rosterId }) => {
      const now = await readCaptDetails(db, guildId, rosterId);
      return {
        remindersMinutes: now.reminders_minutes,
        cutoffMinutes: now.cutoff_minutes,
        pingRoleId: now.ping_role_id,
        pingAgainMinutes: now.ping_again_minutes,
        thread: now.thread,
      };
    },
    setTimes: async (context, actor, { guildId, rosterId, ...times }) =>
      editCapt(context, actor, { guildId, captId: rosterId }, times),
    setAnswers: async (context, actor, { guildId, rosterId, moreAnswers }) =>
      editCapt(context, actor, { guildId, captId: rosterId }, { moreAnswers }),
    setSquads: async (context, actor, { guildId, rosterId, squads, version }) =>
      editCapt(context, actor, { guildId, captId: rosterId }, { ...withSlots(squads), version }),
  },
  attendance: captAttendance,
};
