import type { EventDetails } from '@famiglia/contract/events/events';
import {
  Ban,
  Copy,
  KeyRound,
  LayoutTemplate,
  ListChecks,
  Lock,
  Pencil,
  Repeat,
  Undo2,
  UserPlus,
} from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { eventText } from './event.text.ts';

export type LeaderAction =
  | 'edit'
  | 'add'
  | 'close'
  | 'reopen'
  | 'attendance'
  | 'undo'
  | 'cancel'
  | 'code'
  | 'copy'
  | 'template'
  | 'repeat';

interface LeaderActionsProps {
  event: EventDetails;
  onAction: (action: LeaderAction) => void;
}

/** A leader's actions for the event, the next one first. A finished one can be corrected for a day. */
export const LeaderActions = ({ event, onAction }: LeaderActionsProps) => {
  const text = useText(eventText);
  const now = useNow(event.starts_at).getTime();
  const { status } = event;
  const hasBegun = Date.parse(event.starts_at) <= now;
  const isCorrectable = event.correctable_until !== null && now < Date.parse(event.correctable_until);
  const again = (
    <>
      <MenuItem onClick={() => onAction('copy')}>
        <Copy aria-hidden className="size-4 text-faint" />
        {text.copy}
      </MenuItem>
      <MenuItem onClick={() => onAction('repeat')}>
        <Repeat aria-hidden className="size-4 text-faint" />
        {text.repeat}
      </MenuItem>
      <MenuItem onClick={() => onAction('template')}>
        <LayoutTemplate aria-hidden className="size-4 text-faint" />
        {text.saveTemplate}
      </MenuItem>
    </>
  );
  if (status === 'cancelled' || (status === 'finished' && !isCorrectable))
    return <MoreMenu label={text.more}>{again}</MoreMenu>;
  if (status === 'finished') {
    return (
      <>
        <Button icon={<ListChecks aria-hidden className="size-4" />} onClick={() => onAction('attendance')}>
          {text.correct}
        </Button>
        <Button
          variant="ghost"
          icon={<Undo2 aria-hidden className="size-4" />}
          onClick={() => onAction('undo')}
        >
          {text.undo}
        </Button>
        <MoreMenu label={text.more}>{again}</MoreMenu>
      </>
    );
  }
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
            variant={hasBegun ? 'secondary' : 'primary'}
            icon={<Lock aria-hidden className="size-4 max-md:hidden" />}
            onClick={() => onAction('close')}
          >
            {text.close}
          </Button>
        </>
      ) : (
        <Button onClick={() => onAction('reopen')}>{text.reopen}</Button>
      )}
      {hasBegun ? (
        <Button
          variant="primary"
          icon={<ListChecks aria-hidden className="size-4 max-md:hidden" />}
          onClick={() => onAction('attendance')}
        >
          {text.attendance}
        </Button>
      ) : null}
      <MoreMenu label={text.more}>
        <MenuItem className="md:hidden" onClick={() => onAction('edit')}>
          <Pencil aria-hidden className="size-4 text-faint" />
          {text.edit}
        </MenuItem>
        <MenuItem onClick={() => onAction('code')}>
          <KeyRound aria-hidden className="size-4 text-faint" />
          {text.code}
        </MenuItem>
        {again}
        <MenuSeparator />
        <MenuItem className="text-bad" onClick={() => onAction('cancel')}>
          <Ban aria-hidden className="size-4" />
          {text.cancel}
        </MenuItem>
      </MoreMenu>
    </>
  );
};
