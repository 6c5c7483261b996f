import * as z from 'zod';
import { snowflake, time } from '../kit/shapes.ts';
import { ingameNick, staticId } from '../members/members.ts';
import { freeText, nameText } from '../kit/visible-text.ts';

/** What a question asks for. `nick` and `static` become the member's in-game name on acceptance. */
export const QUESTION_TYPES = [
  'short',
  'long',
  'number',
  'choice',
  'screenshot',
  'nick',
  'static',
  'age',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Application forms of one guild: what Discord can suggest at once, and more than families have. */
export const MAX_FORMS = 10;
export const MAX_QUESTIONS = 15;
/** A form of Discord has five inputs. */
export const QUESTIONS_ON_PAGE = 5;
const MAX_PICTURES = 3;
const MAX_ROLES = 5;
const MAX_OPTIONS = 25;
export const TEXT_LENGTH = 1000;

/** How long an answer may be. */
export const ANSWER_LENGTH: Readonly<Record<QuestionType, number>> = {
  short: 200,
  long: 1000,
  number: 20,
  choice: 100,
  screenshot: 100,
  nick: 32,
  static: 11,
  age: 20,
};

const question = z.strictObject({
  /** Stays the same when the words change, so that a draft keeps its answers. */
  id: z.string().regex(/^[a-z0-9]{1,12}$/, 'question_id'),
  /** Discord's limit for the label of an input. */
  label: nameText.min(1).max(45),
  hint: nameText.max(100),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  /** Of a choice only. */
  options: z.array(nameText.min(1).max(100)).max(MAX_OPTIONS),
});
export type FormQuestion = z.infer<typeof question>;

const areUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

const questions = z
  .array(question)
  .max(MAX_QUESTIONS)
  .superRefine((all, issues) => {
    const refuse = (index: number, field: string, message: string): void =>
      issues.addIssue({ code: 'custom', path: [index, field], message });
    for (const [index, { id, type, options }] of all.entries()) {
      if (all.findIndex((other) => other.id === id) < index) refuse(index, 'id', 'repeated');
      if (type === 'choice' && (options.length < 2 || !areUnique(options))) {
        refuse(index, 'options', 'choice_options');
      }
      if (type !== 'choice' && options.length > 0) refuse(index, 'options', 'choice_options');
      const before = all.slice(0, index).filter((other) => other.type === type).length;
      if ((type === 'nick' || type === 'static') && before > 0) refuse(index, 'type', 'repeated');
      if (type === 'screenshot' && before >= MAX_PICTURES) refuse(index, 'type', 'too_many_pictures');
    }
  });

const roleIds = z
  .array(snowflake)
  .max(MAX_ROLES)
  .overwrite((ids) => [...new Set(ids)]);

/** What candidates are told. An empty text is the default one, in the guild's language. */
export const CANDIDATE_TEXTS = ['received', 'interview', 'accepted', 'refused'] as const;
export type CandidateText = (typeof CANDIDATE_TEXTS)[number];
const ownText = freeText.max(TEXT_LENGTH);

/** Everything that a leader sets about one kind of application, except its name and whether it is open. */
export const formDefinition = z.strictObject({
  /** Above the button in the channel. */
  intro: freeText.max(TEXT_LENGTH),
  questions,
  /** Where the message with the button is posted. */
  channel_id: snowflake.nullable(),
  /** Where applications are reviewed in Discord. */
  review_channel_id: snowflake.nullable(),
  gives_role_ids: roleIds,
  takes_role_ids: roleIds,
  /** Who may apply; everybody if empty. */
  applicant_role_ids: roleIds,
  /** After a refusal. */
  cooldown_days: z.number().int().min(0).max(365),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  /** How many may wait for a decision at once; 0 for any number. */
  most_open: z.number().int().min(0).max(500),
  refusal_reasons: z.array(nameText.min(1).max(100)).max(MAX_OPTIONS),
  texts: z.strictObject({ received: ownText, interview: ownText, accepted: ownText, refused: ownText }),
});
export type FormDefinition = z.infer<typeof formDefinition>;

export const formBody = formDefinition.extend({ name: nameText.min(1).max(60), is_open: z.boolean() });
export type FormBody = z.infer<typeof formBody>;

/** Why a form takes no applications now, as far as it depends on the form alone. */
export const FORM_STATES = ['open', 'closed', 'not_yet', 'over'] as const;
export type FormState = (typeof FORM_STATES)[number];

type Schedule = Pick<FormDefinition, 'opens_at' | 'closes_at'> & { is_open: boolean };

/** Whether a form is open: a form closed by hand is closed, otherwise its schedule decides. */
export const formStateAt = ({ is_open, opens_at, closes_at }: Schedule, now: Date): FormState => {
  if (!is_open) return 'closed';
  if (opens_at !== null && new Date(opens_at) > now) return 'not_yet';
  return closes_at !== null && new Date(closes_at) <= now ? 'over' : 'open';
};

export const ANSWER_PROBLEMS = [
  'missing',
  'too_long',
  'not_a_number',
  'bad_age',
  'bad_nick',
  'bad_static',
  'not_an_option',
] as const;
export type AnswerProblem = (typeof ANSWER_PROBLEMS)[number];

const AGES = { min: 10, max: 99 };

/** What is wrong with an answer; null if nothing is. Static ids may be typed with their number sign. */
export const answerProblem = (asked: FormQuestion, typed: string | undefined): AnswerProblem | null => {
  const answer = (typed ?? '').trim();
  if (answer === '') return asked.required ? 'missing' : null;
  if (answer.length > ANSWER_LENGTH[asked.type]) return 'too_long';
  switch (asked.type) {
    case 'number':
      return /^-?\d{1,12}(?:[.,]\d{1,4})?$/.test(answer) ? null : 'not_a_number';
    case 'age':
      return /^\d+$/.test(answer) && Number(answer) >= AGES.min && Number(answer) <= AGES.max
        ? null
        : 'bad_age';
    case 'nick':
      return ingameNick.safeParse(answer).success ? null : 'bad_nick';
    case 'static':
      return staticId.safeParse(staticOf(answer)).success ? null : 'bad_static';
    case 'choice':
      return asked.options.includes(answer) ? null : 'not_an_option';
    case 'short':
    case 'long':
    case 'screenshot':
      return null;
  }
};

export const staticOf = (answer: string): string => answer.trim().replace(/^#/, '');

/** The questions of a form that are typed or chosen, page by page. Pictures are attached separately. */
export const questionPages = (all: readonly FormQuestion[]): FormQuestion[][] => {
  const typed = all.filter(({ type }) => type !== 'screenshot');
  const count = Math.ceil(typed.length / QUESTIONS_ON_PAGE);
  return Array.from({ length: count }, (_, page) =>
    typed.slice(page * QUESTIONS_ON_PAGE, (page + 1) * QUESTIONS_ON_PAGE),
  );
};
