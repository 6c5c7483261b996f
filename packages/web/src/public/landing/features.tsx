import type { ReactNode } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { GripVertical } from '../../shared/ui/icons.ts';
import { DamageFragment } from './fragments/damage-fragment.tsx';
import { fragmentsText } from './fragments/fragments.text.ts';
import { PanelFragment } from './fragments/panel-fragment.tsx';
import { RealtimeFragment } from './fragments/realtime-fragment.tsx';
import { ReputationFragment } from './fragments/reputation-fragment.tsx';
import { RolesFragment } from './fragments/roles-fragment.tsx';
import { landingText } from './landing.text.ts';

/** The sorting criteria as in the settings, and the explanation that a person reads. */
const SortingFragment = () => {
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

type FeatureName = keyof (typeof landingText)['en']['features'];

interface Feature {
  name: FeatureName;
  premium: boolean;
  wide: boolean;
  show: () => ReactNode;
}

/** Wide and narrow features alternate. */
const FEATURES: readonly Feature[] = [
  { name: 'reputation', premium: false, wide: true, show: ReputationFragment },
  { name: 'events', premium: false, wide: false, show: SortingFragment },
  { name: 'realtime', premium: true, wide: false, show: RealtimeFragment },
  { name: 'panel', premium: true, wide: true, show: PanelFragment },
  { name: 'analytics', premium: true, wide: true, show: DamageFragment },
  { name: 'roles', premium: true, wide: false, show: RolesFragment },
];

const TAG = 'rounded-full border border-line-strong px-2 text-xs leading-4.5 text-muted';

/** The features of bot and panel, each shown with a part of the real interface. */
export const Features = () => {
  const text = useText(landingText);
  return (
    <section
      aria-labelledby="features"
      className="border-t border-line [contain-intrinsic-size:auto_1900px] [content-visibility:auto]"
    >
      <div className="mx-auto max-w-[1160px] px-5 py-16 md:px-6 md:py-20">
        <h2 id="features" className="font-display text-xl font-semibold tracking-[-0.02em]">
          {text.featuresTitle}
        </h2>
        <ul className="mt-10 grid gap-x-10 gap-y-14 lg:grid-cols-12">
          {FEATURES.map(({ name, premium, wide, show: Fragment }) => (
            <li
              key={name}
              className={`grid grid-rows-[auto_1fr] gap-5 ${wide ? 'lg:col-span-7' : 'lg:col-span-5'}`}
            >
              <div>
                <p className="mb-2 flex items-center gap-2 font-medium text-brass">
                  <span>{text.features[name].name}</span>
                  {premium && <span className={TAG}>{text.premium}</span>}
                </p>
                <h3 className="mb-1.5 text-lg font-semibold">{text.features[name].title}</h3>
                <p className="max-w-[58ch] text-base text-pretty text-muted">{text.features[name].body}</p>
              </div>
              <Fragment />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
