import { createServer, type ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { GUILD_ID } from './bench-guild.ts';
import { tellPort, CDN_URL, connectionString } from './served-process.ts';

interface Row {
  user_id: string;
  username: string;
  display_name: string;
  avatar_path: string | null;
  ingame_nick: string | null;
  static_id: string | null;
  reputation: number;
  role_ids: string[];
  joined_at: Date | null;
  left_at: Date | null;
  last_active_at: Date | null;
}

const PRESENT = 'from members where guild_id = $1 and left_at is null and not is_bot';
const pool = new Pool({ connectionString, max: 10 });

/** The minimal server: no session, no access check, no validation; two queries and JSON. */
const server = createServer((_request, response) => {
  void answer(response);
});

const answer = async (response: ServerResponse): Promise<void> => {
  const [page, counted] = await Promise.all([
    pool.query<Row>({
      name: 'page',
      text: `select user_id, username, display_name, avatar_path, ingame_nick, static_id, reputation, role_ids,
        joined_at, left_at, last_active_at ${PRESENT} order by display_name, user_id limit $2 offset $3`,
      values: [GUILD_ID, 100, 0],
    }),
    pool.query<{ total: string }>({
      name: 'total',
      text: `select count(*) as total ${PRESENT}`,
      values: [GUILD_ID],
    }),
  ]);
  const items = page.rows.map(({ avatar_path, ...row }) => ({
    user_id: row.user_id,
    username: row.username,
    display_name: row.display_name,
    avatar_url: avatar_path === null ? null : `${CDN_URL}/${avatar_path}`,
    ingame_nick: row.ingame_nick,
    static_id: row.static_id,
    reputation: row.reputation,
    role_ids: row.role_ids,
    joined_at: row.joined_at,
    left_at: row.left_at,
    last_active_at: row.last_active_at,
  }));
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ items, total: Number(counted.rows[0]?.total), limit: 100, offset: 0 }));
};

server.listen(0, '127.0.0.1', () => tellPort(server.address()));
