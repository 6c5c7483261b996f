import { hexOf } from '@famiglia/contract/events/event-look';
import { useId } from 'react';
import { useText } from '../language/use-text.ts';
import { classes } from '../lib/classes.ts';
import { colorText } from './color.text.ts';
import { Check } from './icons.ts';

const COLORS = {
  red: 0xd6_45_3d,
  orange: 0xe0_8a_2e,
  yellow: 0xd9_b6_2f,
  green: 0x4f_9d_5b,
  blue: 0x3f_7f_d1,
  purple: 0x8e_6b_bf,
  pink: 0xd1_5b_94,
} as const;

const NAMES = Object.keys(COLORS) as (keyof typeof COLORS)[];

const SWATCH =
  'grid size-9 place-items-center rounded-full border border-line-strong md:size-7 aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-brass';

/** An accent: one of a few, an own one, or the usual. */
export const ColorField = ({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (color: number | null) => void;
}) => {
  const text = useText(colorText);
  const id = useId();
  const isOwn = value !== null && !NAMES.some((name) => COLORS[name] === value);
  return (
    <fieldset className="col-span-2 grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 font-medium">{text.color}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-pressed={value === null}
          onClick={() => onChange(null)}
          className={classes(SWATCH, 'w-auto! px-3 text-xs text-muted')}
        >
          {text.usual}
        </button>
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={text.colors[name]}
            title={text.colors[name]}
            aria-pressed={value === COLORS[name]}
            onClick={() => onChange(COLORS[name])}
            className={SWATCH}
            style={{ background: hexOf(COLORS[name]) }}
          >
            {value === COLORS[name] ? <Check aria-hidden className="size-4 text-white" /> : null}
          </button>
        ))}
        <label
          htmlFor={id}
          title={text.ownColor}
          className={classes(
            SWATCH,
            'relative cursor-pointer overflow-hidden focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brass',
            isOwn && 'outline-2 outline-offset-2 outline-brass',
          )}
          style={{
            background: isOwn ? hexOf(value) : 'conic-gradient(red, gold, lime, aqua, blue, magenta, red)',
          }}
        >
          <span className="sr-only">{text.ownColor}</span>
          <input
            id={id}
            type="color"
            value={hexOf(value ?? COLORS.blue)}
            onChange={(event) => onChange(Number.parseInt(event.target.value.slice(1), 16))}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      </div>
    </fieldset>
  );
};
