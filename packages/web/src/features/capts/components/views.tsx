import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Segments } from '../../../shared/ui/segments.tsx';
import { captsText } from '../capts.text.ts';

/** The three views of a family's capts. */
export const Views = ({ current }: { current: 'list' | 'season' | 'opponents' }) => {
  const text = useText(captsText);
  const { id } = useCurrentGuild();
  const base = `/guild/${id}/capts`;
  return (
    <div className="mb-4 flex">
      <Segments
        label={text.views}
        segments={[
          { to: base, label: text.list, current: current === 'list' },
          { to: `${base}/season`, label: text.season, current: current === 'season' },
          { to: `${base}/opponents`, label: text.opponents, current: current === 'opponents' },
        ]}
      />
    </div>
  );
};
