import type { FieldValue, SettingField } from '@famiglia/contract/settings/setting-field';
import type { Settings, SettingsValues } from '@famiglia/contract/settings/settings';
import { settings as settingsSchema, settingsValues } from '@famiglia/contract/settings/settings';
import { changedFields, readField, valuesOf, writeField } from '@famiglia/contract/settings/settings-values';
import { useState } from 'react';
import { ApiError } from '../../../shared/lib/api-error.ts';
import { useSaveSettings, useSettings } from '../queries.ts';
import type { FieldProblem } from './field-problem.ts';
import { concerns } from './field-problem.ts';

/** A person's edits, and the version they are based on. */
interface Edits {
  base: Settings;
  values: SettingsValues;
}

/**
 * Without edits there is no draft, and the page follows the server. From the first edit on, the draft keeps
 * its base version until it is saved or discarded.
 */
export const useSettingsDraft = (guildId: string, enabled: boolean) => {
  const query = useSettings(guildId, enabled);
  const saving = useSaveSettings(guildId);
  const [edits, setEdits] = useState<Edits | null>(null);
  const [newer, setNewer] = useState<Settings | null>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [switchedOff, setSwitchedOff] = useState<Partial<Record<SettingField, number>>>({});

  const saved = query.data;
  const values = edits?.values ?? (saved && valuesOf(saved));

  const change = <Field extends SettingField>(field: Field, value: FieldValue<Field>): void => {
    setProblems((old) => old.filter((problem) => !concerns(problem, field)));
    const before: unknown = values && readField(values, field);
    if (value === 0 && typeof before === 'number' && before > 0) {
      setSwitchedOff((old) => ({ ...old, [field]: before }));
    }
    setEdits((old) => {
      const base = old?.base ?? saved;
      if (!base) return old;
      const next = writeField(old?.values ?? valuesOf(base), field, value);
      return changedFields(valuesOf(base), next).length === 0 ? null : { base, values: next };
    });
  };

  const refuse = (found: readonly FieldProblem[]): false => {
    setProblems(found);
    setRefusals((count) => count + 1);
    return false;
  };

  /** True once everything is saved; false if the person has to resolve something. */
  const store = async ({ base, values: sent }: Edits): Promise<boolean> => {
    const found = checkValues(sent);
    if (found.length > 0) return refuse(found);
    setProblems([]);
    try {
      const stored = await saving.mutateAsync({ ...sent, version: base.version });
      // Edits typed during the save are kept.
      setEdits((now) => (now && now.values !== sent ? { base: stored, values: now.values } : null));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'version_conflict') setNewer(settingsSchema.parse(error.current));
      else if (error.code === 'validation_failed') refuse(error.errors);
      else throw error;
      return false;
    }
  };

  return {
    query,
    values,
    change,
    problems,
    /** How often a save found something wrong. */
    refusals,
    /** The number that each setting had before it was switched off, while the page is open. */
    switchedOff,
    changed: edits ? changedFields(valuesOf(edits.base), edits.values) : [],
    saving: saving.isPending,
    save: async () => (edits ? store(edits) : true),
    reset: () => {
      setEdits(null);
      setProblems([]);
    },
    /** Another person saved meanwhile. The draft is not changed until the person has chosen. */
    conflict: edits && newer ? { base: edits.base, mine: edits.values, theirs: newer } : null,
    /** The server already has a newer version than the base of this draft. */
    overtakenBy: edits && saved && saved.version > edits.base.version ? saved : null,
    compare: (theirs: Settings) => setNewer(theirs),
    postpone: () => setNewer(null),
    settle: async (merged: SettingsValues): Promise<boolean> => {
      if (!newer) return true;
      setNewer(null);
      const settled = { base: newer, values: merged };
      const differs = changedFields(valuesOf(newer), merged).length > 0;
      setEdits(differs ? settled : null);
      if (differs) return store(settled);
      await query.refetch();
      return true;
    },
  };
};

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;

/**
 * Validates by the contract's own schema before anything is sent. The message is a code with its limit
 * (`too_big:100`), because the text depends on the reader's language and zod knows only one.
 */
export const checkValues = (values: SettingsValues): FieldProblem[] => {
  const result = settingsValues.safeParse(values);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const limit =
      issue.code === 'too_big' ? issue.maximum : issue.code === 'too_small' ? issue.minimum : undefined;
    const kind = issue.code === 'too_big' || issue.code === 'too_small' ? issue.origin : undefined;
    return {
      field: issue.path.join('.'),
      message: limit === undefined ? 'not_right' : `${issue.code}_${kind}:${String(limit)}`,
    };
  });
};
