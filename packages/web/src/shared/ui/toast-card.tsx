import { TOAST_MS } from '@famiglia/contract/kit/toast-time';
import { CircleAlert, CircleCheck, Info, X } from './icons.ts';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import type { ToastKind, ToastMessage } from './toast.ts';
import { closeToast } from './toast.ts';

const ICONS: Record<ToastKind, ReactNode> = {
  success: <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />,
  error: <CircleAlert aria-hidden className="size-5 shrink-0 text-bad" />,
  info: <Info aria-hidden className="size-5 shrink-0 text-info" />,
};

/** Closes by itself; hover or focus pauses the timer, which then starts again. */
export const ToastCard = ({
  message: { id, kind, title, description, action },
}: {
  message: ToastMessage;
}) => {
  const text = useText(commonText);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => closeToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, id]);

  return (
    // Pausing the timer is no action: the element has nothing to press or to announce.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex items-start gap-3 rounded-md border border-line-strong bg-raised py-3 pr-1 pl-3 shadow-[0_8px_24px_#0006] transition-[opacity,translate] duration-(--calm) starting:translate-x-4 starting:opacity-0"
    >
      {ICONS[kind]}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {description ? <p className="mt-0.5 text-muted">{description}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          onClick={() => {
            closeToast(id);
            action.run();
          }}
          className="-my-3 min-h-11 shrink-0 rounded-sm px-2 font-semibold text-brass hover:text-brass-strong"
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={text.close}
        onClick={() => closeToast(id)}
        className="-my-3 grid size-11 shrink-0 place-items-center rounded-sm text-faint hover:text-text"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
};
