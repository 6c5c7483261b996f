import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { controlsText } from '../controls/controls.text.ts';
import { NumberSetting } from '../controls/number-setting.tsx';
import { SortingSetting } from '../controls/sorting-setting.tsx';

export const EventsSection = () => (
  <Card>
    <NumberSetting field="events.reward" min={0} max={100_000} unit={useText(controlsText).reputation} />
    <SortingSetting />
  </Card>
);
