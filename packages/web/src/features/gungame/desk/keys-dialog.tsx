import { useText } from '../../../language/use-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { gungameText } from '../gungame.text.ts';

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const KeysDialog = ({ open, onOpenChange }: KeysDialogProps) => {
  const { keys } = useText(gungameText);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={keys.title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {Object.entries(keys.lines).map(([names, does]) => (
          <div key={names} className="contents">
            <dt className="flex justify-end gap-1">
              {names.split(' ').map((name) => (name === '…' ? '…' : <Kbd key={name}>{name}</Kbd>))}
            </dt>
            <dd className="text-pretty text-muted">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
