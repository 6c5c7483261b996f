import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { Directory } from '../state/directory.ts';
import { readableColor } from '../ui/readable-color.ts';

interface RolesControlProps {
  directory: Directory;
  held: string[];
  busy: boolean;
  onChange: (roles: string[]) => void;
}

/** Each role can be given and taken at once, except for the bot's own and @everyone. */
export const RolesControl = ({ directory, held, busy, onChange }: RolesControlProps): ReactNode => {
  const text = useText();
  const roles = [...directory.roles.values()].filter(
    ({ id, managed }) => id !== directory.guild?.id && !managed,
  );
  return (
    <fieldset className="roles-control">
      <legend>{text.controls.roles}</legend>
      {roles.map(({ id, name, color }) => (
        <label key={id} className="choice">
          <input
            type="checkbox"
            disabled={busy}
            checked={held.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...held, id] : held.filter((other) => other !== id))
            }
          />
          <span style={{ color: readableColor(color) ?? 'inherit' }}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
};
