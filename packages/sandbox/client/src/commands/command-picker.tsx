import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { localised } from './localised.ts';
import type { RunnableCommand } from './runnable-command.ts';

interface CommandPickerProps {
  id: string;
  commands: RunnableCommand[];
  /** Whether the bot has any command here at all. */
  anyKnown: boolean;
  active: number;
  locale: string;
  onPick(command: RunnableCommand): void;
}

/** The list above the composer while a person types a slash. The composer keeps the focus and handles the keys. */
export function CommandPicker({ id, commands, anyKnown, active, locale, onPick }: CommandPickerProps): ReactNode {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className="command-picker">
      {commands.length === 0 && <p className="option-empty">{anyKnown ? text.commands.noMatch : text.commands.none}</p>}
      <ul ref={list} id={id} role="listbox" aria-label={text.commands.list} className="option-list" hidden={commands.length === 0}>
        {commands.map((command, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the composer handles the keys
          <li
            key={command.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={index === active ? 'option active' : 'option'}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(command)}
          >
            <span className="option-text">
              <span>
                <b>/{command.title}</b>
                {command.options.map((option) => (
                  <span key={option.name} className={option.required ? 'option-name required' : 'option-name'}>
                    {localised(option.name, option.name_localizations, locale)}
                  </span>
                ))}
              </span>
              <span className="option-hint">{command.description}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="picker-hint">{text.commands.hint}</p>
    </div>
  );
}
