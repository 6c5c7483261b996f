import { deliveryRoutes } from '@famiglia/contract/deliveries/deliveries';
import type { Undelivered } from '@famiglia/contract/deliveries/deliveries';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { findUndelivered } from './undelivered.queries.ts';
import type { UndeliveredRow } from './undelivered.queries.ts';
import { rearmDeliveries } from '../deliveries/delivery.queries.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';

/** What the bot could not bring to Discord, for people who can remove the obstacle. */
export const listUndelivered: UseCase<typeof deliveryRoutes.list> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, deliveryRoutes.list.access);
  return wholeList((await findUndelivered(context.db, guildId)).flatMap(present));
};

const present = ({ kind, problem, count, since, gaveUp, ...about }: UndeliveredRow): Undelivered[] =>
  problem === null || since === null
    ? []
    : [{ kind, problem, count, about: aboutOf(about), since: since.toISOString(), gave_up: gaveUp }];

type About = Pick<UndeliveredRow, 'eventId' | 'eventTitle' | 'captId' | 'opponent'>;

const aboutOf = ({ eventId, eventTitle, captId, opponent }: About): Undelivered['about'] => {
  if (eventId !== null) return { kind: 'event', id: eventId, name: eventTitle ?? '' };
  return captId === null ? null : { kind: 'capt', id: captId, name: opponent ?? '' };
};

/** Retries everything undelivered at once, after somebody removed an obstacle that the bot cannot notice by itself. */
export const retryDeliveries: UseCase<typeof deliveryRoutes.retry> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, deliveryRoutes.retry.access);
  await context.db.transaction(async (tx) => requestDeliveries(tx, await rearmDeliveries(tx, guildId)));
  return null;
};
