import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type ReactNode, useEffect, useId } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useDirectory } from '../state/room.ts';
import { Combobox } from '../ui/combobox.tsx';
import { FilePicker } from '../ui/file-picker.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { AutocompleteField } from './autocomplete-field.tsx';
import { localised } from './localised.ts';
import type { OptionDraft } from './option-draft.ts';
import { optionItems } from './option-items.ts';
import { useLocale } from './use-locale.ts';

export interface OptionFieldProps {
  option: APIApplicationCommandBasicOption;
  draft: OptionDraft;
  /** A text; null if there is no problem or nothing was submitted yet. */
  problem: string | null;
  onChange: (draft: OptionDraft) => void;
  /** null: a required option cannot be removed. */
  onRemove: (() => void) | null;
  suggest: (typed: string) => Promise<{ value: string; label: string }[]>;
}

export const OptionField = ({
  option,
  draft,
  problem,
  onChange,
  onRemove,
  suggest,
}: OptionFieldProps): ReactNode => {
  const text = useText();
  const locale = useLocale();
  const directory = useDirectory();
  const id = useId();
  // A newly added option gets the focus.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const name = localised(option.name, option.name_localizations, locale);
  const hintId = `${id}-hint`;
  const items = optionItems(option, directory, locale, text);
  const common = { id, label: name, typed: draft.typed, invalid: problem !== null, describedBy: hintId };
  return (
    <div className={problem ? 'option-field invalid' : 'option-field'}>
      <label htmlFor={id}>
        {name}
        {option.required && <span aria-hidden="true"> *</span>}
      </label>
      {option.type === ApplicationCommandOptionType.Attachment ? (
        <FilePicker
          id={id}
          file={draft.file ?? null}
          onPick={(file) => onChange({ typed: file.name, raw: '', file })}
        />
      ) : 'autocomplete' in option && option.autocomplete ? (
        <AutocompleteField {...common} suggest={suggest} onChange={onChange} />
      ) : items ? (
        <Combobox
          {...common}
          items={items}
          onType={(typed) => {
            const exact = items.find(({ label, value }) => label === typed || value === typed);
            onChange({ typed, raw: exact?.value ?? typed });
          }}
          onPick={({ label, value }) => onChange({ typed: label, raw: value })}
        />
      ) : (
        <input
          id={id}
          className="input"
          autoComplete="off"
          inputMode={option.type === ApplicationCommandOptionType.String ? 'text' : 'decimal'}
          aria-invalid={problem !== null}
          aria-describedby={hintId}
          value={draft.typed}
          onChange={(event) => onChange({ typed: event.target.value, raw: event.target.value })}
        />
      )}
      {onRemove && <IconButton icon="close" name={text.commands.remove(name)} onClick={onRemove} />}
      <p id={hintId} className="option-field-hint">
        {problem ?? localised(option.description, option.description_localizations, locale)}
      </p>
    </div>
  );
};
