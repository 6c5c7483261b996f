const LOOK_EVERY_MS = 500;

/**
 * npm that is told to stop ends the shell it made and forgets what runs in it. Whoever stops npm means us, so the
 * death of that shell counts as the signal.
 */
export const endWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  watch.unref();
};
