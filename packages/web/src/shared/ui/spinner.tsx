import { LoaderCircle } from './icons.ts';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';

/** Shown while a page's code is loading. */
export const Spinner = () => {
  const text = useText(commonText);
  return (
    <output className="grid min-h-60 place-items-center content-center gap-3 text-muted">
      <LoaderCircle aria-hidden className="size-6 animate-spin text-brass" />
      <span>{text.loading}</span>
    </output>
  );
};
