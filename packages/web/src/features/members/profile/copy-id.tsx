import { Check, Copy } from '../../../ui/icons.ts';
import { useText } from '../../../language/use-text.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { profileText } from './profile.text.ts';

/** The Discord id, copied by one press: bans and tickets in Discord ask for it. */
export const CopyId = ({ id }: { id: string }) => {
  const text = useText(profileText);
  const { copied, copy } = useCopy(id);
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      title={text.copyId}
      onClick={copy}
      className="flex min-h-11 items-center gap-2 text-xs text-faint hover:text-text md:min-h-7"
    >
      {id}
      <Icon aria-hidden className="size-3.5" />
      <output className="sr-only">{copied ? text.copied : ''}</output>
    </button>
  );
};
