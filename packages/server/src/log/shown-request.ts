import { calendarRoutes } from '@famiglia/contract/calendar';

interface LoggedRequest {
  method: string;
  url: string;
  ip?: string;
}

const [BEFORE_TOKEN = '', AFTER_TOKEN = ''] = calendarRoutes.download.path.split(':token');

/** The one address that is itself a right: whoever knows it reads the calendar. */
const withoutToken = (path: string): string =>
  path.startsWith(BEFORE_TOKEN) ? `${BEFORE_TOKEN}…${AFTER_TOKEN}` : path;

/** Without the query: sign-in carries its one-time codes there. */
export const shownRequest = ({ method, url, ip }: LoggedRequest) => ({
  method,
  url: withoutToken(url.split('?', 1)[0] ?? ''),
  ip,
});

/** With its request, so that one line tells the whole story. */
export const shownAnswer = ({ statusCode, request }: { statusCode: number; request?: LoggedRequest }) =>
  request === undefined ? { statusCode } : { statusCode, ...shownRequest(request) };
