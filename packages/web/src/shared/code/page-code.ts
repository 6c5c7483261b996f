import { create } from 'zustand';

/** How often it is tried again: a browser does not notice every loss and every return of the network. */
const AGAIN_MS = 5000;
/** A page that fails again so soon after a reload is broken. */
const RELOAD_HELPS_AFTER_MS = 60_000;
const RELOADED_KEY = 'reloaded_for_code';

/** The code of a page, or of a part of it. It is tried as often as it takes to arrive. */
export const pageCode = <Code>(load: () => Promise<Code>) => {
  const useIsAway = create<boolean>()(() => false);
  let arrival: Promise<Code> | null = null;
  let retry: (() => void) | null = null;

  /** Until the network is back, the person asks for it, or some time has passed. */
  const untilWorthTrying = async (): Promise<void> =>
    new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        window.removeEventListener('online', go);
        resolve();
      };
      const timer = setTimeout(go, AGAIN_MS);
      window.addEventListener('online', go);
      retry = go;
    });

  const fetchCode = async (): Promise<Code> => {
    // Chromium remembers that a file could not be fetched, and never asks for it again: offline it is not tried.
    if (navigator.onLine || (await serverAnswers())) {
      try {
        const ready = await load();
        useIsAway.setState(false, true);
        return ready;
      } catch (error) {
        if (await serverAnswers()) return reloadOnce(error);
      }
    }
    useIsAway.setState(true, true);
    await untilWorthTrying();
    return fetchCode();
  };

  return {
    useIsAway,
    /** One try, before it is needed. What is there is then shown at once. */
    loadAhead: async (): Promise<void> => {
      if (!navigator.onLine || arrival !== null) return;
      const value = await load();
      arrival ??= Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
    },
    retry: (): void => retry?.(),
    /** The same promise every time. */
    get arrival(): Promise<Code> {
      return (arrival ??= fetchCode());
    },
  };
};

const serverAnswers = async (): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** After a release the code has another name, which a reload finds out. */
const reloadOnce = async (error: unknown): Promise<never> => {
  const last = Number(sessionStorage.getItem(RELOADED_KEY));
  if (Date.now() - last < RELOAD_HELPS_AFTER_MS) throw error;
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  window.location.reload();
  return new Promise(() => undefined);
};
