import { Link } from 'react-router';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import type { GgView } from '../gg-view.ts';
import { GG_VIEWS } from '../gg-view.ts';
import { ggText } from '../gg.text.ts';

/** Links, so that each view has an address of its own. */
export const ViewTabs = ({ view, waiting }: { view: GgView; waiting: number }) => {
  const text = useText(ggText);
  const format = useFormat();
  return (
    <nav
      aria-label={text.views}
      className="-mx-4 mb-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none]"
    >
      {GG_VIEWS.map((one) => (
        <Link
          key={one}
          to={one === 'pending' ? '?' : `?view=${one}`}
          aria-current={one === view ? 'page' : undefined}
          className="flex h-11 shrink-0 items-center gap-1.5 rounded-sm px-3 text-muted transition-colors duration-(--quick) hover:bg-hover hover:text-text aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:text-text md:h-9"
        >
          {text.tabs[one]}
          {one === 'pending' && waiting > 0 ? (
            <span className="font-medium text-brass">{format.number(waiting)}</span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
};
