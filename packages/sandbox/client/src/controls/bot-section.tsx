import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { sandboxCall } from '../state/sandbox-call.ts';
import { useClientState } from '../state/session.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { useControl } from './use-control.ts';

export const BotSection = (): ReactNode => {
  const text = useText();
  const world = useClientState((state) => state.world);
  const { busy, outcome, run } = useControl();
  if (!world) return null;
  return (
    <section>
      <h3>
        {text.controls.bot}{' '}
        <span className={world.bot_connected ? 'tag good' : 'tag bad'}>
          {world.bot_connected ? text.controls.connected : text.controls.offline}
        </span>
      </h3>
      <ul className="plain-list">
        {world.guilds.map(({ id, name, has_bot }) => (
          <li key={id} className="list-row">
            <span>{name}</span>
            <button
              type="button"
              className={has_bot ? 'button danger' : 'button'}
              aria-label={`${has_bot ? text.controls.kick : text.controls.invite}: ${name}`}
              disabled={busy}
              onClick={() =>
                run(() => sandboxCall('POST', 'bot', { guild_id: id, action: has_bot ? 'leave' : 'join' }))
              }
            >
              {has_bot ? text.controls.kick : text.controls.invite}
            </button>
          </li>
        ))}
      </ul>
      <OutcomeLine outcome={outcome} />
    </section>
  );
};
