import { randomUUID } from 'node:crypto';
import type { Form } from './form.ts';

/** More than people have open at once. */
const REMEMBERED = 500;

/** A form as somebody saw it. */
export interface KeptForm {
  form: Form;
  /** The same form with what is stored now; only forms that edit something have it. */
  current?: (() => Promise<Form>) | undefined;
}

/**
 * The forms that people were shown: what was typed into a refused one is put back into it. They are lost with the process; the
 * answer to a refused form has its text as well.
 */
export interface KeptForms {
  /** Stores the form that somebody was shown. */
  noteShown: (userId: string, kept: KeptForm) => void;
  findShown: (userId: string, customId: string) => KeptForm | undefined;
  /** Keeps a form to be opened again; returns the key by which a button finds it. */
  keep: (kept: KeptForm) => string;
  find: (key: string) => KeptForm | undefined;
}

export const createKeptForms = (): KeptForms => {
  const forms = new Map<string, KeptForm>();
  const put = (key: string, kept: KeptForm): void => {
    forms.delete(key);
    forms.set(key, kept);
    const [oldest] = forms.keys();
    if (forms.size > REMEMBERED && oldest !== undefined) forms.delete(oldest);
  };
  return {
    noteShown: (userId, kept) => put(`${userId} ${kept.form.custom_id}`, kept),
    findShown: (userId, customId) => forms.get(`${userId} ${customId}`),
    keep: (kept) => {
      const key = randomUUID();
      put(key, kept);
      return key;
    },
    find: (key) => forms.get(key),
  };
};
