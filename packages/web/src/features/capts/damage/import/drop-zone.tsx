import { Upload } from '../../../../shared/ui/icons.ts';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { classes } from '../../../../shared/lib/classes.ts';
import { Button } from '../../../../shared/ui/button.tsx';

interface DropZoneProps {
  /** The file types that the file chooser offers. */
  accept: string;
  choose: string;
  hint: ReactNode;
  onFile: (file: File) => void;
}

/** Takes a file by button or by drop. */
export const DropZone = ({ accept, choose, hint, onFile }: DropZoneProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    // Dropping is a second way; the button inside is the first.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
      className={classes(
        'grid content-center justify-items-center gap-3 rounded-md border border-dashed px-6 py-8 text-center transition-colors duration-(--quick)',
        over ? 'border-brass bg-brass-wash' : 'border-line-strong',
      )}
    >
      <Button icon={<Upload aria-hidden className="size-4" />} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <p className="text-pretty text-muted">{hint}</p>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={choose}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
};
