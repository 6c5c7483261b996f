import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import { activitySentence } from '@famiglia/contract/activity/activity-sentence';
import { actorNameOf, BY_ITSELF } from '@famiglia/contract/activity/activity-types';
import { useFormat } from '../language/use-format.ts';
import { useLanguage } from '../language/use-language.ts';

/** What somebody else did meanwhile, who it was and when, in the words of the activity. */
export const ChangeLine = ({ change }: { change: ActivityEntry }) => {
  const language = useLanguage();
  const format = useFormat();
  const said = activitySentence(language, change, format.date).replace('{target}', () => targetOf(change));
  return (
    <p className="text-muted">
      <span className="font-medium text-text">{actorNameOf(change, language) ?? BY_ITSELF[language]}</span>
      {' · '}
      {format.relative(change.created_at)}
      {' · '}
      {said}
    </p>
  );
};

const targetOf = ({ target }: ActivityEntry): string => target?.name || target?.id || '';
