import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { useState } from 'react';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { LookAlike } from './look-alike.tsx';
import { screenshotText } from './screenshot.text.ts';
import { ScreenshotImage } from './screenshot-image.tsx';

interface StageProps {
  screenshot: Screenshot;
  onBroken: () => void;
}

/** One screenshot as large as possible; a look-alike is shown beside it. */
export const Stage = ({ screenshot, onBroken }: StageProps) => {
  const text = useText(screenshotText);
  const format = useFormat();
  const [zoomed, setZoomed] = useState<string | null>(null);
  if (screenshot.looks_like)
    return <LookAlike screenshot={screenshot} like={screenshot.looks_like} onBroken={onBroken} />;
  const large = zoomed === screenshot.id;
  const { width, height } = screenshot;
  return (
    <ScreenshotImage
      src={screenshot.url}
      alt={text.screenshotOf(screenshot.display_name, format.dateTime(screenshot.submitted_at))}
      onBroken={onBroken}
      press={{
        label: large ? text.fit : text.zoom,
        run: () => setZoomed(large ? null : screenshot.id),
        className: classes('block max-w-full', large ? 'cursor-zoom-out!' : 'cursor-zoom-in!'),
      }}
      size={{ width, height }}
      // Nothing below it moves when it is loaded.
      {...(large ? {} : { drawnWidth: `min(${width}px, calc((100dvh - 220px) * ${width / height}))` })}
      className={large ? 'max-w-none' : 'h-auto max-w-full'}
    />
  );
};
