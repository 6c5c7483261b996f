import { useState } from 'react';
import { classes } from '../lib/classes.ts';
import { initials } from './initials.ts';

const SIZES = {
  small: 'size-7 text-[11px]',
  medium: 'size-8 text-xs',
  large: 'size-10 text-sm',
  huge: 'size-16 text-lg',
} as const;

interface AvatarProps {
  id: string;
  name: string;
  src?: string | null;
  size?: keyof typeof SIZES;
}

/**
 * A person's avatar, or their initials on a colour. It is decorative, because the name is always beside it.
 */
export const Avatar = ({ id, name, src = null, size = 'small' }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = classes('shrink-0 rounded-full', SIZES[size]);
  if (src && broken !== src) {
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        onError={() => setBroken(src)}
        className={classes(shape, 'bg-raised object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={classes(shape, personColour(id), 'grid place-items-center font-semibold text-[#0e1013]')}
    >
      {initials(name)}
    </span>
  );
};

/**
 * Class names, not inline styles: our content security policy forbids style attributes in prerendered pages.
 */
const COLOURS = [
  'bg-[#d4a373]',
  'bg-[#8fb8de]',
  'bg-[#a3c9a8]',
  'bg-[#e5989b]',
  'bg-[#b8b8ff]',
  'bg-[#cdb4db]',
  'bg-[#ffd6a5]',
  'bg-[#8fd3d8]',
  'bg-[#caddaf]',
  'bg-[#ffb4a2]',
] as const;

/** The same person has the same colour on every page and visit. */
const personColour = (id: string): string => {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
};
