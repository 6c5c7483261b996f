import type { Screenshot } from '@famiglia/contract/screenshots';
import { useState } from 'react';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { LookAlike } from './look-alike.tsx';
import { picturesText } from './pictures.text.ts';
import { ScreenPicture } from './screen-picture.tsx';

interface StageProps {
  screen: Screenshot;
  onBroken: () => void;
}

/** One screenshot as large as possible; a look-alike is shown beside it. */
export const Stage = ({ screen, onBroken }: StageProps) => {
  const text = useText(picturesText);
  const format = useFormat();
  const [zoomed, setZoomed] = useState<string | null>(null);
  if (screen.looks_like) return <LookAlike screen={screen} like={screen.looks_like} onBroken={onBroken} />;
  const large = zoomed === screen.id;
  return (
    <ScreenPicture
      src={screen.url}
      alt={text.screenOf(screen.display_name, format.dateTime(screen.submitted_at))}
      onBroken={onBroken}
      press={{
        label: large ? text.fit : text.zoom,
        run: () => setZoomed(large ? null : screen.id),
        className: classes('block max-h-full', large ? 'cursor-zoom-out!' : 'cursor-zoom-in!'),
      }}
      className={large ? 'max-w-none' : 'max-h-[calc(100dvh-220px)] max-w-full object-contain'}
    />
  );
};
