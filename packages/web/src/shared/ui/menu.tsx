import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import { POPUP, POPUP_ITEM, POPUP_LABEL } from './popup-classes.ts';

interface MenuProps {
  /** The element that opens the menu; it must be a button. */
  trigger: ReactElement;
  children: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  className?: string;
  /** Whether it is open when it first appears. */
  defaultOpen?: boolean;
  /** What is focused when it closes; the button if left out. */
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus'];
}

export const Menu = ({
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  className,
  defaultOpen = false,
  finalFocus,
}: MenuProps) => (
  <Base.Root defaultOpen={defaultOpen}>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner side={side} align={align} sideOffset={6} className="z-40 outline-none">
        <Base.Popup
          finalFocus={finalFocus}
          className={classes(
            POPUP,
            'max-h-(--available-height) max-w-[calc(100vw-16px)] min-w-56 overflow-y-auto',
            className,
          )}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

export const MenuItem = ({
  className,
  ...rest
}: ComponentProps<typeof Base.Item> & { className?: string }) => (
  <Base.Item {...rest} className={classes(POPUP_ITEM, className)} />
);

/** An item that is a link: `render` takes the router's link. */
export const MenuLink = ({ render, children }: { render: ReactElement; children: ReactNode }) => (
  <Base.LinkItem render={render} closeOnClick className={POPUP_ITEM}>
    {children}
  </Base.LinkItem>
);

export const MenuSeparator = () => <Base.Separator className="mx-1 my-1 h-px bg-line" />;

/** A line of small links, with what they are about above them. */
export const MenuSmallPrint = ({
  label,
  links,
}: {
  label: string;
  links: readonly (readonly string[])[];
}) => (
  <Base.Group>
    <Base.GroupLabel className={POPUP_LABEL}>{label}</Base.GroupLabel>
    <div className="flex flex-wrap">
      {links.map(([href, name]) => (
        <Base.LinkItem
          key={href}
          href={href}
          closeOnClick
          className="inline-flex min-h-11 items-center rounded-sm px-2.5 text-xs text-muted outline-none data-highlighted:bg-hover md:min-h-9"
        >
          {name}
        </Base.LinkItem>
      ))}
    </div>
  </Base.Group>
);

interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of a few, side by side, the current one marked. */
export const MenuChoice = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: MenuChoiceProps<Value>) => (
  <Base.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
    <Base.Group>
      <Base.GroupLabel className={POPUP_LABEL}>{label}</Base.GroupLabel>
      <div className="flex">
        {options.map((option) => (
          <Base.RadioItem
            key={option.value}
            value={option.value}
            className={classes(
              POPUP_ITEM,
              'flex-1 justify-center text-muted data-checked:bg-brass-wash data-checked:font-medium data-checked:text-brass',
            )}
          >
            {option.label}
          </Base.RadioItem>
        ))}
      </div>
    </Base.Group>
  </Base.RadioGroup>
);
