import { requireOthers } from '../settings/require-others.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { lockMember } from '../members/member.queries.ts';
import { overtaken } from '../activity/require-version.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import type { DeliveryKey } from '../deliveries/request-delivery.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { findActiveWarnings, findWarning, sumPoints } from './warning.queries.ts';
import type { WarningRow } from './warning.queries.ts';

/** What the member is told of a warning. */
export type WarningNews = 'given' | 'edited' | 'lifted' | 'expired';

/** What a delivery of the news is about. */
export const noticeSubject = (warningId: string, news: WarningNews): string => `${warningId}-${news}`;

/**
 * Changes one member's warnings under the member's lock, and requests everything that follows: a notice to the member,
 * an alert to the leaders where a limit is reached, and the role change.
 */
export const changeWarnings = async (
  context: Context,
  tx: Transaction,
  { guildId, userId }: { guildId: string; userId: string },
  change: (active: readonly WarningRow[]) => Promise<{ row: WarningRow; news: WarningNews }>,
): Promise<WarningRow> => {
  if ((await lockMember(tx, guildId, userId)) === null) throw new AppError('member_not_found');
  const now = context.clock();
  const before = await findActiveWarnings(tx, guildId, userId, now);
  const { row, news } = await change(before);
  const points = sumPoints(await findActiveWarnings(tx, guildId, userId, now));
  const { warnings: rules } = await findSettings(tx, guildId);
  const reaches = (limit: number): boolean => limit > 0 && sumPoints(before) < limit && points >= limit;
  const wanted: DeliveryKey[] = [
    { guildId, kind: 'warning_notice', subject: noticeSubject(row.id, news) },
    { guildId, kind: 'warning_roles', subject: '' },
  ];
  if (reaches(rules.tell_at) || reaches(rules.dismiss_at)) {
    wanted.push({ guildId, kind: 'warning_alert', subject: row.id });
  }
  await requestDeliveries(tx, wanted);
  await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
  return row;
};

/** The same for one warning that has to be active still. */
export const changeActiveWarning = async (
  context: Context,
  tx: Transaction,
  { guildId, warningId, actorId }: { guildId: string; warningId: string; actorId: string },
  change: (row: WarningRow) => Promise<{ row: WarningRow; news: WarningNews }>,
): Promise<WarningRow> => {
  const found = await findWarning(tx, guildId, warningId);
  if (found === null) throw new AppError('not_found');
  const { userId } = found;
  await requireOthers(tx, guildId, actorId, [userId]);
  return changeWarnings(context, tx, { guildId, userId }, async (active) => {
    const row = active.find(({ id }) => id === warningId);
    if (row === undefined) {
      throw await overtaken(tx, 'warning_over', { guildId, noted: { warning_id: warningId } });
    }
    return change(row);
  });
};
