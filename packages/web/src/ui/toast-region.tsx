import { Toast } from '@base-ui/react/toast';
import { TOAST_MS } from '@famiglia/contract/constants';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import type { ToastKind } from './toast.ts';
import { toastManager } from './toast.ts';

const ICONS: Record<ToastKind, ReactNode> = {
  success: <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />,
  error: <CircleAlert aria-hidden className="size-5 shrink-0 text-bad" />,
  info: <Info aria-hidden className="size-5 shrink-0 text-info" />,
};

const Toasts = () => {
  const text = useText(commonText);
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['right', 'up']}
      className="rounded-md border border-line-strong bg-raised shadow-[0_8px_24px_#0006] transition-[opacity,translate] duration-(--calm) data-ending-style:translate-x-4 data-ending-style:opacity-0 data-starting-style:translate-x-4 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-start gap-3 py-3 pr-1 pl-3">
        {ICONS[(toast.type as ToastKind | undefined) ?? 'info']}
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-medium" />
          <Toast.Description className="mt-0.5 text-muted empty:hidden" />
        </div>
        <Toast.Close
          aria-label={text.close}
          className="-my-3 grid size-11 shrink-0 place-items-center self-start text-faint hover:text-text"
        >
          <X aria-hidden className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
};

/** Top right, five seconds each, closable; the time stands still while the pointer or the focus is on one. */
export const ToastRegion = ({ children }: { children: ReactNode }) => (
  <Toast.Provider toastManager={toastManager} timeout={TOAST_MS} limit={4}>
    {children}
    <Toast.Portal>
      <Toast.Viewport className="fixed top-3 right-3 z-50 flex w-[min(360px,calc(100vw-24px))] flex-col gap-2 md:top-5 md:right-5">
        <Toasts />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);
