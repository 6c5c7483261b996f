import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import type { DeliveryKind } from '@famiglia/contract/deliveries/delivery-kinds';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { BUS_CHANNEL } from '../platform/bus/postgres-bus.ts';
import type { Queryable } from '../platform/db/database.ts';
import { executePrepared } from '../platform/db/prepared.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';

export interface DeliveryKey {
  guildId: string;
  kind: DeliveryKind;
  /** What it is about inside its kind; empty where it is the guild as a whole. */
  subject: string;
}

/**
 * Asks the bot to bring something to Discord if, and only if, the transaction commits. The content is read at delivery,
 * so many requests become one delivery.
 */
export const requestDelivery = async (db: Queryable, key: DeliveryKey): Promise<void> =>
  requestDeliveries(db, [key]);

/** Writes the requests and announces them on the bus, in one statement. */
export const requestDeliveries = async (db: Queryable, keys: readonly DeliveryKey[]): Promise<void> => {
  if (keys.length > 0) await executePrepared(db, 'delivery-requests', sql`with ${requested(keys)}`);
};

/** Writes, as the steps of a `with`, that a request belongs to. One name must always have the same text. */
interface Together {
  name: string;
  steps: SQL;
  /** Without it, it is requested whatever the steps did. */
  onlyIf?: SQL;
}

/** The same together with other writes, in one statement. */
export const requestDeliveryWith = async (
  db: Queryable,
  key: DeliveryKey,
  { name, steps, onlyIf }: Together,
): Promise<void> => {
  await executePrepared(db, name, sql`with ${steps}, ${requested([key], onlyIf)}`);
};

const requested = (keys: readonly DeliveryKey[], onlyIf = sql`true`): SQL => {
  const rows = keys.map(({ guildId, kind, subject }) => {
    const event: BusEvent = { type: 'deliveries.wanted', guildId, kind, subject };
    return { guild_id: guildId, kind, subject, event: JSON.stringify(event) };
  });
  return sql`asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (guild_id bigint, kind text, subject text, event text) where ${onlyIf}
    ), written as (
      insert into ${deliveryRequests} (guild_id, kind, subject) select guild_id, kind, subject from asked
    )
    select pg_notify(${BUS_CHANNEL}, event) from asked`;
};
