import { useText } from '../../shared/language/use-text.ts';
import { YesNo } from '../layout/yes-no.tsx';
import { PLAN_FEATURES, PLANS } from './plans.ts';
import { pricingText } from './pricing.text.ts';

export const Comparison = () => {
  const text = useText(pricingText);
  return (
    <table className="w-full">
      <caption className="pb-4 text-left text-lg font-semibold">{text.compare}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2.5 pr-4 text-left font-normal">
            {text.feature}
          </th>
          {PLANS.map(({ id }) => (
            <th key={id} scope="col" className="w-20 px-2 py-2.5 text-center font-medium text-text sm:w-32">
              {text.names[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PLAN_FEATURES.map((feature) => (
          <tr key={feature} className="border-b border-line">
            <th scope="row" className="h-11 py-2 pr-4 text-left font-normal">
              {text.features[feature]}
            </th>
            {PLANS.map(({ id, features }) => (
              <td key={id} className="px-2 text-center">
                <YesNo
                  yes={features.includes(feature)}
                  label={features.includes(feature) ? text.included : text.missing}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
