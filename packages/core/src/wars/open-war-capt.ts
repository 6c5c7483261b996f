import type { Settings } from '@famiglia/contract/settings/settings';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { warPlace } from '@famiglia/contract/wars/war-maps';
import { and, count, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { insertNewCapt } from '../capts/create-capt.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { rosters } from '../platform/db/schema/rosters.ts';
import { wars } from '../platform/db/schema/wars.ts';
import { tieWar } from './tie-war.ts';
import { opponentIn } from './war-alert.ts';
import { findWarKind } from './war-kind.ts';
import type { WarRow } from './war.queries.ts';

/** Nobody could sign up in less. */
const LEAST_AHEAD = 5 * 60_000;
/** A feed that lies does not fill the family's channel: after so many a day leaders press themselves. */
const MOST_A_DAY = 10;
const DAY = 24 * 3_600_000;
const LONGEST_NAME = 64;
const PLACES = 20;

interface OpenedBy {
  userId: string;
  byItself: boolean;
  /** Where it was asked for: the sign-up is posted there if the family has no channel for capts. */
  channelId?: string | undefined;
}

/** Opens the sign-up of a war as a leader would, and ties both, under the lock of wars. Returns the id of the capt. */
export const openWarCapt = async (
  context: Context,
  tx: Transaction,
  war: WarRow,
  { settings, userId, byItself, channelId }: OpenedBy & { settings: Settings },
): Promise<string> => {
  const place = channelId ?? settings.channels.wars;
  const kind = await findWarKind(tx, war.guildId, war.ourSide);
  const captId = await insertNewCapt(
    context,
    tx,
    {
      guildId: war.guildId,
      opponent: opponentIn(war),
      side: war.ourSide,
      territory: cutText(warPlace(war, settings.language), LONGEST_NAME),
      startsAt: war.startsAt.toISOString(),
      slots: war.maxPlayers ?? kind?.slots ?? (await usualPlaces(tx, war.guildId)),
      fightKindId: kind?.id,
      status: 'open',
      result: null,
      scoreOurs: null,
      scoreTheirs: null,
      notes: '',
      byItself,
      ...(place === null ? {} : { channelId: place }),
    },
    userId,
  );
  await tieWar(context, tx, war, { captId, actorId: byItself ? null : userId, as: 'war.capt_created' });
  return captId;
};

/** As many as the family's last capt had. */
const usualPlaces = async (db: Queryable, guildId: string): Promise<number> => {
  const [last] = await db
    .select({ slots: rosters.slots })
    .from(capts)
    .innerJoin(rosters, eq(rosters.id, capts.id))
    .where(eq(capts.guildId, guildId))
    .orderBy(desc(capts.createdAt))
    .limit(1);
  return last?.slots ?? PLACES;
};

/** If the family wants that. The owner answers for it: a capt has somebody who is asked about it. */
export const openWarCaptByItself = async (
  context: Context,
  tx: Transaction,
  war: WarRow,
  settings: Settings,
): Promise<void> => {
  const { guildId, startsAt } = war;
  const now = context.clock().getTime();
  if (!settings.wars.post_at_once || startsAt.getTime() - now < LEAST_AHEAD) return;
  const [today] = await tx
    .select({ capts: count() })
    .from(wars)
    .where(and(eq(wars.guildId, guildId), isNotNull(wars.captId), gt(wars.firstSeenAt, new Date(now - DAY))));
  if ((today?.capts ?? 0) >= MOST_A_DAY) return;
  const [guild] = await tx.select({ ownerId: guilds.ownerId }).from(guilds).where(eq(guilds.id, guildId));
  if (guild !== undefined)
    await openWarCapt(context, tx, war, { settings, userId: guild.ownerId, byItself: true });
};
