import type { ReactNode } from 'react';
import type { Language } from '../i18n/dictionary.ts';
import { useText } from '../i18n/use-text.ts';

const dayMilliseconds = 86_400_000;

export function DayLine({ day, language }: { day: string; language: Language }): ReactNode {
  const text = useText();
  const now = Date.now();
  const names = new Map([
    [new Date(now).toDateString(), text.messages.today],
    [new Date(now - dayMilliseconds).toDateString(), text.messages.yesterday],
  ]);
  const name = names.get(day) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(day));
  return <h3 className="day-line">{name}</h3>;
}
