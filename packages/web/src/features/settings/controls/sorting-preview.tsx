import { useFormat } from '../../../language/use-format.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useText } from '../../../language/use-text.ts';
import { explainPlace } from '../../../roster/explain-place.ts';
import { Roster } from '../../../roster/roster.tsx';
import { Card } from '../../../ui/card.tsx';
import { controlsText } from './controls.text.ts';
import { arrangeSample } from './sample-roster.ts';
import type { Criterion } from './sorting-order.ts';

/** The order tried on people who are easy to tell apart, before anything is saved. */
export const SortingPreview = ({ sorting }: { sorting: readonly Criterion[] }) => {
  const text = useText(controlsText);
  const language = useLanguage();
  const format = useFormat();
  const rows = arrangeSample(sorting).map((place) => ({
    id: place.id,
    name: place.name,
    list: place.list,
    position: place.position,
    reason: explainPlace(language, place),
    value: format.number(place.reputation),
  }));
  return (
    <Card>
      <h3 className="border-b border-line px-4 py-3 font-medium">{text.preview}</h3>
      <Roster rows={rows} />
    </Card>
  );
};
