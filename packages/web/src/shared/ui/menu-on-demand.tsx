import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cloneElement, useEffect, useState } from 'react';
import { useOnDemand } from '../code/use-on-demand.ts';
import type * as menu from './menu.tsx';

type MenuParts = typeof menu;

const loadMenu = async (): Promise<MenuParts> => import('./menu.tsx');

interface MenuOnDemandProps extends Omit<ComponentProps<MenuParts['Menu']>, 'children' | 'trigger'> {
  trigger: ReactElement<ComponentProps<'button'>>;
  /** What is in the menu, made of its parts. */
  children: (parts: MenuParts) => ReactNode;
}

/**
 * A menu of the frame. Everything that opens over a page is a fifth of the panel's scripts, and most visits open
 * none: it is loaded when the pointer or the focus reaches the button.
 */
export const MenuOnDemand = ({ trigger, children, ...rest }: MenuOnDemandProps) => {
  const { opened, loadInTime, open } = useOnDemand(loadMenu);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    // Pressed as by a key: only then the focus is led to the first item.
    if (opened?.byKeyboard === true) button?.click();
  }, [button, opened]);

  if (opened === null) {
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: loadInTime,
      onFocus: loadInTime,
      // A key presses a button without a click of the pointer.
      onClick: ({ detail }) => open(detail === 0),
    });
  }
  const { code: parts, byKeyboard } = opened;
  return (
    <parts.Menu {...rest} trigger={cloneElement(trigger, { ref: setButton })} defaultOpen={!byKeyboard}>
      {children(parts)}
    </parts.Menu>
  );
};
