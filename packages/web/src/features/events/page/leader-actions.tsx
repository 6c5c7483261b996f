import type { EventDetails } from '@famiglia/contract/events';
import { Ban, ListChecks, Lock, Pencil, UserPlus } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { MenuItem } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { eventText } from './event.text.ts';

export type LeaderAction = 'edit' | 'add' | 'close' | 'attendance' | 'cancel';

interface LeaderActionsProps {
  event: EventDetails;
  onAction: (action: LeaderAction) => void;
}

/** A leader's actions for the event. A finished or cancelled one has none. */
export const LeaderActions = ({ event: { status }, onAction }: LeaderActionsProps) => {
  const text = useText(eventText);
  if (status === 'finished' || status === 'cancelled') return null;
  return (
    <>
      <Button variant="ghost" className="max-md:hidden" onClick={() => onAction('edit')}>
        {text.edit}
      </Button>
      {status === 'open' ? (
        <>
          <Button icon={<UserPlus aria-hidden className="size-4" />} onClick={() => onAction('add')}>
            {text.add}
          </Button>
          <Button
            variant="primary"
            icon={<Lock aria-hidden className="size-4 max-md:hidden" />}
            onClick={() => onAction('close')}
          >
            {text.close}
          </Button>
        </>
      ) : (
        <Button
          variant="primary"
          icon={<ListChecks aria-hidden className="size-4" />}
          onClick={() => onAction('attendance')}
        >
          {text.attendance}
        </Button>
      )}
      <MoreMenu label={text.more}>
        <MenuItem className="md:hidden" onClick={() => onAction('edit')}>
          <Pencil aria-hidden className="size-4 text-faint" />
          {text.edit}
        </MenuItem>
        <MenuItem className="text-bad" onClick={() => onAction('cancel')}>
          <Ban aria-hidden className="size-4" />
          {text.cancel}
        </MenuItem>
      </MoreMenu>
    </>
  );
};
