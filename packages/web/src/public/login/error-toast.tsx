import { TOAST_MS } from '@famiglia/contract/kit/toast-time';
import { CircleAlert, X } from '../../shared/ui/icons.ts';
import { useEffect } from 'react';

interface ErrorToastProps {
  message: string;
  closeLabel: string;
  onClose: () => void;
}

/** A small version of the panel's toast: its library would be larger than this whole page. */
export const ErrorToast = ({ message, closeLabel, onClose }: ErrorToastProps) => {
  useEffect(() => {
    const timer = window.setTimeout(onClose, TOAST_MS);
    return () => window.clearTimeout(timer);
  }, [onClose]);
  return (
    <div
      role="alert"
      className="fixed top-3 right-3 z-50 flex w-[min(360px,calc(100vw-24px))] items-start gap-3 rounded-md border border-line-strong bg-raised py-3 pr-1 pl-3 md:top-5 md:right-5"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-bad" />
      <p className="min-w-0 flex-1 font-medium">{message}</p>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="-my-3 grid size-11 shrink-0 place-items-center text-faint hover:text-text"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
};
