import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { NO_RULES, WELCOME_LENGTH, welcomeWords } from '@famiglia/contract/joining/welcome-text';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { SettingRow } from './setting-row.tsx';
import { useChannelOptions } from './use-channel-options.tsx';

/** The family's welcome, with what a newcomer would read below it. */
export const WelcomeTextSetting = ({ field }: { field: FieldOfKind<'welcome_text'> }) => {
  const text = useText(controlsText);
  const { name: family } = useCurrentGuild();
  const { value, change } = useSetting(field);
  // The welcome speaks the family's language, whatever the reader's is.
  const { value: language } = useSetting('language');
  const { value: rulesId } = useSetting('channels.rules');
  const { optionOf } = useChannelOptions();
  const rules = rulesId === null ? NO_RULES[language] : `#${optionOf(rulesId).label}`;
  return (
    <SettingRow field={field} wide>
      {(control) => (
        <div className="grid max-w-160 gap-2">
          <TextArea
            {...control}
            rows={4}
            maxLength={WELCOME_LENGTH}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
          <p className="text-xs text-muted">{text.welcomePreview}</p>
          <p className="rounded-sm border border-line bg-ink px-3 py-2 break-words whitespace-pre-line">
            <DiscordWords words={welcomeWords(value, { ...text.sampleMember, family, rules })} />
          </p>
        </div>
      )}
    </SettingRow>
  );
};

/** What Discord formats inside a line, the longer marks first. */
const FORMATTED = /(`[^`\n]+`|\*\*[^*\n]+\*\*|__[^_\n]+__|~~[^~\n]+~~|\*[^*\n]+\*|_[^_\n]+_)/;

const MARKS: readonly { mark: string; show: (words: string) => ReactNode }[] = [
  { mark: '`', show: (words) => <code className="rounded-xs bg-raised px-1">{words}</code> },
  { mark: '**', show: (words) => <strong>{words}</strong> },
  { mark: '__', show: (words) => <u>{words}</u> },
  { mark: '~~', show: (words) => <s>{words}</s> },
  { mark: '*', show: (words) => <em>{words}</em> },
  { mark: '_', show: (words) => <em>{words}</em> },
];

/** Words as Discord shows them: commands as code, bold as bold. */
const DiscordWords = ({ words }: { words: string }) =>
  words.split(FORMATTED).map((part, place) => {
    // Every second part is formatted, because the expression has one group.
    const found = place % 2 === 0 ? undefined : MARKS.find(({ mark }) => part.startsWith(mark));
    const size = found?.mark.length ?? 0;
    // The parts have no other identity than their place.
    // oxlint-disable-next-line react/no-array-index-key
    return <span key={place}>{found ? found.show(part.slice(size, -size)) : part}</span>;
  });
