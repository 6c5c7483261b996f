import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { placeNote } from '../../../entities/roster/table/place-note.ts';
import { Roster } from '../../../entities/roster/table/roster.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { Criterion } from '../controls/sorting-order.ts';
import { arrangeSample } from './sample-roster.ts';
import { sortingPreviewText } from './sorting-preview.text.ts';

/** For a family without events: the order applied to sample people. */
export const SamplePreview = ({ sorting }: { sorting: readonly Criterion[] }) => {
  const text = useText(sortingPreviewText);
  const language = useLanguage();
  const format = useFormat();
  const rows = arrangeSample(sorting).map((place) => ({
    id: place.id,
    name: place.name,
    list: place.list,
    position: place.position,
    reason: placeNote(language, place),
    value: format.number(place.reputation),
  }));
  return (
    <Card>
      <div className="border-b border-line px-4 py-3">
        <h3 className="font-medium">{text.sample}</h3>
        <p className="text-xs text-pretty text-muted">{text.sampleNote}</p>
      </div>
      <Roster rows={rows} />
    </Card>
  );
};
