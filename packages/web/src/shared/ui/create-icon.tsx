import { createElement } from 'react';
import type { ComponentType, SVGProps } from 'react';

export type Icon = ComponentType<Omit<SVGProps<SVGSVGElement>, 'children'>>;
type Shape = [tag: string, attributes: Record<string, string>];

/**
 * A Lucide icon, 24 pixels wide unless a class says otherwise. Hidden from screen readers, because there is
 * text beside it.
 */
export const createIcon = (shapes: readonly Shape[]): Icon =>
  function Icon(props) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        {shapes.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
      </svg>
    );
  };
