import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { answersText } from '../answers/answers.text.ts';
import { ChoiceField } from './choice-field.tsx';

/** Whether people can also answer late, maybe and cannot. What they answered is gone when it is switched off. */
export const AnswersField = (props: Omit<ComponentProps<typeof ChoiceField>, 'text'>) => {
  const text = useText(answersText).field;
  const [before] = useState(props.value);
  const isLost = before === 'yes' && props.value === 'no';
  return <ChoiceField text={{ ...text, hint: isLost ? text.lost : text.hint }} {...props} />;
};
