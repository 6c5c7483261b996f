import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Dictionary } from '../i18n/dictionary.ts';
import { useText } from '../i18n/use-text.ts';
import { without } from '../state/without.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { localised } from './localised.ts';
import { firstDrafts, readDrafts } from './option-draft.ts';
import { OptionField } from './option-field.tsx';
import type { OptionProblem } from './read-option.ts';
import type { RunnableCommand } from './runnable-command.ts';
import { useLocale } from './use-locale.ts';
import { useRunCommand } from './use-run-command.ts';
import { useSuggestions } from './use-suggestions.ts';

interface CommandFormProps {
  command: RunnableCommand;
  /** Options that were already typed after the name. */
  written: Record<string, string>;
  onClose: () => void;
}

/** Replaces the composer: the chosen command with a field for each option. Enter runs it, Esc cancels. */
export const CommandForm = ({ command, written, onClose }: CommandFormProps): ReactNode => {
  const text = useText();
  const locale = useLocale();
  const run = useRunCommand();
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState(() => firstDrafts(command, written));
  const [tried, setTried] = useState(false);
  const [running, setRunning] = useState(false);
  const suggestFor = useSuggestions(command, drafts);
  const { options, problems } = readDrafts(command, drafts);
  const shown = command.options.filter(({ name }) => name in drafts);
  const hidden = command.options.filter(({ name }) => !(name in drafts));

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button.run')?.focus();
  }, []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0 || running) return;
    setRunning(true);
    const upload = command.options.find(
      ({ type, name }) => type === ApplicationCommandOptionType.Attachment && drafts[name]?.file,
    );
    const file = upload && drafts[upload.name]?.file;
    const attachment = file && {
      option: upload.name,
      filename: file.name,
      content_type: file.type || 'application/octet-stream',
      data: await readFile(file),
    };
    const { name, subcommand } = command;
    await run(
      { name, options, ...(subcommand && { subcommand }), ...(attachment && { attachment }) },
      `/${command.title}`,
    );
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc anywhere in it closes it
    <form
      ref={form}
      className="command-form"
      aria-label={text.commands.form(`/${command.title}`)}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => void submit(event)}
    >
      <div className="command-form-head">
        <b>/{command.title}</b>
        <span className="faint command-form-description">{command.description}</span>
        <IconButton icon="close" name={text.commands.cancel} onClick={onClose} />
      </div>
      {shown.map((option) => {
        const problem = problems[option.name];
        return (
          <OptionField
            key={option.name}
            option={option}
            draft={drafts[option.name] ?? { typed: '', raw: '' }}
            problem={tried && problem ? problemText(problem, text) : null}
            onChange={(draft) => setDrafts((all) => ({ ...all, [option.name]: draft }))}
            onRemove={option.required ? null : () => setDrafts((all) => without(all, option.name))}
            suggest={(typed) => suggestFor(option.name, typed)}
          />
        );
      })}
      <div className="command-form-foot">
        {hidden.length > 0 && <span className="faint small">{text.commands.add}</span>}
        {hidden.map((option) => (
          <button
            key={option.name}
            type="button"
            className="chip"
            title={localised(option.description, option.description_localizations, locale)}
            onClick={() => setDrafts({ ...drafts, [option.name]: { typed: '', raw: '' } })}
          >
            + {localised(option.name, option.name_localizations, locale)}
          </button>
        ))}
        <button type="submit" className="button primary run" aria-busy={running} disabled={running}>
          {running ? text.commands.running : text.commands.run}
        </button>
      </div>
    </form>
  );
};

const problemText = (problem: OptionProblem, { commands: { problems } }: Dictionary): string =>
  'limit' in problem ? problems[problem.kind](problem.limit) : problems[problem.kind];

/** A file as base64, the way the sandbox takes it in JSON. */
const readFile = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += 32_768) {
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)));
  }
  return btoa(chunks.join(''));
};
