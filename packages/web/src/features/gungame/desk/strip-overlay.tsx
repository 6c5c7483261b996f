import { SquareCheck } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { gungameText } from '../gungame.text.ts';
import { LookerNote } from './looker-note.tsx';

interface StripOverlayProps {
  chosen: boolean;
  looker: string | undefined;
}

/** The overlay of a filmstrip item: selected, and who is looking at it. */
export const StripOverlay = ({ chosen, looker }: StripOverlayProps) => {
  const text = useText(gungameText);
  return (
    <span className="pointer-events-none absolute inset-0">
      {chosen ? (
        <span className="absolute inset-0 rounded-sm ring-3 ring-brass/60 ring-inset">
          <SquareCheck
            aria-hidden
            className="absolute top-1 left-1 size-4 rounded-[3px] bg-[#000c] text-[#d9a441]"
          />
        </span>
      ) : null}
      {looker ? (
        <LookerNote words={text.lookingShort(looker)} className="absolute top-1 right-1 max-w-[90%]" />
      ) : null}
    </span>
  );
};
