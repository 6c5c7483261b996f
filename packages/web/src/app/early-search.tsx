import { useText } from '../shared/language/use-text.ts';
import { Search } from '../shared/ui/icons.ts';
import { panelText } from './panel.text.ts';

interface EarlySearchProps {
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
}

/** In the place of the palette while its code is loading: it takes the keys, so that the first letters are not lost. */
export const EarlySearch = ({ value, onChange, onClose }: EarlySearchProps) => {
  const text = useText(panelText);
  return (
    <div className="fixed inset-0 z-30 bg-scrim">
      <div className="fixed top-3 left-1/2 flex w-[min(560px,calc(100vw-24px))] -translate-x-1/2 items-center gap-3 rounded-md border border-line-strong bg-surface px-4 md:top-[14vh]">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened by a key, to type into it
          autoFocus
          aria-label={text.palettePlaceholder}
          placeholder={text.palettePlaceholder}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onClose();
          }}
          className="h-13 w-full bg-transparent text-base outline-none"
        />
      </div>
    </div>
  );
};
