import { useState } from 'react';
import { useText } from '../../../../shared/language/use-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Refusal } from '../../../../shared/ui/refusal.tsx';
import { DropZone } from './drop-zone.tsx';
import { FramePicker } from './frame-picker.tsx';
import { wholeFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { importText } from './import.text.ts';
import type { OpenPicture } from './open-picture.ts';
import { ReadingState } from './reading-state.tsx';
import type { Reading } from './use-reading.ts';

interface ScreenshotImportProps {
  picture: OpenPicture | null;
  /** Why the last file could not be opened. */
  failure: Error | null;
  onFile: (file: Blob) => void;
  onOther: () => void;
  reading: Reading;
}

const PictureFrame = ({
  picture,
  onOther,
  reading,
}: Pick<ScreenshotImportProps, 'onOther' | 'reading'> & { picture: OpenPicture }) => {
  const text = useText(importText);
  const [frame, setFrame] = useState<Frame>(() => wholeFrame(picture));
  return (
    <div className="grid gap-3">
      <p className="text-muted">{text.drawFrame}</p>
      <FramePicker picture={picture} frame={frame} onChange={setFrame} />
      <ReadingState reading={reading}>
        <Button variant="primary" onClick={() => reading.read({ picture, frame })}>
          {text.decodeScreenshot}
        </Button>
        <Button onClick={() => setFrame(wholeFrame(picture))}>{text.whole}</Button>
        <Button variant="ghost" onClick={onOther}>
          {text.otherPicture}
        </Button>
      </ReadingState>
    </div>
  );
};

/** A screenshot, its frame, and the button to read it. */
export const ScreenshotImport = ({ picture, failure, onFile, onOther, reading }: ScreenshotImportProps) => {
  const text = useText(importText);
  if (picture) return <PictureFrame key={picture.url} {...{ picture, onOther, reading }} />;
  return (
    <div className="grid gap-3">
      <Refusal error={failure} />
      <DropZone
        accept="image/png,image/jpeg,image/webp"
        choose={text.choosePicture}
        hint={text.dropPicture}
        onFile={onFile}
      />
    </div>
  );
};
