import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { OptionList } from '../ui/option-list.tsx';
import { localised } from './localised.ts';
import type { RunnableCommand } from './runnable-command.ts';

interface CommandPickerProps {
  id: string;
  commands: RunnableCommand[];
  /** Whether the bot has any command here at all. */
  anyKnown: boolean;
  active: number;
  locale: string;
  onPick: (command: RunnableCommand) => void;
}

/** The list above the composer while a person types a slash. The composer keeps the focus and handles the keys. */
export const CommandPicker = (props: CommandPickerProps): ReactNode => {
  const { id, commands, anyKnown, active, locale, onPick } = props;
  const text = useText();
  return (
    <div className="command-picker">
      <OptionList
        id={id}
        label={text.commands.list}
        items={commands}
        keyOf={({ key }) => key}
        active={active}
        chosen={[commands[active]?.key ?? '']}
        empty={anyKnown ? text.commands.noMatch : text.commands.none}
        onPick={onPick}
        render={({ title, description, options }) => (
          <span className="option-text">
            <span>
              <b>/{title}</b>
              {options.map((option) => (
                <span key={option.name} className={option.required ? 'option-name required' : 'option-name'}>
                  {localised(option.name, option.name_localizations, locale)}
                </span>
              ))}
            </span>
            <span className="option-hint">{description}</span>
          </span>
        )}
      />
      <p className="picker-hint">{text.commands.hint}</p>
    </div>
  );
};
