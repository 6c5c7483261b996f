import { Activity, CalendarDays, Crosshair, House, Image, Users } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Crest } from '../../../shared/ui/crest.tsx';
import { fragmentsText } from './fragments.text.ts';

const ICONS = [House, Users, CalendarDays, Crosshair, Image, Activity];
const FILLED = [
  [25, 25],
  [17, 25],
  [8, 20],
] as const;

const Navigation = ({ names }: { names: readonly string[] }) => (
  <ul className="hidden gap-0.5 sm:grid">
    {names.map((name, index) => {
      const Icon = ICONS[index] ?? House;
      return (
        <li
          key={name}
          className={classes(
            'flex min-h-9 items-center gap-2.5 rounded-sm px-2.5',
            index === 0 ? 'bg-raised font-medium' : 'text-muted',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {name}
        </li>
      );
    })}
  </ul>
);

/** A part of the panel's dashboard. */
export const PanelFragment = () => {
  const text = useText(fragmentsText);
  return (
    <div className="overflow-hidden h-full rounded-md border border-line bg-surface sm:grid sm:grid-cols-[176px_1fr]">
      <div className="border-b border-line p-3 sm:border-r sm:border-b-0">
        <p className="flex items-center gap-2.5 sm:mb-3">
          <Crest name={text.guild} src={null} />
          <span className="min-w-0">
            <span className="block font-semibold">{text.guild}</span>
            <span className="block text-xs text-muted">{text.members}</span>
          </span>
        </p>
        <Navigation names={text.navigation} />
      </div>
      <div className="p-4">
        <dl className="grid grid-cols-3 gap-2">
          {text.tiles.map(([name, value]) => (
            <div key={name} className="flex flex-col justify-between rounded-sm border border-line p-2.5">
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="mt-1 text-lg font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 mb-1 text-xs text-muted">{text.next}</p>
        <ul>
          {text.nextItems.map(([title, time], index) => {
            const [main, slots] = FILLED[index] ?? [0, 1];
            return (
              <li key={title} className="border-b border-line py-2 last:border-0 last:pb-0">
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span className="font-medium">{title}</span>
                  <span className="text-muted">{time}</span>
                </p>
                <p className="mt-1 flex items-center gap-3">
                  <svg aria-hidden className="h-1 flex-1 rounded-full bg-hover">
                    <rect width={`${(main / slots) * 100}%`} height="4" className="fill-brass" />
                  </svg>
                  <span className="w-14 text-right text-xs text-muted">
                    {main} / {slots}
                  </span>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
};
