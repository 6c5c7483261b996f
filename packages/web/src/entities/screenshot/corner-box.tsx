import type { ComponentProps } from 'react';
import { SelectBox } from '../../shared/ui/select-box.tsx';

/** The box in a picture’s corner. It is dark inside, so that it is seen on any picture. */
export const CornerBox = (props: ComponentProps<typeof SelectBox>) => (
  <span className="absolute top-0 left-0 scheme-dark [&_input]:border-text [&_input]:bg-[#000a]">
    <SelectBox {...props} />
  </span>
);
