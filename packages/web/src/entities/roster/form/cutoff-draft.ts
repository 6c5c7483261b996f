import { eventFields } from '@famiglia/contract/events/event-fields';

/** When sign-up ends by itself, as the form has it. */
export interface CutoffDraft {
  /** Minutes before the start, as typed. */
  cutoff: string;
  /** What an empty field means: the guild's settings apply, or only a leader ends sign-up. */
  noCutoff: 'settings' | 'by_hand';
}

export const NEW_CUTOFF: CutoffDraft = { cutoff: '', noCutoff: 'settings' };

/** What is left out follows the settings. An event or capt that exists never follows them. */
export const cutoffDraftOf = (of: { cutoff_minutes?: number | null | undefined }): CutoffDraft => ({
  cutoff: String(of.cutoff_minutes ?? ''),
  noCutoff: of.cutoff_minutes === undefined ? 'settings' : 'by_hand',
});

/** What is sent; what the settings decide is left out. */
export const cutoffRequestOf = ({ cutoff, noCutoff }: CutoffDraft): { cutoff_minutes?: number | null } => {
  if (cutoff !== '') return { cutoff_minutes: Number(cutoff) };
  return noCutoff === 'by_hand' ? { cutoff_minutes: null } : {};
};

export const cutoffProblemOf = ({ cutoff }: CutoffDraft): string | undefined =>
  cutoff === '' || eventFields.cutoff_minutes.safeParse(Number(cutoff)).success ? undefined : 'cutoff';
