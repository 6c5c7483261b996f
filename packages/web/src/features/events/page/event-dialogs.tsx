import type { EventDetails, Participant } from '@famiglia/contract/events/events';
import { EventDialog } from '../form/event-dialog.tsx';
import { AddDialog } from '../../../entities/roster/dialogs/add-dialog.tsx';
import { CancelDialog } from '../../../entities/roster/dialogs/cancel-dialog.tsx';
import { CloseDialog } from '../../../entities/roster/dialogs/close-dialog.tsx';
import { GroupCodeDialog } from '../../../entities/roster/dialogs/group-code-dialog.tsx';
import { ReopenDialog } from '../../../entities/roster/dialogs/reopen-dialog.tsx';
import { UndoDialog } from '../../../entities/roster/dialogs/undo-dialog.tsx';
import { SeriesDialog } from '../series/series-dialog.tsx';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import type { LeaderAction } from './leader-actions.tsx';
import { RemoveDialog } from '../../../entities/roster/dialogs/remove-dialog.tsx';

/** The open confirmation dialog, if any. */
export type EventQuestion =
  | { about: Exclude<LeaderAction, 'attendance'> }
  | { about: 'remove'; person: Participant };

interface EventDialogsProps {
  question: EventQuestion | null;
  event: EventDetails;
  participants: readonly Participant[];
  onClose: () => void;
}

export const EventDialogs = ({ question, event, participants, onClose }: EventDialogsProps) => {
  switch (question?.about) {
    case 'edit':
      return <EventDialog open event={event} onClose={onClose} />;
    case 'copy':
      return <EventDialog open copyOf={event} onClose={onClose} />;
    case 'repeat':
      return <SeriesDialog from={event} onClose={onClose} />;
    case 'template':
      return <SaveTemplateDialog event={event} onClose={onClose} />;
    case 'add':
      return <AddDialog id={event.id} participants={participants} onClose={onClose} />;
    case 'close':
      return <CloseDialog id={event.id} onClose={onClose} />;
    case 'reopen':
      return <ReopenDialog id={event.id} onClose={onClose} />;
    case 'undo':
      return <UndoDialog id={event.id} onClose={onClose} />;
    case 'code':
      return <GroupCodeDialog id={event.id} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog of={event} title={event.title} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog id={event.id} person={question.person} onClose={onClose} />;
    case undefined:
      return null;
  }
};
