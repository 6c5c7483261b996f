/**
 * - `disconnect`: closes every gateway connection (`code`, 4000 by default; `reconnect: true` asks with op 7 instead);
 * - `invalidate`: op 9; `resumable` false by default;
 * - `silence`: the gateway stays open and says nothing, not even heartbeat acknowledgements;
 * - `rate_limit`: REST answers 429 (`route`: only paths which contain it, so a guild's id limits that guild alone; `global`: as
 *   the global limit, which spares answers to interactions; `retry_after`: what it says, instead of how long it lasts; `bare`:
 *   with neither header nor body);
 * - `server_error`: REST answers 500 (`route`: only paths which contain it);
 * - `down`: REST, OAuth and new gateway connections answer 503, open ones are closed;
 * - `dm_closed`: `user_id` takes no DMs (error 50007); `closed: false` opens them again;
 * - `expire_cdn`: all attachment URLs given so far are dead; with `seconds`, new ones live that long.
 * `silence`, `rate_limit`, `server_error` and `down` last `seconds` (10 by default).
 */
export type FaultBody =
  | { kind: 'disconnect'; code?: number; reconnect?: boolean }
  | { kind: 'invalidate'; resumable?: boolean }
  | { kind: 'silence'; seconds?: number }
  | {
      kind: 'rate_limit';
      seconds?: number;
      route?: string;
      global?: boolean;
      retry_after?: number;
      bare?: boolean;
    }
  | { kind: 'server_error'; seconds?: number; route?: string }
  | { kind: 'down'; seconds?: number }
  | { kind: 'dm_closed'; user_id: string; closed?: boolean }
  | { kind: 'expire_cdn'; seconds?: number };

export type FaultKind = FaultBody['kind'];

/** `GET /sandbox/faults`, `POST /sandbox/faults` and `DELETE /sandbox/faults` (ends them all) answer this. */
export interface FaultsAnswer {
  items: { kind: FaultKind; until: string | null }[];
}
