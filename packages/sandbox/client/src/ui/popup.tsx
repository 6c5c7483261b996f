import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface PopupProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** As wide as its anchor, or as its content. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

const gap = 6;

/** A panel beside its anchor, in the browser's top layer, so that no scrolling list or dialog clips it. */
export const Popup = ({ anchor, onClose, wide = false, className = '', children }: PopupProps): ReactNode => {
  const ref = useRef<HTMLDivElement>(null);

  // After each render: the content may have grown.
  useLayoutEffect(() => {
    const popup = ref.current;
    const box = anchor.current?.getBoundingClientRect();
    if (!popup || !box) return;
    if (!popup.matches(':popover-open')) {
      popup.showPopover();
      popup.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    if (wide) popup.style.width = `${box.width}px`;
    const roomBelow = innerHeight - box.bottom - gap * 2;
    const above = roomBelow < popup.scrollHeight && box.top > roomBelow;
    popup.style.maxHeight = `${Math.max(above ? box.top - gap * 2 : roomBelow, 120)}px`;
    popup.style.top = above ? 'auto' : `${box.bottom + gap}px`;
    popup.style.bottom = above ? `${innerHeight - box.top + gap}px` : 'auto';
    popup.style.left = `${Math.max(gap, Math.min(box.left, innerWidth - popup.offsetWidth - gap))}px`;
  });

  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      const target = event.target as Node;
      if (!ref.current?.contains(target) && !anchor.current?.contains(target)) onClose();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Esc closes only this and not the dialog below it.
      event.preventDefault();
      event.stopPropagation();
      onClose();
      anchor.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape, true);
    };
  }, [anchor, onClose]);

  return (
    <div ref={ref} popover="manual" className={`popup ${className}`}>
      {children}
    </div>
  );
};
