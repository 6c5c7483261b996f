import type { Screenshot } from '@famiglia/contract/screenshots';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import { classes } from '../lib/classes.ts';
import { Kbd } from '../ui/kbd.tsx';
import { LookAlikeNote } from './look-alike-note.tsx';
import { picturesText } from './pictures.text.ts';
import { ScreenPicture } from './screen-picture.tsx';
import { useBlink } from './use-blink.ts';
import { useKeys } from './use-keys.ts';

interface LookAlikeProps {
  screen: Screenshot;
  like: NonNullable<Screenshot['looks_like']>;
  onBroken: () => void;
}

/** A screen beside the earlier one that it looks like; B shows both in one place, in turn. */
export const LookAlike = ({ screen, like, onBroken }: LookAlikeProps) => {
  const text = useText(picturesText);
  const format = useFormat();
  const blink = useBlink();
  useKeys({ KeyB: blink.toggle });
  const earlier = `${text.earlier} · ${like.display_name}, ${format.date(like.submitted_at)}`;
  const picture = 'max-h-[70dvh] w-full object-contain';
  const old = (
    <ScreenPicture
      src={like.url}
      alt={earlier}
      mirrored={like.mirrored}
      onBroken={onBroken}
      className={picture}
    />
  );
  return (
    <div className="grid w-full max-w-250 gap-3">
      <LookAlikeNote screen={screen} like={like} />
      <div className={classes('grid gap-3', !blink.on && 'sm:grid-cols-2')}>
        <figure className="grid content-start gap-2">
          <div className="relative">
            <ScreenPicture
              src={screen.url}
              alt={`${text.now} · ${screen.display_name}`}
              onBroken={onBroken}
              className={picture}
            />
            {blink.on ? (
              <div className={classes('absolute inset-0 bg-[#0a0b0d]', !blink.second && 'invisible')}>
                {old}
              </div>
            ) : null}
          </div>
          <figcaption className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
            <span>{blink.second ? earlier : `${text.now} · ${screen.display_name}`}</span>
            <span>
              {screen.width}×{screen.height}
            </span>
          </figcaption>
        </figure>
        {blink.on ? null : (
          <figure className="grid content-start gap-2">
            {old}
            <figcaption className="text-xs text-muted">{earlier}</figcaption>
          </figure>
        )}
      </div>
      <button
        type="button"
        aria-pressed={blink.on}
        title={text.blinkHint}
        onClick={blink.toggle}
        className="flex min-h-11 items-center gap-2 justify-self-start rounded-sm border border-line-strong px-3 text-xs text-muted hover:text-text aria-pressed:border-brass aria-pressed:text-brass md:min-h-9"
      >
        <span aria-hidden className="max-md:hidden">
          <Kbd>B</Kbd>
        </span>
        {text.blink}
      </button>
    </div>
  );
};
