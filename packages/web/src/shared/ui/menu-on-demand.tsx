import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cloneElement, useState } from 'react';
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
  const [parts, setParts] = useState<MenuParts | null>(null);
  if (parts === null) {
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: loadInTime,
      onFocus: loadInTime,
      onClick: () => void loadMenu().then(setParts, () => toast.error(text.unreachable)),
    });
  }
  return (
    <parts.Menu {...rest} trigger={trigger} defaultOpen>
      {children(parts)}
    </parts.Menu>
  );
};
