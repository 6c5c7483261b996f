import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';

export const NickControl = ({
  nick,
  busy,
  onSave,
}: {
  nick: string | null;
  busy: boolean;
  onSave: (nick: string | null) => void;
}): ReactNode => {
  const text = useText();
  const [typed, setTyped] = useState(nick ?? '');
  return (
    <form
      className="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed.trim() || null);
      }}
    >
      <label className="field">
        <span>{text.controls.nick}</span>
        <input
          className="input"
          maxLength={32}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={busy || typed.trim() === (nick ?? '')}>
        {text.controls.save}
      </button>
    </form>
  );
};
