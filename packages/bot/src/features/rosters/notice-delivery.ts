import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@famiglia/contract/kit/language';
import { findAnswers } from '@famiglia/core/rosters/answer.queries';
import type { RosterNotice } from '@famiglia/core/rosters/roster-notice.queries';
import {
  dropUntrueNotices,
  findWaitingNotices,
  settleNotices,
} from '@famiglia/core/rosters/roster-notice.queries';
import { isCrowded } from '@famiglia/core/rosters/roster-queue';
import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import { isPlaceNotice } from '@famiglia/core/rosters/tell-place';
import { hasFreePlaces } from '@famiglia/core/rosters/due-rosters';
import { findCalledRoles } from '@famiglia/core/rosters/roster-ping';
import { findEntries, findRoster, findSelected } from '@famiglia/core/rosters/roster.queries';
import { findGroupCode } from '@famiglia/core/rosters/group-code.queries';
import { findInVoice, redrawLineUp } from '@famiglia/core/rosters/line-up.queries';
import { isSignUpOver } from '@famiglia/core/rosters/sign-up-times';
import { findAway } from '@famiglia/core/vacations/away.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import type { Bot } from '../../bot.ts';
import type { FeatureDelivery } from '../../deliveries/delivery-kind.ts';
import { findKind } from './find-kind.ts';
import { groupCodeLetter } from './group-code-actions.ts';
import { lineUpCallText } from './line-up-delivery.ts';
import { maybeReplyRow } from './maybe-reply.ts';
import { noticeText } from './notice-text.ts';
import type { DiscordRosterKind, PostedGathering } from './discord-roster-kind.ts';
import { mentionInChannel, mentionRolesInChannel } from '../../kit/discord/mention-in-channel.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { tellPlaces } from './place-notices.ts';

/** Reminders and cancellations are dropped this long after the start. */
const STALE_MS = 60 * 60 * 1000;

/** While a crowd signs up, people move up and down: those who are back by then need no notice. */
const GATHER_MS = 1000;
/** In a crowd the answers to clicks go first. Its end is awaited, but not for longer than this. */
const CROWD_MS = 5000;
const LOOK_EVERY_MS = 250;

/**
 * A notice for all participants is one message in the channel; a notice for one person goes to that person. People
 * who are away are not mentioned in channels.
 */
const FOR_ALL = new Set<RosterNotice['kind']>(['reminder', 'cancelled', 'start_moved']);

/**
 * Delivers the notices of a roster. A notice that cannot be sent now stays pending and does not delay the others; an
 * outdated one is dropped.
 */
