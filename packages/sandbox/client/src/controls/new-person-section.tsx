import { type FormEvent, type ReactNode, useState } from 'react';
import type { NewUserBody } from '../../../src/member-types.ts';
import { useText } from '../i18n/use-text.ts';
import { sandboxCall } from '../state/sandbox-call.ts';
import { useSession } from '../state/session.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { useControl } from './use-control.ts';

const locales = ['ru', 'en-US', 'uk', 'de', 'fr', 'es-ES'];

export const NewPersonSection = (): ReactNode => {
  const text = useText();
  const { actions } = useSession();
  const { busy, outcome, run } = useControl();
  const [username, setUsername] = useState('');
  const [displayName, setDisplayName] = useState('');
  const [locale, setLocale] = useState('ru');

  const create = (event: FormEvent): void => {
    event.preventDefault();
    const body: NewUserBody = {
      username,
      locale,
      ...(displayName.trim() && { global_name: displayName.trim() }),
    };
    run(async () => {
      await sandboxCall('POST', 'users', body);
      await actions.loadWorld();
      setUsername('');
      setDisplayName('');
    });
  };

  return (
    <details>
      <summary>{text.controls.newPerson}</summary>
      <form className="stack" onSubmit={create}>
        <label className="field">
          <span>{text.controls.username}</span>
          <input
            className="input"
            required
            pattern="[a-z0-9_.]{2,32}"
            title="a–z 0–9 _ ."
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </label>
        <label className="field">
          <span>{text.controls.displayName}</span>
          <input
            className="input"
            maxLength={32}
            value={displayName}
            onChange={(event) => setDisplayName(event.target.value)}
          />
        </label>
        <label className="field">
          <span>{text.controls.locale}</span>
          <select className="input" value={locale} onChange={(event) => setLocale(event.target.value)}>
            {locales.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="button" disabled={busy}>
          {text.controls.create}
        </button>
        <OutcomeLine outcome={outcome} />
      </form>
    </details>
  );
};
