import type { ApplicationForm } from '@famiglia/contract/applications/applications';

/** What a form consists of while it is edited. */
export type FormDraft = Omit<ApplicationForm, 'id' | 'version' | 'state' | 'waiting'>;

export interface DraftProps {
  body: FormDraft;
  onChange: (part: Partial<FormDraft>) => void;
}

export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