export const noticeDelivery = (kinds: readonly DiscordRosterKind[]): FeatureDelivery => ({
  kind: 'roster_notice',
  gatherMs: GATHER_MS,
  turn: async ({ context }, _key, signal) => {
    const until = performance.now() + CROWD_MS;
    while (isCrowded(context) && performance.now() < until) await sleep(LOOK_EVERY_MS, undefined, { signal });
  },
  deliver: async (bot, { guildId, subject: rosterId }, signal) => {
    const found = await findWaitingNotices(bot.context.db, guildId, rosterId);
    const waiting = found.filter(({ kind }) => kind !== 'message_lost' && kind !== 'answer_asked');
    const failures = await tellPlaces(
      bot,
      kinds,
      { guildId, rosterId, signal },
      waiting.filter(isPlaceNotice),
    );
    for (const group of groupByMessage(waiting.filter((notice) => !isPlaceNotice(notice)))) {
      postponeIfOver(signal);
      await deliver(bot, kinds, group).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  },
});

const groupByMessage = (notices: readonly RosterNotice[]): RosterNotice[][] => {
  const groups = new Map<string, RosterNotice[]>();
  for (const notice of notices) {
    const { rosterId, kind, version, id } = notice;
    const key = `${rosterId} ${kind} ${FOR_ALL.has(kind) ? version : id}`;
    groups.set(key, [...(groups.get(key) ?? []), notice]);
  }
  return [...groups.values()];
};

const deliver = async (
  bot: Bot,
  kinds: readonly DiscordRosterKind[],
  waiting: RosterNotice[],
): Promise<void> => {
  const { db, clock } = bot.context;
  const [{ guildId, rosterId, kind }] = waiting as [RosterNotice];
  const rosterKind = await findKind(db, kinds, guildId, rosterId);
  const gathering = (await rosterKind?.load(db, guildId, rosterId)) ?? null;
  const message = await findRosterMessage(db, guildId, rosterId);
  const quiet = await findAway(db, guildId, userIdsOf(waiting), clock());
  const isTold = ({ userId }: RosterNotice): boolean => !FOR_ALL.has(kind) || !quiet.has(userId);
  const group = gathering === null ? [] : (await filterCurrent(bot, waiting, gathering)).filter(isTold);
  const untrue = waiting.filter((notice) => !group.includes(notice));
  if (untrue.length > 0) await dropUntrueNotices(db, idsOf(untrue), clock());
  if (rosterKind === null || gathering === null || group.length === 0) return;
  const ids = idsOf(group);
  const settings = await findSettings(db, guildId);
  const { language } = settings;
  const places = [message?.channelId ?? null, settings.channels[rosterKind.channel]];
  const [first] = group as [RosterNotice];
  const told = { gathering, language, place: null, movedFrom: first.movedFrom };
  const isCall = kind === 'line_up_called';
  const isCode = kind === 'group_code';
  const content = isCall
    ? await lineUpCallText(db, rosterKind, { guildId, rosterId }, told)
    : isCode
      ? await codeText(bot, { guildId, rosterId }, told)
      : noticeText(rosterKind, kind, told);
  const userIds = userIdsOf(group);
  const words = {
    channelIds: places,
    content,
    nonce: `notice-${ids[0]}`,
    replyTo: message?.messageId ?? null,
  };
  const inChannel = { ...words, userIds };

  if (kind === 'places_free') {
    const roster = await findRoster(db, guildId, rosterId);
    const roleIds = roster === null ? [] : (await findCalledRoles(db, roster)).map(({ id }) => id);
    const called = roleIds.length > 0 && (await mentionRolesInChannel(bot, { ...words, roleIds }));
    await settleNotices(db, ids, called ? 'channel' : 'none', clock());
    return;
  }
  if (FOR_ALL.has(kind) && (await mentionInChannel(bot, inChannel))) {
    await settleNotices(db, ids, 'channel', clock());
    return;
  }
  // Whoever cannot be asked is named to the leaders, who see who has not answered. A code is never written into a channel.
  const isQuestion = kind === 'maybe_asked';
  const isPrivate = isQuestion || isCode;
  for (const notice of group) {
    const { id, userId } = notice;
    const nonce = `notice-${id}`;
    const components = isQuestion ? [maybeReplyRow(rosterKind, { guildId, rosterId }, language)] : [];
    const privately = await sendDirectMessage(bot, { guildId, userId, content, nonce, components });
    const reached =
      privately ||
      (!isPrivate &&
        !quiet.has(userId) &&
        (await mentionInChannel(bot, { ...inChannel, userIds: [userId], nonce })));
    const inPublic = reached ? 'channel' : 'none';
    const via = privately ? 'dm' : inPublic;
    await settleNotices(db, [id], via, clock());
  }
  if (!isCall) return;
  // Leaders see whom the call reached.
  await redrawLineUp(db, { id: rosterId, guildId }, gathering.startsAt);
  await bot.context.bus.publish(db, rosterKind.changed({ guildId, rosterId }));
};

/** Read at the moment of sending: until then it may have changed, and then this one is not sent. */
const codeText = async (
  { context: { db } }: Bot,
  roster: { guildId: string; rosterId: string },
  { language, gathering }: { language: Language; gathering: PostedGathering },
): Promise<string> =>
  groupCodeLetter(language, gathering.title, (await findGroupCode(db, roster)).code ?? '');

const idsOf = (notices: readonly RosterNotice[]): number[] => notices.map(({ id }) => id);
const userIdsOf = (notices: readonly RosterNotice[]): string[] => notices.map(({ userId }) => userId);

/** The people for whom the notice is still true: the roster may have changed since it was created. */
const filterCurrent = async (
  bot: Bot,
  group: RosterNotice[],
  { status, startsAt }: PostedGathering,
): Promise<RosterNotice[]> => {
  const [{ kind, guildId, rosterId }] = group as [RosterNotice];
  const { db, clock } = bot.context;
  const isStale = clock().getTime() >= startsAt.getTime() + STALE_MS;
  if (kind === 'cancelled') return isStale ? [] : group;
  if (kind === 'message_lost' || kind === 'recording_asked') return group;
  if (status === 'finished' || status === 'cancelled') return [];
  const [first] = group as [RosterNotice];
  if (kind === 'places_free') {
    const roster = status === 'open' ? await findRoster(db, guildId, rosterId) : null;
    return roster !== null && hasFreePlaces(roster, clock()) ? group : [];
  }
  if (kind === 'maybe_asked') {
    const roster = await findRoster(db, guildId, rosterId);
    if (roster === null || isSignUpOver(roster, clock())) return [];
    const given = await findAnswers(db, guildId, rosterId);
    const unsure = new Set(given.filter(({ answer }) => answer === 'maybe').map(({ user_id }) => user_id));
    return group.filter(({ userId }) => unsure.has(userId));
  }
  if (kind === 'start_moved') {
    const there = new Set((await findEntries(db, rosterId)).map(({ userId }) => userId));
    // The start may have been moved back.
    return group.filter(
      ({ userId, movedFrom }) => there.has(userId) && movedFrom?.getTime() !== startsAt.getTime(),
    );
  }
  if (kind === 'group_code') {
    const { code, version } = await findGroupCode(db, { guildId, rosterId });
    if (code === null || version !== first.version) return [];
  }
  if ((kind === 'reminder' || kind === 'line_up_called' || kind === 'group_code') && isStale) return [];
  const userIds = group.map(({ userId }) => userId);
  const selected = await findSelected(db, rosterId, userIds);
  const present = kind === 'line_up_called' ? await findInVoice(db, guildId, userIds) : new Set<string>();
  return group.filter(({ userId }) => selected.has(userId) && !present.has(userId));
};
