import { PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { Logger } from '@famiglia/core/platform/logger';
import { seconds } from '../log/pretty-log.ts';
import type { Settings } from '../settings.ts';
import type { DiscordAccess } from './open-discord.ts';

/** Says that it runs, how long the start took, and what to do next. */
export const welcome = (settings: Settings, { sandboxUrl }: DiscordAccess, log: Logger): void => {
  const ms = Date.now() - startedAt();
  if (settings.production) {
    log.info({ ms, services: [...settings.SERVICES] }, 'Famiglia runs');
    return;
  }
  const lines = [`Famiglia runs. The start took ${seconds(ms)}.`, ''];
  if (settings.SERVICES.has('api')) lines.push(`  Panel    ${settings.PUBLIC_URL}`);
  if (sandboxUrl !== undefined) {
    lines.push(`  Sandbox  ${sandboxUrl}  a local stand-in for Discord: nothing here reaches the real one`);
    lines.push('', `  Sign in as any of ${Object.keys(PEOPLE).join(', ')}.`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n  Ctrl+C stops it.\n\n`);
};

/** The start script installs and builds before us, and tells when it began. */
const startedAt = (): number => {
  const told = process.argv.find((argument) => argument.startsWith('--began='));
  return told === undefined ? Date.now() - process.uptime() * 1000 : Number(told.slice('--began='.length));
};
