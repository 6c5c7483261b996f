import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useDirectory } from '../state/room.ts';
import { SelectMenu } from '../ui/select-menu.tsx';
import { selectDefaults, selectItems } from './select-items.ts';
import { usePress } from './use-press.ts';

/** A select of a message. The choice stays until the bot changes the message. */
export const SelectComponent = ({ select }: { select: APISelectMenuComponent }): ReactNode => {
  const text = useText();
  const directory = useDirectory();
  const { busyId, press } = usePress();
  const [given, setGiven] = useState(select);
  const [chosen, setChosen] = useState(() => selectDefaults(select));
  if (JSON.stringify(given) !== JSON.stringify(select)) {
    setGiven(select);
    setChosen(selectDefaults(select));
  }
  return (
    <div className="bot-select">
      <SelectMenu
        label={select.placeholder ?? text.commands.choose}
        items={selectItems(select, directory)}
        chosen={chosen}
        min={select.min_values ?? 1}
        max={select.max_values ?? 1}
        disabled={select.disabled === true || (busyId !== null && busyId !== select.custom_id)}
        busy={busyId === select.custom_id}
        onChoose={(values) => {
          setChosen(values);
          press(select.custom_id, values);
        }}
      />
    </div>
  );
};
