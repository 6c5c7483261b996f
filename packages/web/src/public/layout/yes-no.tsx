import { Check, Minus } from '../../shared/ui/icons.ts';

/** A cell of a table of features or permissions: an icon with a text for screen readers. */
export const YesNo = ({ yes, label }: { yes: boolean; label: string }) => {
  const Icon = yes ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={`mx-auto size-4 ${yes ? 'text-good' : 'text-faint'}`} />
      <span className="sr-only">{label}</span>
    </>
  );
};
