import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { useEffect, useState } from 'react';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { ButtonKbd } from '../../shared/ui/kbd.tsx';
import { screenshotText } from './screenshot.text.ts';
import { ScreenshotImage } from './screenshot-image.tsx';
import { useKeys } from './use-keys.ts';

interface LookAlikeProps {
  screenshot: Screenshot;
  like: NonNullable<Screenshot['looks_like']>;
  onBroken: () => void;
}

/** A screenshot beside the earlier one that it looks like; B shows both in one place, in turn. */
export const LookAlike = ({ screenshot, like, onBroken }: LookAlikeProps) => {
  const text = useText(screenshotText);
  const format = useFormat();
  const blink = useBlink();
  useKeys({ KeyB: blink.toggle });
  const earlier = `${text.earlier} · ${like.display_name}, ${format.date(like.submitted_at)}`;
  const picture = 'h-auto max-h-[70dvh] w-full object-contain';
  const old = (
    <ScreenshotImage
      src={like.url}
      alt={earlier}
      mirrored={like.mirrored}
      // Pictures that look alike mostly have one shape.
      size={screenshot}
      onBroken={onBroken}
      className={picture}
    />
  );
  return (
    <div className="grid w-full gap-3">
      <LookAlikeNote screenshot={screenshot} like={like} />
      <div className={classes('grid gap-3', !blink.on && 'sm:grid-cols-2')}>
        <figure className="grid content-start gap-2">
          <div className="relative">
            <ScreenshotImage
              src={screenshot.url}
              alt={`${text.now} · ${screenshot.display_name}`}
              size={screenshot}
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
            <span>{blink.second ? earlier : `${text.now} · ${screenshot.display_name}`}</span>
            <span>
              {screenshot.width}×{screenshot.height}
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
        <ButtonKbd>B</ButtonKbd>
        {text.blink}
      </button>
    </div>
  );
};

const BLINK_MS = 450;

/** Shows two images in one place, in turn: differences become visible. */
const useBlink = () => {
  const [on, setOn] = useState(false);
  const [second, setSecond] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => setSecond((old) => !old), BLINK_MS);
    return () => clearInterval(timer);
  }, [on]);
  return {
    on,
    second: on && second,
    toggle: () => {
      setSecond(true);
      setOn((old) => !old);
    },
  };
};

interface LookAlikeNoteProps {
  screenshot: Screenshot;
  like: NonNullable<Screenshot['looks_like']>;
}

/** What the similarity check found. It never decides. */
const LookAlikeNote = ({ screenshot, like }: LookAlikeNoteProps) => {
  const text = useText(screenshotText);
  const format = useFormat();
  const when = format.date(like.submitted_at);
  return (
    <p className="rounded-sm border border-brass/40 bg-brass-wash px-3 py-2 text-brass">
      {[
        like.user_id === screenshot.user_id
          ? text.looksLikeOwn(when)
          : text.looksLikeOf(like.display_name, when),
        like.distance === 0 ? text.same : '',
        like.mirrored ? text.mirrored : '',
        text.personDecides,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
};
