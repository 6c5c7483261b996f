import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { useNavigate } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { FormDialog } from '../../../entities/roster/form/form-dialog.tsx';
import { usePublishWords } from '../../../entities/roster/form/use-publish-words.ts';
import { draftOf } from './capt-draft.ts';
import { CaptForm } from './capt-form.tsx';
import { formText } from './form.text.ts';
import { useCaptForm } from './use-capt-form.ts';
import { useDiffering } from './use-differing.ts';

interface CaptDialogProps {
  onClose: () => void;
  /** The capt to edit; left out for a new one. */
  capt?: CaptDetails;
  /** The capt that a new one is like. */
  copyOf?: CaptDetails;
}

/** Mounted at each opening, so that it starts from the current capt. */
export const CaptDialog = ({ onClose, capt, copyOf }: CaptDialogProps) => {
  const text = useText(formText);
  const navigate = useNavigate();
  const guild = useCurrentGuild();
  const differing = useDiffering();
  const form = useCaptForm({ capt, copyOf }, (saved) => {
    if (capt) onClose();
    else void navigate(`/guild/${guild.id}/capts/${saved.id}`);
  });
  const { played } = form.draft;
  const theirs = form.theirs && differing(form.theirs, form.contested(draftOf(form.theirs, guild.time_zone)));
  const isPosted = capt === undefined && !played;
  const words = usePublishWords('capt', { note: text.createNote, save: text.publish }, isPosted);
  const note = played ? text.playedNote : words.note;
  if (!words.areKnown) return null;
  return (
    <FormDialog
      title={capt ? text.edit : copyOf ? text.copy : text.create}
      description={capt ? text.editNote : note}
      save={capt || played ? text.save : words.save}
      saving={form.saving}
      theirs={theirs}
      onClose={onClose}
    >
      {(id) => <CaptForm id={id} form={form} theirs={theirs} capt={capt} />}
    </FormDialog>
  );
};
