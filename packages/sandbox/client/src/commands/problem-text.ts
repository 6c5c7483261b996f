import type { Dictionary } from '../i18n/dictionary.ts';
import type { OptionProblem } from './read-option.ts';

export function problemText(problem: OptionProblem, { commands: { problems } }: Dictionary): string {
  return 'limit' in problem ? problems[problem.kind](problem.limit) : problems[problem.kind];
}
