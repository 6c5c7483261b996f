import { Check, Copy } from './icons.ts';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { useCopy } from '../lib/use-copy.ts';

/** A bot command that is copied by one press. */
export const SlashCommand = ({ command }: { command: string }) => {
  const text = useText(commonText);
  const { copied, copy } = useCopy(command);
  return (
    <button
      type="button"
      aria-label={`${text.copy}: ${command}`}
      onClick={copy}
      className="inline-flex min-h-11 items-center gap-3 rounded-sm border border-line-strong bg-ink px-3 font-medium transition-colors duration-(--quick) hover:border-faint md:min-h-9"
    >
      <code className="font-sans text-brass">{command}</code>
      {copied ? (
        <Check aria-hidden className="size-4 text-good" />
      ) : (
        <Copy aria-hidden className="size-4 text-faint" />
      )}
      <output className="sr-only">{copied ? text.copied : ''}</output>
    </button>
  );
};
