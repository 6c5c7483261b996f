import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { controlsText } from '../controls/controls.text.ts';
import { NumberSetting } from '../controls/number-setting.tsx';
import { RejectReasons } from '../controls/reject-reasons.tsx';
import { useSetting } from '../draft/use-setting.ts';

export const GungameSection = () => {
  const text = useText(controlsText);
  const limit = useSetting('gungame.daily_limit');
  return (
    <Card>
      <NumberSetting field="gungame.reward" min={0} max={100_000} unit={text.reputation} />
      <NumberSetting field="gungame.daily_limit" min={1} max={100} unit={text.screens(limit.value)} />
      <RejectReasons />
    </Card>
  );
};
