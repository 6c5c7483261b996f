import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { NO_RULES, WELCOME_LENGTH, welcomeWords } from '@famiglia/contract/joining/welcome-text';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { controlsText } from './controls.text.ts';
import { DiscordWords } from './discord-words.tsx';
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
