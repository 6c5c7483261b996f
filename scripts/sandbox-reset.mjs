import { say } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

const address = `http://127.0.0.1:${process.env.SANDBOX_PORT || 3001}`;

/** Resets the running sandbox's world to its initial state, like the button of its client. */
const reset = async () => {
  const answer = await fetch(`${address}/sandbox/reset`, { method: 'POST' }).catch(() => {
    throw new Error(
      `Nothing answers at ${address}. Start Famiglia first (npm start), or name the sandbox's port: SANDBOX_PORT=… npm run sandbox:reset`,
    );
  });
  if (!answer.ok)
    throw new Error(`${address} is not a sandbox that can be reset: it answered ${answer.status}.`);
  say(`The sandbox at ${address} is back at its first day.`);
};

await reset().catch(stopWithReason);
