import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cloneElement, useEffect, useState } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import type * as menu from './menu.tsx';
import { toast } from './toast.ts';

type MenuParts = typeof menu;

const loadMenu = async (): Promise<MenuParts> => import('./menu.tsx');
/** Called again by the click, which tells the person when it fails. */
const loadInTime = (): void => void loadMenu().catch(() => undefined);

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
  const text = useText(commonText);
  const [loaded, setLoaded] = useState<{ parts: MenuParts; byKeyboard: boolean } | null>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    // Pressed as by a key: only then the focus is led to the first item.
    if (loaded?.byKeyboard === true) button?.click();
  }, [button, loaded]);

  const open = (byKeyboard: boolean): void => {
    const again = { label: text.retry, run: () => open(byKeyboard) };
    void loadMenu().then(
      (parts) => setLoaded({ parts, byKeyboard }),
      () => toast.error(text.unreachable, undefined, again),
    );
  };
  if (loaded === null) {
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: loadInTime,
      onFocus: loadInTime,
      // A key presses a button without a click of the pointer.
      onClick: ({ detail }) => open(detail === 0),
    });
  }
  const { parts, byKeyboard } = loaded;
  return (
    <parts.Menu {...rest} trigger={cloneElement(trigger, { ref: setButton })} defaultOpen={!byKeyboard}>
      {children(parts)}
    </parts.Menu>
  );
};
