import type { ComponentProps } from 'react';

/** 16 px on a phone: iOS zooms into anything smaller. */
export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea
    {...props}
    className="w-full rounded-sm border border-field-line bg-field px-3 py-2 text-base transition-colors duration-(--quick) hover:border-faint focus-visible:border-brass focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-hover disabled:text-muted md:text-sm"
  />
);
