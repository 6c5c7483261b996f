import { LANGUAGES } from '@famiglia/contract/constants';
import { useEffect } from 'react';
import { LANGUAGE_NAMES } from '../../../shared/language/language-names.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { Picker } from '../controls/picker.tsx';
import { SettingRow } from '../controls/setting-row.tsx';
import { TimeZoneSetting } from '../controls/time-zone-setting.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { markReviewed } from '../onboarding/onboarding-memory.ts';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
const MAX_NAME = 32;

export const GeneralSection = () => {
  const language = useSetting('language');
  const name = useSetting('reputation_name');
  const { id } = useCurrentGuild();
  useEffect(() => markReviewed(id), [id]);
  return (
    <Card>
      <SettingRow field="language">
        {(control) => (
          <Picker
            {...control}
            options={OPTIONS}
            value={OPTIONS.find((option) => option.value === language.value) ?? null}
            onChange={(value) => language.change(LANGUAGES.find((one) => one === value) ?? language.value)}
          />
        )}
      </SettingRow>
      <TimeZoneSetting />
      <SettingRow field="reputation_name">
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_NAME}
            value={name.value}
            onChange={(event) => name.change(event.target.value)}
          />
        )}
      </SettingRow>
    </Card>
  );
};
