import type { CaptDetails } from '@famiglia/contract/capts/capts';
import {
  Ban,
  Copy,
  Flag,
  KeyRound,
  Lock,
  LockOpen,
  Pencil,
  Trash2,
  Undo2,
  UserPlus,
} from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { captText } from './capt.text.ts';

export type LeaderAction =
  | 'edit'
  | 'code'
  | 'copy'
  | 'add'
  | 'close'
  | 'reopen'
  | 'result'
  | 'undo'
  | 'cancel'
  | 'delete';

interface LeaderActionsProps {
  capt: CaptDetails;
  onAction: (action: LeaderAction) => void;
}

/** A leader's actions for the capt, the next one first. */
export const LeaderActions = ({ capt, onAction }: LeaderActionsProps) => {
  const text = useText(captText);
  const { status, starts_at: start, correctable_until: until } = capt;
  const now = useNow(start).getTime();
  const hasBegun = Date.parse(start) <= now;
  const isAhead = status === 'open' || status === 'closed';
  const mayFinish = isAhead && hasBegun;
  return (
    <>
      <Button
        variant={isAhead ? 'ghost' : 'secondary'}
        className={isAhead ? 'max-md:hidden' : ''}
        onClick={() => onAction('edit')}
      >
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
      ) : null}
      {mayFinish ? (
        <Button
          variant={capt.war?.waits === true ? 'secondary' : 'primary'}
          icon={<Flag aria-hidden className="size-4 max-md:hidden" />}
          onClick={() => onAction('result')}
        >
          {text.result}
        </Button>
      ) : null}
      <MoreMenu label={text.more}>
        {isAhead ? (
          <MenuItem className="md:hidden" onClick={() => onAction('edit')}>
            <Pencil aria-hidden className="size-4 text-faint" />
            {text.edit}
          </MenuItem>
        ) : null}
        <MenuItem onClick={() => onAction('copy')}>
          <Copy aria-hidden className="size-4 text-faint" />
          {text.copy}
        </MenuItem>
        {status === 'finished' ? (
          <MenuItem onClick={() => onAction('result')}>
            <Flag aria-hidden className="size-4 text-faint" />
            {text.correct}
          </MenuItem>
        ) : null}
        {until !== null && now < Date.parse(until) ? (
          <MenuItem onClick={() => onAction('undo')}>
            <Undo2 aria-hidden className="size-4 text-faint" />
            {text.undoResult}
          </MenuItem>
        ) : null}
        {status === 'closed' ? (
          <MenuItem onClick={() => onAction('reopen')}>
            <LockOpen aria-hidden className="size-4 text-faint" />
            {text.reopen}
          </MenuItem>
        ) : null}
        {isAhead ? (
          <MenuItem onClick={() => onAction('code')}>
            <KeyRound aria-hidden className="size-4 text-faint" />
            {text.code}
          </MenuItem>
        ) : null}
        {isAhead ? (
          <MenuItem onClick={() => onAction('cancel')}>
            <Ban aria-hidden className="size-4 text-faint" />
            {text.cancel}
          </MenuItem>
        ) : null}
        <MenuSeparator />
        <MenuItem className="text-bad" onClick={() => onAction('delete')}>
          <Trash2 aria-hidden className="size-4" />
          {text.delete}
        </MenuItem>
      </MoreMenu>
    </>
  );
};
