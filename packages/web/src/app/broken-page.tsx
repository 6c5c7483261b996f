import { ContactLink } from '../shared/contact/contact-link.tsx';
import { useText } from '../shared/language/use-text.ts';
import { Button } from '../shared/ui/button.tsx';
import { RotateCw } from '../shared/ui/icons.ts';
import { panelText } from './panel.text.ts';

/** In the place of a page whose code fails. The frame around it stays. */
export const BrokenPage = () => {
  const text = useText(panelText);
  return (
    <div role="alert" className="mx-auto grid max-w-120 justify-items-start gap-4 py-16">
      <title>{`${text.crashTitle} · Famiglia`}</title>
      <h1 className="text-xl font-semibold">{text.crashTitle}</h1>
      <p className="text-base text-pretty text-muted">{text.crashBody}</p>
      <Button
        variant="primary"
        icon={<RotateCw aria-hidden className="size-4" />}
        onClick={() => window.location.reload()}
      >
        {text.reload}
      </Button>
      <p className="text-pretty text-muted">
        {text.crashAgain[0]} <ContactLink>{text.crashAgain[1]}</ContactLink>
      </p>
    </div>
  );
};
