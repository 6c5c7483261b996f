import type { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { presentLogin } from '../auth/login-history.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countLogins, findLogins, type LoginFilter } from './login-list.queries.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { writeCsv } from '../platform/csv.ts';
import type { Context } from '../platform/context.ts';

export const listLogins: UseCase<typeof adminRoutes.loginHistory> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const { limit, offset, ...filter } = input;
  const [rows, total] = await Promise.all([
    findLogins(context.db, filter, { limit, offset }),
    countLogins(context.db, filter),
  ]);
  return { items: rows.map(presentLogin), total, limit, offset };
};

const ROWS_AT_ONCE = 1000;
const COLUMNS = ['time', 'user_id', 'username', 'ip', 'country', 'user_agent'];

export const exportLogins: UseCase<typeof adminRoutes.exportLogins> = async (context, actor, filter) => {
  requireSiteAdmin(context, actor);
  return writeCsv(COLUMNS, readAll(context, filter), cellsOf);
};

/** In chunks by id, newest first: a million rows take no more memory than a thousand. */
const readAll = async function* (context: Context, filter: LoginFilter) {
  for (let before: number | undefined; ;) {
    const rows = await findLogins(context.db, { ...filter, before }, { limit: ROWS_AT_ONCE, offset: 0 });
    yield rows;
    before = rows.at(-1)?.login.id;
    if (rows.length < ROWS_AT_ONCE) return;
  }
};

const cellsOf = (row: Parameters<typeof presentLogin>[0]): string[] => {
  const { at, user_id, username, ip, country_code, user_agent } = presentLogin(row);
  return [at, user_id, username, ip, country_code ?? '', user_agent];
};
