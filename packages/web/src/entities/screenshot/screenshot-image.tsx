import { RotateCw } from '../../shared/ui/icons.ts';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { screenshotText } from './screenshot.text.ts';

interface ScreenshotImageProps {
  src: string;
  alt: string;
  /** Flipped horizontally. */
  mirrored?: boolean;
  /** Its size in pixels, so that it takes its place before it is loaded. */
  size: { width: number; height: number };
  /** As large as it may be drawn, in CSS. */
  drawnWidth?: string;
  className?: string;
  /** The action of a press, if there is one. */
  press?: { label: string; run: () => void; className: string };
  /** Links expire: the list that holds them has to be fetched again. */
  onBroken: () => void;
}

/** The image of a screenshot, or a button to try again. */
export const ScreenshotImage = ({
  src,
  alt,
  mirrored = false,
  size,
  drawnWidth,
  className,
  press,
  onBroken,
}: ScreenshotImageProps) => {
  const text = useText(screenshotText);
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) {
    return (
      <span role="alert" className="grid justify-items-center gap-3 p-8 text-muted">
        {text.broken}
        <Button
          icon={<RotateCw aria-hidden className="size-4" />}
          onClick={() => {
            setBroken(null);
            onBroken();
          }}
        >
          {text.reload}
        </Button>
      </span>
    );
  }
  const picture = (
    <img
      // A new key for a new image: the old one must not be shown while the new one loads.
      key={src}
      src={src}
      alt={alt}
      onError={() => setBroken(src)}
      width={size.width}
      height={size.height}
      style={{ width: drawnWidth }}
      className={classes('rounded-sm', className, mirrored && '-scale-x-100')}
    />
  );
  if (!press) return picture;
  return (
    <button type="button" title={press.label} onClick={press.run} className={press.className}>
      {picture}
    </button>
  );
};
