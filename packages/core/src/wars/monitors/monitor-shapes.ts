import type { WarMonitorName } from '@famiglia/contract/wars/war-feeds';
import { AppError } from '../../platform/app-error.ts';
import { object } from '../read-values.ts';
import { itemsOf } from '../read-wars.ts';
import { MonitorFailed } from './ask-monitor.ts';

/** Where a monitor tells of wars, and under which keys it has what we look for in all of them. */
interface MonitorShape {
  list: string;
  id: string;
  attacker: string;
  defender: string;
  start: string;
  /** What only one war's own address tells, and the names of servers that it tells by number. */
  more?: { war: (id: string) => string; servers: string; server: string };
}

export const MONITOR_SHAPES: Readonly<Record<WarMonitorName, MonitorShape>> = {
  'monitor-a': {
    list: '/api/wars?limit=100',
    id: 'id',
    attacker: 'attacker_name',
    defender: 'defender_name',
    start: 'started_at',
  },
  'monitor-b': {
    list: '/api/events?limit=100',
    id: 'eventId',
    attacker: 'attackerName',
    defender: 'defenderName',
    start: 'startedAt',
    more: {
      war: (id) => `/api/events/${encodeURIComponent(id)}`,
      servers: '/api/servers',
      server: 'serverId',
    },
  },
};

/** A war as a monitor lists it, before anybody asked whether it concerns us. */
export interface ListedWar {
  id: string;
  attacker: string;
  defender: string;
  startsAt: number;
  fields: Readonly<Record<string, unknown>>;
}

const MAX_LOOKED_AT = 500;

/**
 * The newest wars of an answer. An answer in which most of them have no names, id or start has another shape than the one we
 * know; an odd one among many is left out.
 */
export const readList = (name: WarMonitorName, body: unknown): ListedWar[] => {
  const shape = MONITOR_SHAPES[name];
  const items = itemsIn(body);
  const listed = items.flatMap((item) => readListed(shape, item));
  if (listed.length * 2 < items.length) throw new MonitorFailed('other_shape');
  return listed.toSorted((one, other) => other.startsAt - one.startsAt).slice(0, MAX_LOOKED_AT);
};

const itemsIn = (body: unknown): readonly unknown[] => {
  try {
    return itemsOf(body);
  } catch (error) {
    if (error instanceof AppError) throw new MonitorFailed('other_shape', { cause: error });
    throw error;
  }
};

const LONGEST_ID = 100;

const readListed = (shape: MonitorShape, item: unknown): ListedWar[] => {
  const fields = object(item);
  const [id, attacker, defender, start] = [shape.id, shape.attacker, shape.defender, shape.start].map(
    (key) => fields?.[key],
  );
  if (fields === null || typeof attacker !== 'string' || typeof defender !== 'string') return [];
  const startsAt = typeof start === 'string' ? Date.parse(start) : Number.NaN;
  const known = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  if (known === '' || known.length > LONGEST_ID || Number.isNaN(startsAt)) return [];
  return [{ id: known, attacker, defender, startsAt, fields }];
};

/** One war with its players; what is not the war that was asked for is a lie. */
export const readOne = (name: WarMonitorName, war: ListedWar, body: unknown): ListedWar => {
  const [one, ...others] = itemsIn(body).flatMap((item) => readListed(MONITOR_SHAPES[name], item));
  if (one === undefined || others.length > 0 || one.id !== war.id) throw new MonitorFailed('other_shape');
  return one;
};

const MAX_SERVERS = 200;

/** Names of servers by their number, from `{id, name}` in any of the known wrappings. */
export const readServers = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    itemsIn(body)
      .slice(0, MAX_SERVERS)
      .flatMap((item) => {
        const fields = object(item) ?? {};
        const [id, name] = [fields['id'] ?? fields['serverId'], fields['name'] ?? fields['serverName']];
        const isNamed = typeof name === 'string' && name !== '' && name.length <= 64;
        return isNamed && (typeof id === 'number' || typeof id === 'string') ? [[String(id), name]] : [];
      }),
  );
