import { GripVertical } from '../../../ui/icons.ts';
import { useText } from '../../../language/use-text.ts';
import { fragmentsText } from './fragments.text.ts';

/** The sorting criteria as they stand in the settings, and what a person reads about their place. */
export const SortingFragment = () => {
  const text = useText(fragmentsText);
  return (
    <div className="h-full rounded-md border border-line bg-surface">
      <p className="border-b border-line px-4 py-2.5 font-medium">{text.order}</p>
      <ol className="p-2">
        {text.criteria.map((criterion, index) => (
          <li key={criterion} className="flex min-h-9 items-center gap-2 px-2">
            <GripVertical aria-hidden className="size-4 text-faint" />
            <span className="w-4 text-right font-medium text-brass">{index + 1}</span>
            <span>{criterion}</span>
          </li>
        ))}
      </ol>
      <div className="border-t border-line p-4">
        <p className="ml-auto w-fit rounded-md bg-hover px-3 py-2">{text.why}</p>
        <p className="mt-2 w-fit rounded-md bg-brass-wash px-3 py-2 text-brass">{text.because}</p>
      </div>
    </div>
  );
};
