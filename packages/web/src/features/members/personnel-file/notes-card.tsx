import { NOTE_LENGTH } from '@famiglia/contract/personnel-file/personnel-file';
import type { MemberNote } from '@famiglia/contract/personnel-file/personnel-file';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Trash2 } from '../../../shared/ui/icons.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { personnelFileText } from './personnel-file.text.ts';
import { useAddNote, useNotes, useRemoveNote } from './queries.ts';

/** Leaders' private notes about a member. */
export const NotesCard = ({ userId }: { userId: string }) => {
  const text = useText(personnelFileText);
  const guildId = useCurrentGuild().id;
  const notes = useNotes(guildId, userId);
  const [removed, setRemoved] = useState<MemberNote | null>(null);
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.notes}</h2>
      <NoteForm userId={userId} />
      <QueryView query={notes} skeleton={null}>
        {(items) => (
          <ol className="grid empty:hidden">
            {items.map((note) => (
              <NoteRow key={note.id} note={note} onRemove={() => setRemoved(note)} />
            ))}
          </ol>
        )}
      </QueryView>
      {removed ? <RemoveDialog userId={userId} note={removed} onClose={() => setRemoved(null)} /> : null}
    </Card>
  );
};

/** What was typed stays until the server has it. */
const NoteForm = ({ userId }: { userId: string }) => {
  const text = useText(personnelFileText);
  const add = useAddNote(useCurrentGuild().id, userId);
  const [typed, setTyped] = useState('');
  return (
    <form
      className="grid gap-2 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') add.mutate(typed, { onSuccess: () => setTyped('') });
      }}
    >
      <TextArea
        aria-label={text.newNote}
        placeholder={text.placeholder}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Refusal error={add.error} />
      <p className="text-xs text-pretty text-muted">{text.notesHint}</p>
      <Button
        type="submit"
        className="justify-self-start"
        disabled={typed.trim() === ''}
        loading={add.isPending}
      >
        {text.add}
      </Button>
    </form>
  );
};

const NoteRow = ({ note, onRemove }: { note: MemberNote; onRemove: () => void }) => {
  const text = useText(personnelFileText);
  const format = useFormat();
  return (
    <li className="flex items-start gap-2 border-t border-line py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1 py-1">
        <p className="text-pretty wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="text-xs text-muted">
          {note.author.name}
          <span aria-hidden> · </span>
          <time dateTime={note.created_at} title={format.dateTime(note.created_at)} className="text-faint">
            {format.date(note.created_at)}
          </time>
        </p>
      </div>
      <IconButton label={text.remove} onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
};

interface RemoveDialogProps {
  userId: string;
  note: MemberNote;
  onClose: () => void;
}

const RemoveDialog = ({ userId, note, onClose }: RemoveDialogProps) => {
  const text = useText(personnelFileText);
  const remove = useRemoveNote(useCurrentGuild().id, userId);
  return (
    <ConfirmDialog
      danger
      title={text.removeTitle}
      body={text.removeBody}
      confirm={text.removeConfirm}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(note.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
