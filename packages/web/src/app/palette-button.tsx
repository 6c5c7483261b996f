import { Search } from '../shared/ui/icons.ts';
import { commonText } from '../shared/language/common.text.ts';
import { useText } from '../shared/language/use-text.ts';
import { Kbd } from '../shared/ui/kbd.tsx';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface PaletteButtonProps {
  onClick: () => void;
  /** The pointer or the focus has reached it. */
  onApproach: () => void;
}

export const PaletteButton = ({ onClick, onApproach }: PaletteButtonProps) => {
  const text = useText(commonText);
  return (
    <button
      type="button"
      onClick={onClick}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      className="flex h-9 items-center gap-2.5 rounded-sm border border-line px-2.5 max-xl:justify-center text-muted transition-colors duration-(--quick) hover:border-line-strong hover:text-text"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="flex-1 text-left max-xl:sr-only">{text.search}</span>
      <span className="max-xl:hidden">
        <Kbd>{isApple ? '⌘K' : 'Ctrl K'}</Kbd>
      </span>
    </button>
  );
};
