// Runs before the first paint of a public page; a separate file because the content security policy
// allows no inline script.
(() => {
  const root = document.documentElement;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside it would be a global of the page
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // The choice is kept in the storage and in a cookie for the server. If the cookie was lost, it is
  // written again and the page is reloaded before the first paint, so that the reader never sees the other language.
  const chosen = read('preferred_language');
  if ((chosen === 'ru' || chosen === 'en') && chosen !== root.lang) {
    const pair = `preferred_language=${chosen}`;
    const has = () => document.cookie.split('; ').includes(pair);
    if (!has()) {
      document.cookie = `${pair}; path=/; max-age=31536000; samesite=lax`;
      if (has()) {
        root.hidden = true;
        location.reload();
      }
    }
  }

  if (location.pathname === '/login') {
    try {
      const { state } = JSON.parse(read('auth-storage') ?? '{}');
      if (state?.isAuthenticated && state.token) {
        root.hidden = true;
        // Only an address of this site, and the whole of it: its path alone could begin with "//", which names a host.
        const wanted = new URL(
          new URLSearchParams(location.search).get('return_to') ?? '/guilds',
          location.origin,
        );
        location.replace(wanted.origin === location.origin ? wanted.href : '/guilds');
      }
    } catch {
      // Unreadable storage means signed out.
    }
  }
})();
