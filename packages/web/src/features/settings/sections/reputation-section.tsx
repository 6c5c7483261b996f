import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { controlsText } from '../controls/controls.text.ts';
import { NumberSetting } from '../controls/number-setting.tsx';
import { ReviewModeSetting } from '../controls/review-mode-setting.tsx';
import { RoleThresholds } from '../controls/role-thresholds.tsx';
import { useSetting } from '../draft/use-setting.ts';

export const ReputationSection = () => {
  const text = useText(controlsText);
  const limit = useSetting('gg.daily_limit');
  return (
    <Card>
      <ReviewModeSetting />
      <NumberSetting field="gg.reward" min={0} max={100_000} unit={text.reputation} />
      <NumberSetting field="gg.daily_limit" min={1} max={100} unit={text.screens(limit.value)} />
      <RoleThresholds />
    </Card>
  );
};
