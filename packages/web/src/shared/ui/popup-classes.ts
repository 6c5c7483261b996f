/** The surface of menus, selects and tooltips. */
export const POPUP =
  'rounded-md border border-line-strong bg-raised p-1 shadow-[0_8px_24px_#0006] outline-none origin-(--transform-origin) transition-[opacity,scale] duration-(--quick) data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';

export const POPUP_ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-left outline-none select-none data-highlighted:bg-hover md:min-h-9';

export const POPUP_LABEL = 'px-2.5 pt-2 pb-1 text-xs text-faint';
