import type { CaptDetails } from '@famiglia/contract/capts/capts';
import type { Participant } from '@famiglia/contract/events/events';
import { AddDialog } from '../../../entities/roster/dialogs/add-dialog.tsx';
import { CancelDialog } from '../../../entities/roster/dialogs/cancel-dialog.tsx';
import { CloseDialog } from '../../../entities/roster/dialogs/close-dialog.tsx';
import { RemoveDialog } from '../../../entities/roster/dialogs/remove-dialog.tsx';
import { GroupCodeDialog } from '../../../entities/roster/dialogs/group-code-dialog.tsx';
import { ReopenDialog } from '../../../entities/roster/dialogs/reopen-dialog.tsx';
import { UndoDialog } from '../../../entities/roster/dialogs/undo-dialog.tsx';
import { CaptDialog } from '../form/capt-dialog.tsx';
import { ResultDialog } from '../result/result-dialog.tsx';
import type { LeaderAction } from './leader-actions.tsx';

/** The open confirmation dialog, if any. The edit form is not here but in the address. */
export type CaptQuestion =
  | { about: Exclude<LeaderAction, 'edit' | 'delete'> }
  | { about: 'remove'; person: Participant };

interface CaptDialogsProps {
  question: CaptQuestion | null;
  capt: CaptDetails;
  participants: readonly Participant[];
  onClose: () => void;
}

export const CaptDialogs = ({ question, capt, participants, onClose }: CaptDialogsProps) => {
  switch (question?.about) {
    case 'add':
      return <AddDialog id={capt.id} participants={participants} onClose={onClose} />;
    case 'copy':
      return <CaptDialog copyOf={capt} onClose={onClose} />;
    case 'close':
      return <CloseDialog id={capt.id} onClose={onClose} />;
    case 'reopen':
      return <ReopenDialog id={capt.id} onClose={onClose} />;
    case 'undo':
      return <UndoDialog id={capt.id} onClose={onClose} />;
    case 'code':
      return <GroupCodeDialog id={capt.id} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog of={capt} title={capt.opponent} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog id={capt.id} person={question.person} onClose={onClose} />;
    case 'result':
      return <ResultDialog capt={capt} participants={participants} onClose={onClose} />;
    case undefined:
      return null;
  }
};
