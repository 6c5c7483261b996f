import { FIRST_QUESTIONS } from '@famiglia/contract/dashboard/first-steps';
import type { FirstStep, FirstSteps } from '@famiglia/contract/dashboard/first-steps';
import { FIRST_STEP_WORDS } from '@famiglia/contract/dashboard/first-step-words';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import type { Problem } from './setup-problems.ts';
import type { SetupView } from './setup-view.ts';

/** What a new family has left to do: the next step with its reason, the others by name; what was put off comes last. */
export const firstStepsLeft = ({ first, language }: SetupView): Problem[] => {
  const undone = first?.steps.filter(({ done }) => !done) ?? [];
  const left = [...undone.filter(({ later }) => !later), ...undone.filter(({ later }) => later)];
  if (first === null || first.away || left.length === 0) return [];
  const { title, progress, steps, evening } = FIRST_STEP_WORDS[language];
  const about = (name: FirstStep): string =>
    name === 'finish' && first.event !== null ? evening(first.event) : steps[name].note;
  const all = first.steps.length;
  return [
    {
      title: `${title}: ${progress(all - left.length, all)}`,
      lines: left.map(({ name }, index) =>
        index === 0 ? `**${steps[name].name}** ${about(name)}`.trimEnd() : `◦ ${steps[name].name}`,
      ),
    },
  ];
};

/** What is left and done by one press, as custom ids and labels; or the way back to a guide that was put away. */
export const firstStepButtons = ({ first, language }: SetupView): [string, string][] => {
  const words = FIRST_STEP_WORDS[language];
  if (first === null || isThrough(first)) return [];
  const left = first.steps.filter(({ done }) => !done).map(({ name }) => name);
  if (first.away) {
    const progress = words.progress(first.steps.length - left.length, first.steps.length);
    return [[makeCustomId('setup', 'show', 'all'), words.show(progress)]];
  }
  const questions = FIRST_QUESTIONS.filter((question) => left.includes(question));
  return [
    ...questions.map((question): [string, string] => [
      makeCustomId('setup', 'ask', question),
      words.steps[question].name,
    ]),
    ...(left.includes('event')
      ? [[makeCustomId('mp', 'new'), words.steps.event.name] as [string, string]]
      : []),
    ...(left.includes('ranks')
      ? [[makeCustomId('ranks', 'propose'), words.steps.ranks.name] as [string, string]]
      : []),
    [makeCustomId('setup', 'settle', 'all'), words.hide],
  ];
};

const isThrough = ({ steps }: FirstSteps): boolean =>
  steps.some(({ name, done }) => name === 'finish' && done);
