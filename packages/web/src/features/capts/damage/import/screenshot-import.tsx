import { useState } from 'react';
import { useText } from '../../../../shared/language/use-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Refusal } from '../../../../shared/ui/refusal.tsx';
import { DropZone } from './drop-zone.tsx';
import { FramePicker } from './frame-picker.tsx';
import { wholeFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { importText } from './import.text.ts';
import type { OpenScreenshot } from './open-screenshot.ts';
import { ReadingState } from './reading-state.tsx';
import type { Reading } from './use-reading.ts';

interface ScreenshotImportProps {
  screenshot: OpenScreenshot | null;
  /** Why the last file could not be opened. */
  failure: Error | null;
  onFile: (file: Blob) => void;
  onOther: () => void;
  reading: Reading;
}

const ScreenshotFrame = ({
  screenshot,
  onOther,
  reading,
}: Pick<ScreenshotImportProps, 'onOther' | 'reading'> & { screenshot: OpenScreenshot }) => {
  const text = useText(importText);
  const [frame, setFrame] = useState<Frame>(() => wholeFrame(screenshot));
  return (
    <div className="grid gap-3">
      <p className="text-muted">{text.drawFrame}</p>
      <FramePicker screenshot={screenshot} frame={frame} onChange={setFrame} />
      <ReadingState reading={reading}>
        <Button variant="primary" onClick={() => reading.read({ screenshot, frame })}>
          {text.decodeScreenshot}
        </Button>
        <Button onClick={() => setFrame(wholeFrame(screenshot))}>{text.whole}</Button>
        <Button variant="ghost" onClick={onOther}>
          {text.otherScreenshot}
        </Button>
      </ReadingState>
    </div>
  );
};

/** A screenshot, its frame, and the button to read it. */
export const ScreenshotImport = ({
  screenshot,
  failure,
  onFile,
  onOther,
  reading,
}: ScreenshotImportProps) => {
  const text = useText(importText);
  if (screenshot) return <ScreenshotFrame key={screenshot.url} {...{ screenshot, onOther, reading }} />;
  return (
    <div className="grid gap-3">
      <Refusal error={failure} />
      <DropZone
        accept="image/png,image/jpeg,image/webp"
        choose={text.chooseScreenshot}
        hint={text.dropScreenshot}
        onFile={onFile}
      />
    </div>
  );
};
