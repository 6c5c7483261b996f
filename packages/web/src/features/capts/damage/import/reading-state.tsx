import { LoaderCircle } from '../../../../shared/ui/icons.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/language/use-text.ts';
import { errorDetail } from '../../../../shared/lib/error-detail.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { importText } from './import.text.ts';
import type { Reading } from './use-reading.ts';

/** The button to read, or the progress with a cancel button; an error is shown above. */
export const ReadingState = ({ reading, children }: { reading: Reading; children: ReactNode }) => {
  const text = useText(importText);
  return (
    <div className="grid gap-3">
      {reading.error ? (
        <div role="alert" className="rounded-sm border border-bad/40 bg-bad-wash px-3 py-2">
          <p className="text-bad">{errorDetail(reading.error)}</p>
          <p className="text-muted">{text.kept}</p>
        </div>
      ) : null}
      {reading.pending ? (
        <div className="flex flex-wrap items-center gap-3">
          <output className="flex items-center gap-2">
            <LoaderCircle aria-hidden className="size-4 animate-spin text-brass" />
            {text.reading} <span className="text-muted">{text.readingNote}</span>
          </output>
          <Button onClick={reading.cancel}>{text.cancel}</Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">{children}</div>
      )}
    </div>
  );
};
