import { roleProblemText } from '@famiglia/contract/access/role-problem';
import { describeProblem } from '@famiglia/contract/kit/field-problems';
import type { Language } from '@famiglia/contract/kit/language';

/** Why a role is not given, by the message of its field. */
export const problemWords = (message: string, language: Language): string =>
  roleProblemText(message, language) ?? describeProblem(message, language).message;
