import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';

export function Lightbox({
  source,
  name,
  onClose,
}: {
  source: string;
  name: string;
  onClose: () => void;
}): ReactNode {
  return (
    <Dialog title={name} onClose={onClose}>
      <img className="lightbox-picture" src={source} alt={name} />
    </Dialog>
  );
}
