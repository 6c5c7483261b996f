import { RUSSIAN_COMMANDS, type NamedCommand } from '@famiglia/contract/kit/russian-commands';
import { Check, Copy } from './icons.ts';
import { commonText } from '../language/common.text.ts';
import { useLanguage } from '../language/use-language.ts';
import { useText } from '../language/use-text.ts';
import { useCopy } from '../lib/use-copy.ts';

/** A bot command by its name in the reader's language, copied by one press. */
export const SlashCommand = ({ command }: { command: NamedCommand }) => {
  const text = useText(commonText);
  const name = useLanguage() === 'ru' ? RUSSIAN_COMMANDS[command] : command;
  const { copied, copy } = useCopy(name);
  return (
    <button
      type="button"
      aria-label={`${text.copy}: ${name}`}
      onClick={copy}
      className="inline-flex min-h-11 items-center gap-3 rounded-sm border border-line-strong bg-ink px-3 font-medium transition-colors duration-(--quick) hover:border-faint md:min-h-9"
    >
      <code className="font-sans text-brass">{name}</code>
      {copied ? (
        <Check aria-hidden className="size-4 text-good" />
      ) : (
        <Copy aria-hidden className="size-4 text-faint" />
      )}
      <output className="sr-only">{copied ? text.copied : ''}</output>
    </button>
  );
};
