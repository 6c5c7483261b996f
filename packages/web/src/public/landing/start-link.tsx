import { useText } from '../../shared/language/use-text.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { EnterLink } from '../layout/enter-link.tsx';
import { landingText } from './landing.text.ts';

export const StartLink = () => (
  <EnterLink
    label={useText(landingText).start}
    className={buttonClasses({ variant: 'primary', size: 'large' })}
  />
);
