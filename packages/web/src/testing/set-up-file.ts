import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { loadPart } from '../shared/code/lazy-part.tsx';
import { DIALOG } from '../shared/ui/dialog.tsx';

// The default is a second, which a busy machine needs for a page alone. Only what never comes waits this long.
configure({ asyncUtilTimeout: 30_000 });

// As in a browser that was idle for a moment.
await loadPart(DIALOG);

/**
 * Test files share a worker, because loading React, the router and a DOM for each took three quarters of the
 * CPU time. This resets what a file could leave to the next one: our own modules with their state, and
 * everything a window stores.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  if ('window' in globalThis) emptyWindow();
});

const emptyWindow = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie
    .split('; ')
    .forEach((cookie) => (document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; path=/`));
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  window.history.replaceState(null, '', '/');
};
