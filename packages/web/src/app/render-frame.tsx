import { renderToString } from 'react-dom/server';
import { FrameSkeleton } from './frame-skeleton.tsx';

/** For `panel.html`, so that the frame stands before any script has run. `appearance.js` marks the pages of a guild. */
export const renderFrame = (): string =>
  renderToString(
    <div className="hidden in-data-guild:block">
      <FrameSkeleton />
    </div>,
  );
