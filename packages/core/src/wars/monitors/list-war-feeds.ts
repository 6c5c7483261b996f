import { warFeedRoutes } from '@famiglia/contract/wars/war-feeds';
import type { WarFeed } from '@famiglia/contract/wars/war-feeds';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';
import type { Context, WarFeedSource } from '../../platform/context.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { wholeList } from '../../platform/whole-list.ts';
import { findFamilies, findFeeds } from './war-feed.queries.ts';
import type { WarFeedRow } from './war-feed.queries.ts';

/** The monitors of the settings, each with its state as far as there is one. */
const findStates = async ({ db, config }: Context) => {
  const rows = new Map((await findFeeds(db)).map((row) => [row.name, row]));
  return (config.warFeeds?.feeds ?? []).map((feed) => ({ feed, row: rows.get(feed.name) }));
};

const failureOf = ({ failure, failureStatus, failedSince }: WarFeedRow): WarFeed['failure'] =>
  failure === null || failedSince === null
    ? null
    : { reason: failure, status: failureStatus, since: failedSince.toISOString() };

const present = ({ feed, row }: { feed: WarFeedSource; row: WarFeedRow | undefined }): WarFeed => ({
  name: feed.name,
  host: new URL(feed.address).host,
  good_at: row?.goodAt?.toISOString() ?? null,
  failure: row === undefined ? null : failureOf(row),
  next_at: row?.nextAt.toISOString() ?? null,
});

export const listWarFeeds: UseCase<typeof warFeedRoutes.feeds> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, warFeedRoutes.feeds.access);
  return wholeList((await findStates(context)).map(present));
};

export const listWarFeedsForAdmin: UseCase<typeof warFeedRoutes.adminFeeds> = async (context, actor) => {
  requireSiteAdmin(context, actor);
  const states = await findStates(context);
  const items = states.map((state) => ({
    ...present(state),
    wars: state.row?.wars ?? 0,
    ours: state.row?.ours ?? 0,
  }));
  const families = states.length === 0 ? [] : await findFamilies(context.db);
  return { ...wholeList(items), families: families.length };
};
