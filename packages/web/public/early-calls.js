// Asks for what the first page shows while its code is still loading: on a slow network that is half a second sooner.
// `early-answers.ts` hands the answers over. Only where the last visit found a panel, and with a token that is still good:
// what would be refused is not asked for.
const CALLS = {
  '': (guildId) => [`/api/guilds/${guildId}/dashboard`],
  users: (guildId) => [
    `/api/guilds/${guildId}/members?limit=100&offset=0&status=present&sort=name&order=asc`,
    `/api/guilds/${guildId}/roles`,
  ],
  events: (guildId) => [`/api/events/${guildId}/list?limit=50&offset=0`, `/api/fight-kinds/${guildId}`],
};
const askEarly = () => {
  const [, guildId, page = ''] = /^\/guild\/(\d+)(?:\/(\w+))?\/?$/.exec(location.pathname) ?? [];
  // Filters in the address ask for something else.
  if (CALLS[page] === undefined || location.search !== '' || localStorage.getItem('open_panel') !== guildId)
    return;
  const token = JSON.parse(localStorage.getItem('auth-storage'))?.state?.token;
  const left = Date.parse(localStorage.getItem('auth-expiry')) - Date.now();
  // An old token is renewed first.
  if (!token || !(left > 3 * 60_000)) return;
  const headers = { authorization: `Bearer ${token}` };
  const ask = (url) => {
    const answer = fetch(url, { headers });
    // Who takes the answer handles its failure; if nobody does, it is none.
    answer.catch(() => undefined);
    return [url, { token, answer }];
  };
  globalThis.earlyAnswers = new Map(
    ['/api/guilds/list', ...CALLS[page](guildId), `/api/guilds/${guildId}/waiting`].map(ask),
  );
};
try {
  askEarly();
} catch {
  // Storage may be unavailable (private windows); then everything is asked for later.
}
