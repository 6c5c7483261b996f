// Runs first in the frame that holds the operator's analytics script (docs/decisions/0006-sign-in-and-sessions.md). The frame has no origin: the
// browser refuses it any storage with an exception, which the usual scripts do not expect.
(() => {
  const { pathname, origin, searchParams } = new URL(location.href);
  const referrer = searchParams.get('referrer') ?? '';

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside it would be a global of the frame
  const emptyStorage = () => {
    const kept = new Map();
    return {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(String(key)) ?? null,
      setItem: (key, value) => void kept.set(String(key), String(value)),
      removeItem: (key) => void kept.delete(String(key)),
      clear: () => kept.clear(),
    };
  };
  const standIns = [
    [window, 'localStorage', emptyStorage()],
    [window, 'sessionStorage', emptyStorage()],
    [document, 'cookie', ''],
    [document, 'referrer', referrer],
  ];
  for (const [target, name, value] of standIns) {
    // Writing a cookie does nothing, without an error.
    Object.defineProperty(target, name, { configurable: true, get: () => value, set: () => {} });
  }

  // The reported address is that of the page, not of the frame.
  try {
    history.replaceState(null, '', pathname);
  } catch {
    // Some browsers do not let such a frame change its address.
  }

  // Forwards the events of the page to the analytics script that is loaded.
  addEventListener('message', (message) => {
    if (message.source !== parent || message.origin !== origin) return;
    const { name, props } = message.data;
    window.umami?.track(name, props);
    window.plausible?.(name, { props });
    window.gtag?.('event', name, props);
  });
})();
