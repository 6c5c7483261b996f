/** A switch of the form: empty if the guild's settings apply. */
export type Choice = '' | 'yes' | 'no';

/** What is left out follows the settings. */
const choiceOf = (value: boolean | undefined): Choice => {
  if (value === undefined) return '';
  return value ? 'yes' : 'no';
};

/** What is sent; what the settings decide is left out. */
const chosenAs = <Field extends string>(field: Field, choice: Choice): Partial<Record<Field, boolean>> =>
  choice === '' ? {} : ({ [field]: choice === 'yes' } as Record<Field, boolean>);

/** The switches of a sign-up, as the form has them. */
export interface SwitchesDraft {
  /** Whether those selected get a thread. */
  thread: Choice;
  /** Whether people can also answer late, maybe and cannot. */
  moreAnswers: Choice;
}

interface Switches {
  thread?: boolean | undefined;
  more_answers?: boolean | undefined;
}

export const switchesDraftOf = ({ thread, more_answers: more }: Switches): SwitchesDraft => ({
  thread: choiceOf(thread),
  moreAnswers: choiceOf(more),
});

export const switchesRequestOf = ({ thread, moreAnswers }: SwitchesDraft) => ({
  ...chosenAs('thread', thread),
  ...chosenAs('more_answers', moreAnswers),
});
