import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import { ACTIVITY_SENTENCES, actorNameOf, BY_ITSELF } from '@famiglia/contract/activity/activity-types';
import { useFormat } from '../language/use-format.ts';
import { useLanguage } from '../language/use-language.ts';
import { useSettingName } from '../lib/use-setting-name.ts';

/** What somebody else did meanwhile, who it was and when, in the words of the activity. */
export const ChangeLine = ({ change }: { change: ActivityEntry }) => {
  const language = useLanguage();
  const format = useFormat();
  const nameSetting = useSettingName(change.type === 'settings.saved');
  const said = ACTIVITY_SENTENCES[language][change.type]
    .says(change.data, format.date, nameSetting)
    .replace('{target}', () => targetOf(change));
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
