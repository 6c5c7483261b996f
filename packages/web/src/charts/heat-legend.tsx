import { useText } from '../language/use-text.ts';
import { chartsText } from './charts.text.ts';
import { HEAT_LEVELS, heatOpacity } from './heat-level.ts';

export const HeatLegend = () => {
  const text = useText(chartsText);
  return (
    <div aria-hidden className="mt-2 flex items-center justify-end gap-1 text-xs text-faint">
      <span className="mr-1">{text.less}</span>
      <span className="size-2.5 rounded-[2px] bg-raised" />
      {HEAT_LEVELS.map((level) => (
        <span
          key={level}
          className="size-2.5 rounded-[2px] bg-brass"
          style={{ opacity: heatOpacity(level) }}
        />
      ))}
      <span className="ml-1">{text.more}</span>
    </div>
  );
};
