import type { Capt } from '@famiglia/contract/capts/capts';
import { Shield, Swords } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { captsText } from '../capts.text.ts';

const ICONS = { attack: Swords, defence: Shield } as const;

/** "Attack · Port": side and territory in one line. */
export const SideAndTerritory = ({ of: { side, territory } }: { of: Pick<Capt, 'side' | 'territory'> }) => {
  const text = useText(captsText);
  const Icon = ICONS[side];
  return (
    <span className="inline-flex max-w-full items-center align-top gap-1.5">
      <Icon aria-hidden className="size-3.5 shrink-0 text-faint" />
      <span className="min-w-0 wrap-anywhere">
        {[text.sides[side], territory].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
};
