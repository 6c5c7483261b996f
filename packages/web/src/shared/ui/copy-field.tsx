import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { useCopy } from '../lib/use-copy.ts';
import { Button } from './button.tsx';
import { Check, Copy } from './icons.ts';
import { Input } from './input.tsx';

/** A text to copy. Focus selects all of it, for where there is no clipboard. */
export const CopyField = ({ label, value }: { label: string; value: string }) => {
  const text = useText(commonText);
  const { copied, copy } = useCopy(value);
  const Icon = copied ? Check : Copy;
  return (
    <div className="flex gap-2">
      <Input
        readOnly
        aria-label={label}
        value={value}
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-1"
      />
      <Button icon={<Icon aria-hidden className={copied ? 'size-4 text-good' : 'size-4'} />} onClick={copy}>
        {copied ? text.copied : text.copy}
      </Button>
    </div>
  );
};
