import type { adminRoutes } from '@famiglia/contract/admin';
import { csvRow } from '../activity/csv-row.ts';
import { presentLogin } from '../auth/present-login.ts';
import type { Context } from '../context.ts';
import type { UseCase } from '../use-case.ts';
import { findLogins, type LoginFilter } from './login-list.queries.ts';
import { requireSiteAdmin } from './require-site-admin.ts';

const ROWS_AT_ONCE = 1000;
/** Without it Excel takes Cyrillic for something else. */
const BYTE_ORDER_MARK = '\uFEFF';
const COLUMNS = ['time', 'user_id', 'username', 'ip', 'country', 'user_agent'];

export const exportLogins: UseCase<typeof adminRoutes.exportLogins> = async (context, actor, filter) => {
  requireSiteAdmin(context, actor);
  return writeCsv(context, filter);
};

/** Made while it is read: a million rows take no more memory than a thousand. */
async function* writeCsv(context: Context, filter: LoginFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(COLUMNS);
  for (let before: number | undefined; ;) {
    const rows = await findLogins(context.db, { ...filter, before }, { limit: ROWS_AT_ONCE, offset: 0 });
    yield rows.map((row) => csvRow(cellsOf(row))).join('');
    before = rows.at(-1)?.login.id;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

const cellsOf = (row: Parameters<typeof presentLogin>[0]): string[] => {
  const { at, user_id, username, ip, country_code, user_agent } = presentLogin(row);
  return [at, user_id, username, ip, country_code ?? '', user_agent];
};
