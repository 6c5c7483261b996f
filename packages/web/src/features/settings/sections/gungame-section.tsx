import { useText } from '../../../language/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { controlsText } from '../controls/controls.text.ts';
import { NumberSetting } from '../controls/number-setting.tsx';
import { RejectReasons } from '../controls/reject-reasons.tsx';

export const GungameSection = () => (
  <Card>
    <NumberSetting field="gungame.reward" min={0} max={100_000} unit={useText(controlsText).reputation} />
    <RejectReasons />
  </Card>
);
