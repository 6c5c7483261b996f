import { useState } from 'react';
import { classes } from '../lib/classes.ts';
import { initials } from './initials.ts';

const SIZES = { small: 'size-8 text-xs', large: 'size-12 text-base' } as const;

interface CrestProps {
  name: string;
  src: string | null;
  size?: keyof typeof SIZES;
  muted?: boolean;
}

/** A server's icon, or its initials. */
export const Crest = ({ name, src, size = 'small', muted = false }: CrestProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = classes('shrink-0 rounded-md', SIZES[size]);
  if (src && broken !== src) {
    return (
      <img
        src={src}
        alt=""
        onError={() => setBroken(src)}
        className={classes(shape, 'bg-raised object-cover', muted && 'opacity-60 grayscale')}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={classes(
        shape,
        'grid place-items-center font-semibold',
        muted ? 'bg-raised text-muted' : 'bg-brass-wash text-brass',
      )}
    >
      {initials(name)}
    </span>
  );
};
