import * as z from 'zod';
import type { Language } from './constants.ts';
import type { PluralForms } from './plural.ts';
import { snowflake } from './shapes.ts';

/** Where the panel shows a setting. */
export type PanelSection =
  | 'general'
  | 'channels'
  | 'reputation'
  | 'events'
  | 'capts'
  | 'gungame'
  | 'reminders';

/** Where `/setup` shows it: every setting has a place there, because a Free guild has no panel. */
export type SetupPart = 'general' | 'channels' | NumberPart | 'roles' | 'reminders' | 'sorting' | 'log';

/** The parts that have forms for numbers; both stand in one section there. */
export const NUMBER_PARTS = ['screens', 'gatherings'] as const;
export type NumberPart = (typeof NUMBER_PARTS)[number];

export interface FieldText {
  label: string;
  /** The name where the section's own does not stand above it; the label unless given. */
  fullLabel?: string;
  hint?: string;
}

export interface Declared<Value> extends Record<Language, FieldText> {
  section: PanelSection;
  setup: SetupPart;
  /** What a guild has that never saved it. */
  default: Value;
}

/** A setting with a control of its own in the panel and in `/setup`. */
export const special = <const Kind extends string, Schema extends z.ZodType>(
  declared: Declared<z.infer<Schema>> & { kind: Kind; schema: Schema },
) => declared;

interface Limits {
  min: number;
  max: number;
}

/** A whole number. The unit stands behind it in the panel. */
export const number = (
  declared: Declared<number> & Limits & { setup: NumberPart; unit: Record<Language, PluralForms> },
) => ({
  ...declared,
  kind: 'number' as const,
  schema: z.number().int().min(declared.min).max(declared.max),
});

/** One line of text. */
export const text = (declared: Declared<string> & Limits) => ({
  ...declared,
  kind: 'text' as const,
  schema: z.string().trim().min(declared.min).max(declared.max),
});

/** A text channel of the guild, or none. */
export const channel = (texts: Record<Language, FieldText>) => ({
  ...texts,
  kind: 'channel' as const,
  schema: snowflake.nullable(),
  section: 'channels' as const,
  setup: 'channels' as const,
  default: null,
});

/** How many minutes before the start people are reminded, at most five times. */
export const reminders = (texts: Record<Language, FieldText>) =>
  special({
    ...texts,
    kind: 'reminders',
    schema: z.array(z.number().int().min(1).max(10_080)).max(5),
    section: 'reminders',
    setup: 'reminders',
    default: [60, 15],
  });
