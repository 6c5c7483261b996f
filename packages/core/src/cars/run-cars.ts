import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { cars } from '../platform/db/schema/cars.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { carChanged } from './car-changed.ts';
import { findLeftBehind, lockCar, setHolder } from './car.queries.ts';

/** Frees the cars of those who left: of these people, or of everybody. */
export const returnLeftBehind = async (
  context: Context,
  among?: Parameters<typeof findLeftBehind>[1],
): Promise<void> => {
  for (const key of await findLeftBehind(context.db, among)) {
    await context.db.transaction(async (tx) => {
      const row = await lockCar(tx, key);
      // They may be back, or another process was faster.
      if (row === null || row.holderId === null || (await isPresent(tx, row))) return;
      await setHolder(tx, key, null);
      await carChanged(context, tx, row, {
        type: 'car.left_behind',
        actorId: null,
        holderId: row.holderId,
      });
    });
  }
};

const isPresent = async (
  db: Pick<Context['db'], '$count'>,
  { guildId, holderId }: Pick<typeof cars.$inferSelect, 'guildId' | 'holderId'>,
): Promise<boolean> =>
  holderId !== null &&
  (await db.$count(
    members,
    and(eq(members.guildId, guildId), eq(members.userId, holderId), isNull(members.leftAt)),
  )) > 0;

const setting = (name: 'on' | 'reminder_hours') => sql`${guildSettings.values} -> 'cars' ->> ${name}`;

/** Reminds everybody who has had a car for as long as the family has set, once for each time they take it. */
export const remindHolders = async (context: Context): Promise<void> => {
  const now = context.clock();
  const hours = sql`coalesce((${setting('reminder_hours')})::int, ${DEFAULT_SETTINGS.cars.reminder_hours})`;
  await context.db.transaction(async (tx) => {
    const due = await tx
      .update(cars)
      .set({ remindedAt: now })
      .from(guildSettings)
      .where(
        and(
          eq(guildSettings.guildId, cars.guildId),
          isNotNull(cars.holderId),
          isNull(cars.remindedAt),
          sql`(${setting('on')})::boolean`,
          sql`${hours} > 0`,
          sql`${cars.takenAt} + make_interval(hours => ${hours}) <= ${now.toISOString()}::timestamptz`,
        ),
      )
      .returning({ guildId: cars.guildId, id: cars.id });
    await requestDeliveries(
      tx,
      due.map(({ guildId, id }) => ({ guildId, kind: 'car_notice' as const, subject: id })),
    );
  });
};

export const runCarsJob = defineJob({
  name: 'run-cars',
  title: { en: 'Reminders to return cars', ru: 'Напоминания о машинах' },
  schedule: '* * * * *',
  run: async (context) => {
    await returnLeftBehind(context);
    await remindHolders(context);
  },
});
