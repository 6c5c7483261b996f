import { expireSubscriptions } from '@famiglia/core/billing/subscriptions/expire-subscriptions';
import { noticeAllRanks } from '@famiglia/core/ranks/notice-ranks';
import { saveDemoScreenshot } from '@famiglia/core/demo/save-demo-screenshot';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { captRoster, captRosterKind } from '@famiglia/core/capts/capt-roster';
import { createCapt } from '@famiglia/core/capts/create-capt';
import { finishCapt } from '@famiglia/core/capts/finish-capt';
import { planCapt, playerRow } from '@famiglia/core/capts/testing/test-capt';
import { createEvent } from '@famiglia/core/events/create-event';
import { eventRoster, eventRosterKind } from '@famiglia/core/events/event-roster';
import { finishEvent } from '@famiglia/core/events/finish-event';
import { closeDueRosters } from '@famiglia/core/rosters/close-roster';
import { refreshRoster } from '@famiglia/core/rosters/changeable-roster';
import { signUp } from '@famiglia/core/rosters/sign-up';
import { undoFinish } from '@famiglia/core/rosters/undo-finish';
import { postSeries } from '@famiglia/core/series/post-series';
import { mirrorChanges } from '@famiglia/core/mirror/mirror-changes';
import { runVacations } from '@famiglia/core/vacations/run-vacations';
import { expireWarnings } from '@famiglia/core/warnings/expire-warnings';
import type { Context } from '@famiglia/core/platform/context';
import { beginForgetting } from '@famiglia/core/privacy/begin-forgetting';
import { forgetPerson } from '@famiglia/core/privacy/forget-person';
import { changeReputation } from '@famiglia/core/reputation/change-reputation';
import { undoBatch } from '@famiglia/core/reputation/undo-batch';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { addGuild, addMember, newId } from '@famiglia/core/testing/test-guild';
import { sampleTableWork } from './sample-moving-changes.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Changes data without a route: clicks, gateway events and jobs, and actions of several people that the sample of one
 * route cannot cover. They run one after the other, in one family.
 */
export const sampleBackgroundWork = async (
  context: Context,
): Promise<readonly (readonly [name: string, work: () => Promise<unknown>])[]> => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const leader = discordActor(ownerId);
  const people: string[] = [];
  for (let nth = 0; nth < 5; nth += 1) people.push(await addMember(context.db, guildId));
  const [first = '', ...others] = people;
  const last = people.toReversed();
  const at = (hours: number): Date => new Date(context.clock().getTime() + hours * HOUR_MS);
  const later: Context = { ...context, clock: () => at(40 * 24) };
  const evening: Context = { ...context, clock: () => at(2) };
  const event = {
    guildId,
    title: 'Training',
    description: '',
    startsAt: at(1).toISOString(),
    slots: 2,
    reward: 5,
  };
  const [{ id: eventId }, { id: openId }] = [
    await createEvent(context, leader, event),
    await createEvent(context, leader, { ...event, title: 'Drop' }),
  ];
  const { id: captId } = await createCapt(context, leader, { ...planCapt(context), guildId });
  const rosters = { event: eventRoster({ guildId, eventId }), capt: captRoster({ guildId, captId }) };
  const play = async (attended: string[], scoreOurs: number) =>
    finishCapt(evening, leader, { guildId, captId, result: 'win', scoreOurs, scoreTheirs: 0, attended });
  const come = async (attended: string[]) =>
    finishEvent(evening, leader, { guildId, eventId, attended, excused: [] });
  const click = async (rosterId: string) =>
    Promise.all(
      last.map(async (userId) =>
        signUp(context, discordActor(userId), {
          ...eventRoster({ guildId, eventId: rosterId }),
          choice: 'main',
          key: `click of ${userId}`,
        }),
      ),
    );
  const batches: string[] = [];
  const tableWork = await sampleTableWork(context);
  return [
    ...tableWork,
    ['clicks', async () => [await click(eventId), await click(openId)]],
    [
      'a payment to many',
      async () => {
        const paid = await changeReputation(context, leader, {
          guildId,
          userIds: last,
          delta: 3,
          reason: 'all',
        });
        batches.push(paid.batch_id);
      },
    ],
    ['a list sorted anew', async () => refreshRoster(context, rosters.event)],
    ['an event finished with walk-ins', async () => come(last.slice(1))],
    ['an event corrected', async () => come([...others, first])],
    ['an event undone', async () => undoFinish(evening, leader, rosters.event)],
    ['a capt finished', async () => play(last.slice(1), 1)],
    ['a capt corrected', async () => play([...others, first], 2)],
    ['a capt undone', async () => undoFinish(evening, leader, rosters.capt)],
    [
      'a capt entered',
      async () =>
        createCapt(context, leader, {
          ...planCapt(context, {
            startsAt: at(-1).toISOString(),
            status: 'finished',
            result: 'win',
            slots: 9,
          }),
          guildId,
          players: last.map((userId) => playerRow({ user_id: userId, nick: userId })),
        }),
    ],
    [
      'a payment to many undone',
      async () => undoBatch(context, leader, { guildId, batchId: batches[0] ?? '' }),
    ],
    [
      'a screenshot taken',
      async () => {
        const sent = { guildId, channelId: newId(), sourceId: newId(), userId: first, at: context.clock() };
        const ids = await saveDemoScreenshot(context, { ...sent, kind: 'gg' }, await drawScreenshot(5));
        if (ids.length === 0) throw new Error('no screenshot was taken');
      },
    ],
    [
      'what Discord tells',
      async () =>
        mirrorChanges(context, {
          guildId,
          members: {
            kind: 'some',
            present: others.toReversed().map((userId) => ({
              userId,
              username: 'renamed',
              displayName: 'Renamed',
              isBot: false,
              roleIds: [],
              joinedAt: context.clock(),
            })),
            gone: [first],
          },
        }),
    ],
    ['lists that are due', async () => closeDueRosters(later, [eventRosterKind, captRosterKind])],
    ['vacations', async () => runVacations(later)],
    ['warnings', async () => expireWarnings(later)],
    ['series', async () => postSeries(later)],
    ['ranks', async () => noticeAllRanks(later)],
    ['plans', async () => expireSubscriptions(later)],
    ['forgetting', async () => forgetPerson(context, (await beginForgetting(context, context.db, first)).id)],
  ];
};
