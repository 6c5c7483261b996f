import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Toggle } from '../../../shared/ui/toggle.tsx';
import { AddById } from './add-by-id.tsx';
import { AddFromList } from './add-from-list.tsx';
import type { AddPeopleProps } from './add-people-props.ts';
import { dialogsText } from './dialogs.text.ts';

interface AddPeopleDialogProps extends Omit<AddPeopleProps, 'reserve'> {
  onClose: () => void;
}

/** Signs up people who asked elsewhere; stays open for adding more. */
export const AddPeopleDialog = ({ onClose, ...props }: AddPeopleDialogProps) => {
  const text = useText(dialogsText);
  const guild = useCurrentGuild();
  const [reserve, setReserve] = useState(false);
  const People = may(guild.access.permissions, 'users.view') ? AddFromList : AddById;
  return (
    <Dialog open onOpenChange={onClose} title={text.addTitle} description={text.addBody}>
      <div className="grid gap-3">
        <People {...props} reserve={reserve} />
        <div>
          <Toggle on={reserve} onChange={() => setReserve(!reserve)}>
            {text.addReserve}
          </Toggle>
        </div>
      </div>
    </Dialog>
  );
};
