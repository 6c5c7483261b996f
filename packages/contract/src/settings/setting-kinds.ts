import * as z from 'zod';
import type { Language } from '../kit/language.ts';
import type { Permission } from '../access/permissions.ts';
import type { PluralForms } from '../kit/plural.ts';
import type { RulePlace } from '../reputation/reward-roles.ts';
import { snowflake } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

/** Where the panel shows a setting. */
export type PanelSection =
  | 'general'
  | 'channels'
  | 'reputation'
  | 'events'
  | 'sorting'
  | 'gungame'
  | 'personnel'
  | 'warnings'
  | 'joining'
  | 'wars'
  | 'payday'
  | 'contracts'
  | 'cars'
  | 'digest';

/** Where `/setup` shows it, in this order: every setting has a place there, because a Free guild has no panel. */
export const SETUP_SECTIONS = [
  'general',
  'channels',
  'screens',
  'events',
  'capts',
  'wars',
  'personnel',
  'joining',
  'roles',
  'reminders',
  'sorting',
  'warnings',
  'payday',
  'contracts',
  'cars',
  'digest',
  'log',
] as const;
export type SetupSection = (typeof SETUP_SECTIONS)[number];

export interface FieldText {
  label: string;
  /** The name where the section's own does not stand above it; the label unless given. */
  fullLabel?: string;
  hint?: string;
}

/** What does not work while nothing is chosen. */
export interface Missing extends Record<Language, string> {
  /** Whether it matters with the values of other settings; always unless given. */
  when?: (valueOf: (field: string) => unknown) => boolean;
}

export interface Placed extends Record<Language, FieldText> {
  section: PanelSection;
  setup: SetupSection;
  missing?: Missing;
  /** The same setting of events, where this is one of capts: the panel shows both side by side, and offers one value for both. */
  pairOf?: `events.${string}`;
  /** With which values of other settings it says something at all: the panel shows it only then. */
  onlyIf?: (valueOf: (field: string) => unknown) => boolean;
}

/** What 0 says where it is no amount: a switch stands in the panel, and the number only while that is on; `/setup` says these words. */
export interface Off extends Record<Language, string> {
  /** The number that switching on starts with. */
  start: number;
}

export interface Declared<Value> extends Placed {
  /** What a guild has that never saved it. */
  default: Value;
}

/**
 * The values of the kinds that need nothing but a declaration: their controls in the panel and in `/setup`, their
 * checks and their values in words are made by kind.
 */
export interface PlainValues {
  number: number;
  text: string;
  choice: string;
  switch: boolean;
  channel: string | null;
  role: string | null;
}
export type PlainKind = keyof PlainValues;

interface Limits {
  min: number;
  max: number;
}

/** A whole number. The unit stands behind it in the panel. */
export const number = (
  declared: Declared<number> & Limits & { unit: Record<Language, PluralForms>; off?: Off },
) => ({
  ...declared,
  kind: 'number' as const,
  schema: z.number().int().min(declared.min).max(declared.max),
});

/** One line of text. */
export const text = (declared: Declared<string> & Limits) => ({
  ...declared,
  kind: 'text' as const,
  schema: nameText.min(declared.min).max(declared.max),
});

export interface OptionText {
  label: string;
  /** What choosing it leads to, at most 100 characters. */
  note?: string;
}

/** One of at most 25 options, in the order in which they are declared. */
export const choice = <const Option extends string>(
  declared: Declared<NoInfer<Option>> & { options: Record<Option, Record<Language, OptionText>> },
) => ({
  ...declared,
  kind: 'choice' as const,
  schema: z.enum(Object.keys(declared.options) as [Option, ...Option[]]),
});

/** On or off. */
export const toggle = (declared: Declared<boolean>) => ({
  ...declared,
  kind: 'switch' as const,
  schema: z.boolean(),
});

/** A text channel of the guild, or none. */
export const channel = (
  declared: Record<Language, FieldText> & {
    /** What the bot posts there; only people who may see it choose the channel. */
    shows?: Extract<
      Permission,
      'activity.view' | 'gungame.view' | 'money.view' | 'personnel.view' | 'reports.judge' | 'users.view'
    >;
    /** The bot posts nothing there: it only names the channel. */
    onlyNamed?: boolean;
    missing?: Missing;
    /** The section that it stands in, if not that of channels. */
    among?: PanelSection & SetupSection;
  },
) => ({
  ...declared,
  onlyNamed: declared.onlyNamed === true,
  kind: 'channel' as const,
  schema: snowflake.nullable(),
  section: declared.among ?? ('channels' as const),
  setup: declared.among ?? ('channels' as const),
  default: null,
});

/** A role of the guild, or none. One that the bot gives is checked like `reputation_roles`; one that it names only exists. */
export const role = (
  declared: Placed & {
    /** Why the bot gives it; none for a role that is only named. */
    givenFor?: RulePlace;
    /** Whether @everyone, which has the guild's own id, can be chosen too. */
    everyone?: boolean;
  },
) => ({
  ...declared,
  givenFor: declared.givenFor ?? null,
  everyone: declared.everyone === true,
  kind: 'role' as const,
  schema: snowflake.nullable(),
  default: null,
});

/** A setting with a control of its own in the panel and in `/setup`. */
export const special = <const Kind extends string, Schema extends z.ZodType>(
  declared: Declared<z.infer<Schema>> & { kind: Kind; schema: Schema },
) => declared;

/** How many minutes before the start people are reminded, at most five times. */
export const reminders = (texts: Record<Language, FieldText> & Pick<Placed, 'pairOf'>) =>
  special({
    ...texts,
    kind: 'reminders',
    schema: z.array(z.number().int().min(1).max(10_080)).max(5),
    section: 'events',
    setup: 'reminders',
    default: [60, 15],
  });

/** Up to five names that mean the same. */
export const names = (declared: Declared<string[]>) =>
  special({ ...declared, kind: 'names', schema: z.array(nameText.min(1).max(64)).max(5) });

/** What a moderator or a leader chooses a reason from. */
export const reasons = (declared: Declared<string[]>) =>
  special({ ...declared, kind: 'reasons', schema: z.array(nameText.min(1).max(100)).max(20) });

/** Up to ten people of the server. */
export const people = (declared: Omit<Declared<string[]>, 'default'>) =>
  special({ ...declared, default: [], kind: 'people', schema: z.array(snowflake).max(10) });

/** Up to ten webhooks of the server, by their ids. */
export const webhooks = (declared: Omit<Declared<string[]>, 'default'>) =>
  special({ ...declared, default: [], kind: 'webhooks', schema: z.array(snowflake).max(10) });

/** What people type for a webhook: its id, or its address, of which only the id is kept because the rest is a secret. */
export const webhookIn = (typed: string): string =>
  /\/webhooks\/(\d{17,19})(?:\/|$)/.exec(typed)?.[1] ?? typed.trim();
