import type { ComponentProps } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { ChoiceField } from './choice-field.tsx';
import { threadText } from './thread.text.ts';

/** Whether those selected get a private thread below the sign-up. */
export const ThreadField = (props: Omit<ComponentProps<typeof ChoiceField>, 'text'>) => {
  const text = useText(threadText);
  return <ChoiceField text={{ ...text, label: text.thread }} {...props} />;
};
