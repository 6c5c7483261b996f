import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  title: string;
  /** `left` and `right` are drawers along the edge of the page. */
  place?: 'center' | 'left' | 'right';
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog: it traps the focus, closes on Esc and restores the focus. */
export const Dialog = ({ title, place = 'center', onClose, children }: DialogProps): ReactNode => {
  const text = useText();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the key for it is Esc, which the browser handles
    <dialog
      ref={ref}
      className={`dialog dialog-${place}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-body">
        <header className="dialog-header">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" name={text.common.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
};
